import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib'
import type { CacheTag } from '#domain/contract.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { systemClock, type Clock } from './clock.ts'
import { isWorthKeeping } from './http/cache-key.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export interface CacheableAnswer {
  contentType: string
  body: string
  tags: readonly CacheTag[]
  /** Seconds a browser may reuse it unasked. */
  maxAge: number
  headers?: Record<string, string>
}

interface Entry {
  key: string
  tags: ReadonlySet<string>
  etag: string
  plain: Buffer
  gzip?: Buffer
  brotli?: Buffer
  compressing: boolean
  headers: string[]
  bytes: number
}

type Encoding = 'br' | 'gzip' | 'identity'

/** Programmes, promotions and offers begin and end with the Vietnam day. */
const tagsOfTheDay: readonly CacheTag[] = ['content', 'loyalty', 'programme']
const dayMs = 24 * 60 * 60 * 1000

/**
 * Anonymous pages and public GET answers, kept compressed and ready to be written to the socket.
 * Least recently used entries leave when the budget is full; a dropped tag removes all that bear it.
 * What is of today is dropped by whoever first asks tomorrow: no job has to run for it.
 */
export class PublicCache {
  readonly #entries = new Map<string, Entry>()
  readonly #maxBytes: number
  readonly #clock: Clock
  #dayEnds: number
  #bytes = 0
  readonly #versions = new Map<string, number>()
  #clears = 0
  #common: readonly string[] = []
  /** Grows with every drop, so that an answer computed before a drop is not kept after it. */
  #generation = 0
  hits = 0

  constructor({ maxBytes = 96 * 1024 * 1024, clock = systemClock } = {}) {
    this.#maxBytes = maxBytes
    this.#clock = clock
    this.#dayEnds = endOfDay(clock)
  }

  /** Headers that go with every kept answer, as they do with all others. */
  alwaysSend(headers: Readonly<Record<string, string>>): void {
    this.#common = Object.entries(headers).flat()
  }

  get generation(): number {
    this.#turnDay()
    return this.#generation
  }

  /** Writes the kept answer to the socket; false when there is none. */
  serve(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    this.#turnDay()
    const entry = this.#entries.get(key)
    if (!entry) return false
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    this.hits += 1
    writeEntry(entry, request, response)
    return true
  }

  /** Keeps an answer and returns it in the form in which it is written. */
  store(key: string, answer: CacheableAnswer, generation: number): KeptAnswer {
    const entry = toEntry(key, answer, this.#common)
    if (generation === this.generation && isWorthKeeping(key)) this.#keep(entry)
    return { write: (request, response) => writeEntry(entry, request, response) }
  }

  drop(tags: readonly string[]): void {
    this.#generation += 1
    for (const tag of tags) this.#versions.set(tag, (this.#versions.get(tag) ?? 0) + 1)
    for (const entry of this.#entries.values()) {
      if (tags.some((tag) => entry.tags.has(tag))) this.#remove(entry)
    }
  }

  /** Changes whenever something with this tag did. */
  versionOf(tag: CacheTag): number {
    this.#turnDay()
    return this.#clears + (this.#versions.get(tag) ?? 0)
  }

  clear(): void {
    this.#generation += 1
    this.#clears += 1
    this.#entries.clear()
    this.#bytes = 0
  }

  get size(): number {
    return this.#entries.size
  }

  /** Asked with every request, hence two numbers. A clock that was set back begins another day too. */
  #turnDay(): void {
    const left = this.#dayEnds - this.#clock.now().getTime()
    if (left > 0 && left <= dayMs) return
    this.#dayEnds = endOfDay(this.#clock)
    this.drop(tagsOfTheDay)
  }

  #keep(entry: Entry): void {
    const old = this.#entries.get(entry.key)
    if (old) this.#remove(old)
    this.#entries.set(entry.key, entry)
    this.#bytes += entry.bytes
    for (const oldest of this.#entries.values()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#remove(oldest)
    }
  }

  #remove(entry: Entry): void {
    this.#entries.delete(entry.key)
    this.#bytes -= entry.bytes
  }
}

function endOfDay(clock: Clock): number {
  return new Date(`${addDays(clock.today(), 1)}T00:00:00+07:00`).getTime()
}

export interface KeptAnswer {
  write(request: IncomingMessage, response: ServerResponse): void
}

function toEntry(key: string, answer: CacheableAnswer, common: readonly string[]): Entry {
  const plain = Buffer.from(answer.body)
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`
  const cacheControl =
    answer.maxAge > 0 ? `public, max-age=${answer.maxAge}` : 'public, max-age=0, must-revalidate'
  const headers = [
    ...common,
    ...Object.entries(answer.headers ?? {}).flat(),
    ...['content-type', answer.contentType],
    ...['cache-control', cacheControl],
    ...['vary', 'accept-encoding, cookie'],
    ...['etag', etag],
  ]
  // Twice the plain size stands for the compressed forms and the bookkeeping.
  const bytes = plain.length * 2 + key.length * 2 + 1000
  return { key, tags: new Set(answer.tags), etag, plain, compressing: false, headers, bytes }
}

function writeEntry(entry: Entry, request: IncomingMessage, response: ServerResponse): void {
  if (isKnownTo(request.headers['if-none-match'], entry.etag)) {
    response.writeHead(304, entry.headers).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const [sent, body] = bodyFor(entry, encoding)
  const headers = [...entry.headers, 'content-length', String(body.length)]
  if (sent !== 'identity') headers.push('content-encoding', sent)
  response.writeHead(200, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

const smallestWorthCompressing = 600

/** The first answer is squeezed quickly; the better forms are made beside it, once, for those who follow. */
function bodyFor(entry: Entry, encoding: Encoding): [Encoding, Buffer] {
  if (encoding === 'identity' || entry.plain.length < smallestWorthCompressing) {
    return ['identity', entry.plain]
  }
  if (encoding === 'br' && entry.brotli) return ['br', entry.brotli]
  if (entry.gzip) {
    compressWell(entry)
    return ['gzip', entry.gzip]
  }
  entry.gzip = gzipSync(entry.plain, { level: 1 })
  return ['gzip', entry.gzip]
}

function compressWell(entry: Entry): void {
  if (entry.compressing) return
  entry.compressing = true
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  void Promise.all([brotli(entry.plain, quality), deflate(entry.plain, { level: 6 })]).then(
    ([better, gzipped]) => {
      entry.brotli = better
      entry.gzip = gzipped
    },
  )
}

/** Every browser that takes brotli takes gzip too. */
function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity'
  const taken = header.includes('q=0') ? header.replace(refusedEncoding, '') : header
  if (/\bbr\b/.test(taken)) return 'br'
  return /\bgzip\b/.test(taken) ? 'gzip' : 'identity'
}

const refusedEncoding = /\b[\w-]+\s*;\s*q=0(?:\.0*)?(?=\s*(?:,|$))/g

/** One tag or a list of them, weak or strong: the bytes are the same for us. */
function isKnownTo(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header === etag || header.includes(etag))
}
