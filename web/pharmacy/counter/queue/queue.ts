import { newEntry, type Entered, type Entry } from './entry.ts'
import { serialize } from './serialize.ts'
import type { Locks } from './locks.ts'
import { createPicture } from './picture.ts'
import { canSendAnew, isOver, isVerdict, settle, type Answer, type Verdict } from './settle.ts'
import type { LocalStore } from '#web/state/local-store.ts'

export type Queue = ReturnType<typeof createQueue>

export interface QueueTools {
  now: () => number
  newKey: () => string
  /** Other pages of this device look at their shelf again. */
  tellOthers: () => void
  /** An entry's, by its key, is held while it is sent: nobody removes it meanwhile. */
  locks: Locks
}

/**
 * Codes entered on this device. The shelf is the truth and the view its picture: everything that reads
 * or writes the shelf happens in turn, so that no old picture ever covers a newer one.
 */
export function createQueue(
  shelf: LocalStore<Entry>,
  { now, newKey, tellOthers, locks }: QueueTools,
) {
  const { get, subscribe, show, put, drop } = createPicture()
  const turn = serialize()
  let lastAt = 0

  /** The order in which they came holds, whatever the phone's clock does. */
  const nextAt = () => {
    lastAt = Math.max(now(), lastAt + 1, (get().entries.at(-1)?.at ?? 0) + 1)
    return lastAt
  }
  const lookAt = async (key: string): Promise<Entry | null> => {
    const entry = await shelf.read(key)
    if (entry) put([entry])
    else drop([key])
    return entry
  }
  const write = async (entry: Entry, inPlaceOf?: string): Promise<Entry> => {
    await shelf.add([entry], inPlaceOf)
    put([entry], inPlaceOf)
    tellOthers()
    return entry
  }
  const keep = async (entry: Entry, verdict: Verdict): Promise<void> => {
    const known = await shelf.read(entry.key)
    // The first outcome holds. One that somebody has removed meanwhile comes back with its own.
    if (known?.state === 'done') put([known])
    else await write(settle(entry, verdict, now()))
  }

  return {
    get,
    subscribe,
    /** Looks at the shelf again; what is over is taken away. */
    refresh: () =>
      turn(async () => {
        const { rows: entries, unreadable } = await shelf.readAll()
        const over = entries.filter((entry) => isOver(entry, now()))
        if (over.length > 0) await shelf.remove(over.map(({ key }) => key))
        show({ entries: entries.filter((entry) => !over.includes(entry)), unreadable })
      }),
    /** Resolves once the code is kept; rejects when it could not be. It may be another one, put right. */
    add: (entered: Entered, { inPlaceOf }: { inPlaceOf?: string } = {}): Promise<Entry> =>
      turn(async () => {
        const old = inPlaceOf === undefined ? null : await lookAt(inPlaceOf)
        return write(newEntry(entered, newKey(), nextAt()), takesPlace(old))
      }),
    /**
     * Sends what waits under this key and keeps the verdict, if one comes. Null for one that has been
     * answered or taken back by now; rejects when the verdict could not be kept: it is to be asked again.
     */
    deliver: (key: string, send: (entry: Entry) => Promise<Answer>): Promise<Answer | null> =>
      locks.alone(key, async () => {
        const entry = await turn(() => lookAt(key))
        if (entry?.state !== 'waiting') return null
        const answer = await send(entry)
        if (isVerdict(answer)) await turn(() => keep(entry, answer))
        return answer
      }),
    /** These outcomes have been on the screen. */
    see: (keys: readonly string[]) =>
      turn(async () => {
        const seen = get()
          .entries.filter((entry) => keys.includes(entry.key) && !entry.isSeen)
          .filter(({ state }) => state === 'done')
          .map((entry) => ({ ...entry, isSeen: true }))
        if (seen.length === 0) return
        await shelf.replace(seen)
        put(seen)
        tellOthers()
      }),
    /** The same code as a new request, in the old one's place; perhaps without its voucher. */
    sendAnew: (key: string, { withVoucher = true } = {}) =>
      turn(async () => {
        const entry = await lookAt(key)
        if (!entry || !canSendAnew(entry)) return
        const { pharmacy, by, secret } = entry
        const { phone, code, voucherCode } = secret!
        const voucher = withVoucher && voucherCode ? { voucherCode } : {}
        await write(newEntry({ pharmacy, by, phone, code, ...voucher }, newKey(), nextAt()), key)
      }),
    /**
     * By hand alone. False for one that is just being sent, or that is no longer what somebody was asked
     * about: its outcome stays.
     */
    remove: async ({ key, state }: Entry): Promise<boolean> => {
      const isRemoved = await locks.ifFree(key, () =>
        turn(async () => {
          const entry = await lookAt(key)
          if (entry && entry.state !== state) return false
          await shelf.remove([key])
          drop([key])
          tellOthers()
          return true
        }),
      )
      return isRemoved ?? false
    },
    removeUnreadable: () =>
      turn(async () => {
        await shelf.removeUnreadable()
        show({ ...get(), unreadable: 0 })
        tellOthers()
      }),
  }
}

/** What waits is never replaced: it may be on its way. */
function takesPlace(old: Entry | null): string | undefined {
  return old && canSendAnew(old) ? old.key : undefined
}
