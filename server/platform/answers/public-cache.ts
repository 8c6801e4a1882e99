import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { laterKinds, type CacheTag } from '#domain/cache-tags.ts'
import { minuteMs, minuteOf, systemClock, type Clock } from '../clock.ts'
import { isWorthKeeping } from '../http/cache-key.ts'
import { Bodies, type Body } from './bodies.ts'
import { chooseEncoding, packBetter, packQuickly, unpackAs, type Encoding } from './encodings.ts'
import { Renewals, type Renew } from './renewals.ts'
import type { RingFile } from './ring-file.ts'
import { TagVersions, type Tag } from './tag-versions.ts'
import { writeAnswer, writeUnchanged, type Written } from './write-answer.ts'

export interface CacheableAnswer {
  contentType: string
  body: string
  tags: readonly CacheTag[]
  /** Seconds a browser may reuse it unasked. */
  maxAge: number
  /** When it stops being true by itself: something that it shows, or does not show yet, ends or begins then. */
  until?: Date | null
  headers?: Record<string, string>
  /** For holders of a key, each let in by their own: no proxy on the way gives it to another. */
  forKeys?: true
}

export interface KeptAnswer {
  /** Whether it may still be given to who asks now. */
  isTrue(): boolean
  write(request: IncomingMessage, response: ServerResponse): void
}

interface Entry extends Written {
  encoding: Encoding
  body: Body
  /** For clients that do not take the kept form: ready, or being made for all who wait for it. */
  others: Partial<Record<OtherEncoding, Body | Promise<Buffer>>>
  isPackedWell: boolean
  /** In milliseconds of the clock. */
  keptAt: number
  until: number
  tags: readonly Tag[]
  /** The generation in which it was computed, and in which its tags were last looked at. */
  since: number
  checkedAt: number
}

type OtherEncoding = Parameters<typeof unpackAs>[0]

interface Room {
  clock?: Clock
  /** Of bodies in memory. */
  maxBytes?: number
  /** For what memory does not hold. */
  file?: RingFile | null
}

/** Programmes, promotions and offers begin and end with the Vietnam day. */
const tagsOfTheDay: readonly CacheTag[] = ['content', 'loyalty', 'programme']
/** Told as of the beginning of the minute. */
const tagsOfTheMinute: readonly CacheTag[] = ['bought', 'minute']
/** Each takes about a kilobyte beside its body. */
const maxEntries = 60_000
/** A list that changes every second or two is never packed better: that would cost more than rendering it. */
const steadyMs = 10_000
const packedAtOnce = 2
const mb = 1024 * 1024

/**
 * Anonymous pages and public GET answers, kept compressed and ready to be written to the socket. An answer
 * counts as long as nothing that it shows has changed since it was begun: a change only notes when, and
 * whoever asks next finds out. What it does not show yet it may miss for a moment, while it is made anew beside
 * those who ask. What is of today, or of this minute, is dropped by whoever first asks after it.
 */
export class PublicCache {
  readonly #entries = new Map<string, Entry>()
  readonly #versions = new TagVersions()
  readonly #bodies: Bodies
  readonly #clock: Clock
  readonly #headers = new Map<string, readonly string[]>()
  #common: readonly (readonly [string, string])[] = []
  #minute: number
  #day: string
  #packing = 0
  readonly #renewals = new Renewals((key) => this.#entries.has(key) && !this.has(key))
  hits = 0
  /** Who came while the answer was being made for somebody else, and was given that. */
  joined = 0
  /** Answers that were asked for when something they show had changed, by its kind. */
  readonly outdated = new Map<string, number>()

  constructor({ clock = systemClock, maxBytes = 12 * mb, file = null }: Room = {}) {
    this.#clock = clock
    this.#minute = minuteOf(clock).getTime()
    this.#day = clock.today()
    this.#bodies = new Bodies(maxBytes, file)
  }

  /** Headers that go with every kept answer, as they do with all others. */
  alwaysSend(headers: Readonly<Record<string, string>>): void {
    this.#common = Object.entries(headers)
  }

  /** How an answer that is a moment behind is made anew. */
  renewWith(renew: Renew): void {
    this.#renewals.renew = renew
  }

  /** To be read before an answer is computed, and handed over with it. */
  get generation(): number {
    this.#turnTime()
    return this.#versions.now
  }

  /** Writes the kept answer to the socket; false when there is none. */
  serve(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.#find(key) ?? this.#findBehind(key)
    const bytes = entry && this.#bodies.use(entry.body)
    if (!bytes) return false
    this.hits += 1
    if (entry.checkedAt !== this.#versions.now) this.#renewals.ask(key, request)
    const encoding = chooseEncoding(entry.encoding, request.headers['accept-encoding'])
    if (writeUnchanged(entry, encoding, request, response)) return true
    if (encoding === entry.encoding) this.#write(entry, { encoding, bytes }, request, response)
    else this.#writeOther(entry, { encoding: encoding as OtherEncoding, bytes }, request, response)
    this.#packWell(entry, bytes)
    return true
  }

  /** Whether an answer is kept and still true. */
  has(key: string): boolean {
    return this.#find(key) !== null
  }

  /** Keeps an answer, unless something that it shows has changed meanwhile, and gives it to be written. */
  store(key: string, answer: CacheableAnswer, generation: number): KeptAnswer {
    const packed = packQuickly(answer.body)
    const about = {
      digest: hash('sha1', packed.bytes, 'base64url'),
      encoding: packed.encoding,
      headers: this.#headersOf(answer),
    }
    const tags = answer.tags.map((tag) => this.#versions.of(tag))
    const until = answer.until?.getTime() ?? Number.POSITIVE_INFINITY
    const isTrue = () => this.#turnTime() < until && this.#isTrue(tags, generation)
    if (isWorthKeeping(key) && isTrue()) {
      const body = this.#bodies.add(packed.bytes)
      const keptAt = this.#clock.now().getTime()
      const at = { since: generation, checkedAt: generation, keptAt, until }
      const isPackedWell = packed.encoding === 'identity'
      this.#keep(key, { ...about, body, others: {}, tags, ...at, isPackedWell })
    }
    return {
      isTrue,
      write: (request, response) => {
        const encoding = chooseEncoding(packed.encoding, request.headers['accept-encoding'])
        if (writeUnchanged(about, encoding, request, response)) return
        const write = (bytes: Buffer) => writeAnswer(about, { encoding, bytes }, request, response)
        if (encoding === packed.encoding) write(packed.bytes)
        else if (encoding === 'identity') write(Buffer.from(answer.body))
        else writeWhenMade(unpackAs('gzip', packed.bytes), write, response)
      },
    }
  }

  /** For all who ask from now on: who changed something sees it. */
  drop(tags: readonly string[]): void {
    this.#versions.change(tags)
  }

  /** What others have changed: of what comes into lists, answers may learn a moment later. */
  dropHeard(tags: readonly string[]): void {
    const [later, atOnce] = [true, false].map((isLater) =>
      tags.filter((tag) => laterKinds.has(tag.split(':', 1)[0]!) === isLater),
    ) as [string[], string[]]
    if (atOnce.length > 0) this.drop(atOnce)
    if (later.length > 0) this.#versions.changeSoon(later, this.#clock.now().getTime())
  }

  /** Changes whenever something with this tag did. */
  versionOf(tag: CacheTag): number {
    this.#turnTime()
    return this.#versions.changedAt(this.#versions.of(tag))
  }

  /** Grows whenever nothing that was known may be relied on: others were not heard for a while. */
  get clearedAt(): number {
    return this.#versions.allChangedAt
  }

  clear(): void {
    this.#versions.changeAll()
    for (const [key, entry] of this.#entries) this.#remove(key, entry)
  }

  /** With those of which nobody has found out yet that they are no longer true. */
  get size(): number {
    return this.#entries.size
  }

  close(): void {
    this.#bodies.close()
  }

  #find(key: string): Entry | null {
    const time = this.#turnTime()
    const entry = this.#entries.get(key)
    if (!entry || time >= entry.until || !this.#bodies.holds(entry.body)) return null
    const { now } = this.#versions
    if (entry.checkedAt !== now && !this.#versions.areUnchanged(entry.tags, entry.since)) {
      return null
    }
    entry.checkedAt = now
    return entry
  }

  /** What is not found, though it is there: a moment behind, or to be forgotten. */
  #findBehind(key: string): Entry | null {
    const entry = this.#entries.get(key)
    if (!entry) return null
    const isHeld = this.#bodies.holds(entry.body)
    const isOver = this.#clock.now().getTime() >= entry.until
    if (isHeld && !isOver && this.#isTrue(entry.tags, entry.since)) return entry
    if (isHeld) this.#countOutdated(entry)
    this.#remove(key, entry)
    return null
  }

  #isTrue(tags: readonly Tag[], since: number): boolean {
    return (
      this.#versions.areUnchanged(tags, since) ||
      this.#versions.areAMomentBehind(tags, since, this.#clock.now().getTime())
    )
  }

  #countOutdated({ tags, since }: Entry): void {
    for (const kind of this.#versions.kindsChanged(tags, since)) {
      this.outdated.set(kind, (this.outdated.get(kind) ?? 0) + 1)
    }
  }

  #keep(key: string, entry: Entry): void {
    const before = this.#entries.get(key)
    if (before) this.#remove(key, before)
    this.#entries.set(key, entry)
    for (const [oldKey, old] of this.#entries) {
      if (this.#entries.size <= maxEntries) break
      if (!this.#bodies.isProved(old.body)) this.#remove(oldKey, old)
    }
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key)
    this.#bodies.remove(entry.body)
    for (const other of Object.values(entry.others)) {
      if (!(other instanceof Promise)) this.#bodies.remove(other)
    }
  }

  #write(entry: Entry, form: Form, request: IncomingMessage, response: ServerResponse): void {
    writeAnswer(entry, form, request, response)
    if (!isSent(response)) this.#bodies.letGo(form.bytes)
  }

  #writeOther(
    entry: Entry,
    { encoding, bytes }: { encoding: OtherEncoding; bytes: Buffer },
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const other = entry.others[encoding]
    if (other && !(other instanceof Promise)) {
      const ready = this.#bodies.use(other)
      if (ready) return this.#write(entry, { encoding, bytes: ready }, request, response)
    }
    const making = other instanceof Promise ? other : this.#makeOther(entry, encoding, bytes)
    const write = (made: Buffer) => writeAnswer(entry, { encoding, bytes: made }, request, response)
    writeWhenMade(making, write, response)
  }

  /** Kept beside the other form, in the same room, of what is asked for again and again. */
  #makeOther(entry: Entry, encoding: OtherEncoding, bytes: Buffer): Promise<Buffer> {
    this.#bodies.letGo(bytes)
    const making = unpackAs(encoding, bytes).finally(() => delete entry.others[encoding])
    entry.others[encoding] = making
    const keep = (made: Buffer) => {
      if (this.#bodies.isProved(entry.body)) entry.others[encoding] = this.#bodies.add(made)
    }
    making.then(keep, () => undefined)
    return making
  }

  /**
   * Once, when it was asked for again soon and has stayed the same, few at a time: whoever finds all hands full leaves it to the next.
   * Of what is asked for now and then the better form costs more than it ever saves.
   */
  #packWell(entry: Entry, bytes: Buffer): void {
    if (entry.isPackedWell || this.#packing >= packedAtOnce) return
    if (!entry.body.isHot) return
    if (this.#clock.now().getTime() - entry.keptAt < steadyMs) return
    entry.isPackedWell = true
    this.#packing += 1
    void packBetter(bytes)
      .then((better) => {
        if (better.length < bytes.length && this.#bodies.holds(entry.body)) {
          this.#bodies.replace(entry.body, better)
        }
      })
      // Then it stays as it is.
      .catch(() => undefined)
      .finally(() => (this.#packing -= 1))
  }

  /** The present. Asked with every request, hence two numbers. A clock that was set back begins another minute too. */
  #turnTime(): number {
    const time = this.#clock.now().getTime()
    const passed = time - this.#minute
    if (passed >= 0 && passed < minuteMs) return time
    this.#minute = minuteOf(this.#clock).getTime()
    this.#versions.changeSoon(tagsOfTheMinute, this.#minute)
    const today = this.#clock.today()
    if (today === this.#day) return time
    this.#day = today
    this.drop(tagsOfTheDay)
    return time
  }

  /** Most answers send the same headers: one list for all of them. */
  #headersOf({ contentType, maxAge, headers = {}, forKeys }: CacheableAnswer): readonly string[] {
    const key = JSON.stringify([contentType, maxAge, headers, forKeys, this.#common])
    const known = this.#headers.get(key)
    if (known) return known
    if (this.#headers.size > 1000) this.#headers.clear()
    const cacheControl = forKeys
      ? 'private, no-cache'
      : maxAge > 0
        ? `public, max-age=${maxAge}`
        : 'public, max-age=0, must-revalidate'
    const own = { 'content-type': contentType, 'cache-control': cacheControl }
    const all = {
      ...headers,
      ...own,
      vary: forKeys ? 'accept-encoding, x-api-key' : 'accept-encoding, cookie',
    }
    // What an answer says of a header goes before what all say; empty, it leaves it out.
    const common = this.#common.filter(([name]) => !(name in all))
    const list = [...common, ...Object.entries(all)].filter(([, value]) => value !== '').flat()
    this.#headers.set(key, list)
    return list
  }
}

interface Form {
  encoding: Encoding
  bytes: Buffer
}

/** A client whose form cannot be made asks again: what is sent is whole or nothing. */
function writeWhenMade(
  making: Promise<Buffer>,
  write: (bytes: Buffer) => void,
  response: ServerResponse,
): void {
  making.then(write).catch((error: Error) => response.destroy(error))
}

/** Whether the system has taken all of it; one of several answers that wait for a socket has none yet. */
function isSent({ socket }: ServerResponse): boolean {
  return socket !== null && socket.writableLength === 0
}
