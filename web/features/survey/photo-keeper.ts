import * as v from 'valibot'
import type { LocalStore } from '#web/state/local-store.ts'

/** A picture that the server does not have yet, as it lies on the device. */
export const storedPhoto = v.object({
  /** Its id at the server too: however often it is sent, it is there once. */
  key: v.string(),
  /** The pharmacy's exact code and the survey: no other page shows or sends it. */
  store: v.string(),
  survey: v.number(),
  question: v.string(),
  /** A JPEG as a data address: the policy of our pages shows no others. */
  address: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  /** Why the server will not have it, in words; empty while it waits. */
  failure: v.string(),
})
export type StoredPhoto = v.InferOutput<typeof storedPhoto>

/** A picture on its way, as it is on the screen. */
export interface PhotoOnTheWay {
  id: string
  question: string
  address: string
  state: 'waiting' | 'sending' | 'refused'
  /** Why it is not there yet, in words; empty where nothing has gone wrong. */
  why: string
}

/** What a failure means: never as it stands, or later, with words that may be empty. */
export type PhotoVerdict = { kind: 'refused' | 'later'; words: string }

export type PhotoKeeper = ReturnType<typeof photoKeeper>

interface PhotoKeeperOptions {
  store: string
  survey: number
  /** Opened when it is first needed. */
  openLocalStore: () => Promise<LocalStore<StoredPhoto>>
  send: (photo: StoredPhoto) => Promise<void>
  verdictOf: (error: unknown) => PhotoVerdict
  newKey: () => string
  now: () => number
}

/**
 * Pictures of one survey at one pharmacy, from being taken until the server has them: on the device first,
 * then sent one after the other, oldest first.
 */
export function photoKeeper(options: PhotoKeeperOptions) {
  const { store, survey, openLocalStore, send, verdictOf } = options
  let photos: readonly StoredPhoto[] = []
  let sending: string | null = null
  let hindrance = ''
  let view: readonly PhotoOnTheWay[] = []
  let running: Promise<void> | null = null
  let isAskedAgain = false
  let reading: Promise<void> | null = null
  /** The server may have these, although no answer came. */
  const tried = new Set<string>()
  const listeners = new Set<() => void>()

  const show = (next = photos) => {
    photos = next
    view = photos.map((photo) => onTheWay(photo, sending, hindrance))
    for (const listener of listeners) listener()
  }
  const put = (photo: StoredPhoto) =>
    show(photos.map((each) => (each.key === photo.key ? photo : each)))

  const read = async () => {
    const { rows } = await (await openLocalStore()).readAll()
    const own = rows.filter((row) => row.store === store && row.survey === survey)
    for (const { key } of own) tried.add(key)
    const known = new Set(photos.map(({ key }) => key))
    const found = own.filter(({ key }) => !known.has(key))
    show([...found, ...photos].toSorted((a, b) => a.at - b.at))
  }

  /** Says whether the device has it: a full disk is no reason to lose a picture that the page still has. */
  const write = async (
    change: (shelf: LocalStore<StoredPhoto>) => Promise<void>,
  ): Promise<boolean> => {
    try {
      await change(await openLocalStore())
      return true
    } catch {
      return false
    }
  }

  const remove = async (keys: readonly string[]) => {
    show(photos.filter(({ key }) => !keys.includes(key)))
    // A row that cannot be taken away is sent again some day, and is there already.
    await write((shelf) => shelf.remove(keys))
  }

  const sendNext = async (photo: StoredPhoto): Promise<boolean> => {
    sending = photo.key
    hindrance = ''
    tried.add(photo.key)
    show()
    try {
      await send(photo)
      sending = null
      await remove([photo.key])
      return true
    } catch (error) {
      const { kind, words } = verdictOf(error)
      sending = null
      if (kind === 'refused') {
        const refused = { ...photo, failure: words }
        put(refused)
        await write((shelf) => shelf.replace([refused]))
        return true
      }
      hindrance = words
      show()
      return false
    }
  }

  const sendAll = async () => {
    for (let next = firstOf(photos); next; next = firstOf(photos)) {
      if (!(await sendNext(next))) return
    }
  }

  /** Asked while one fails, as when the network is back just then: tried once more. */
  const sendUntilQuiet = async () => {
    do {
      isAskedAgain = false
      await sendAll()
    } while (isAskedAgain)
  }

  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Finds what an earlier page kept; once. */
    read: () => (reading ??= read().catch(() => undefined)),
    /** Resolves with true once the device has it; false where it lives only as long as this page. */
    take: async (question: string, address: string): Promise<boolean> => {
      const key = options.newKey()
      const photo = { key, store, survey, question, address, at: options.now(), failure: '' }
      const isKept = await write((shelf) => shelf.add([photo]))
      show([...photos, photo])
      return isKept
    },
    /** Takes one back that is not under way; says whether the server may have it all the same. */
    drop: async (key: string): Promise<boolean> => {
      if (key === sending) return false
      await remove([key])
      return tried.has(key)
    },
    /** One that was refused waits again. */
    retry: async (key: string) => {
      const photo = photos.find((each) => each.key === key)
      if (!photo) return
      const waiting = { ...photo, failure: '' }
      put(waiting)
      await write((shelf) => shelf.replace([waiting]))
    },
    /** Sends what waits; resolves when that is done or cannot go on now. */
    flush: (): Promise<void> => {
      isAskedAgain = running !== null
      running ??= sendUntilQuiet().finally(() => {
        running = null
      })
      return running
    },
    /** The answer was sent: what was left is of questions that were not asked. */
    clear: () => remove(photos.map(({ key }) => key)),
  }
}

function firstOf(photos: readonly StoredPhoto[]): StoredPhoto | undefined {
  return photos.find(({ failure }) => failure === '')
}

function onTheWay(
  { key: id, question, address, failure }: StoredPhoto,
  sending: string | null,
  hindrance: string,
): PhotoOnTheWay {
  if (failure) return { id, question, address, state: 'refused', why: failure }
  if (id === sending) return { id, question, address, state: 'sending', why: '' }
  return { id, question, address, state: 'waiting', why: hindrance }
}
