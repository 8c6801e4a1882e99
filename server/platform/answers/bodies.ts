import type { Place, RingFile } from './ring-file.ts'

/** Bytes of an answer: in memory, in the file, or both. */
export interface Body {
  bytes: Buffer | null
  place: Place | null
  /** When it was last asked for, counted in uses of all. */
  usedAt: number
  /** It was asked for again before as many others were as memory holds. */
  isHot: boolean
}

/** What was asked for again may fill so much of the memory; the rest is for what is new. */
const shareOfProved = 0.8

/**
 * Which bodies are in memory: those asked for once leave it before any that was asked for again, so that
 * a walk over the whole shop pushes nothing out that people come for. What leaves goes to the file, and
 * comes back only for who asks for it again before memory could have turned once.
 */
export class Bodies {
  readonly #fresh = new Set<Body>()
  readonly #proved = new Set<Body>()
  readonly #limit: number
  readonly #file: RingFile | null
  #freshBytes = 0
  #provedBytes = 0
  #uses = 0

  constructor(limit: number, file: RingFile | null) {
    this.#limit = limit
    this.#file = file
  }

  add(packed: Buffer): Body {
    const bytes = onItsOwn(packed)
    const body = { bytes, place: null, usedAt: Number.NEGATIVE_INFINITY, isHot: false }
    this.#enter(body, bytes)
    this.#shrink()
    return body
  }

  /** The bytes, for somebody who asks; null when they are gone. They are true until the next use. */
  use(body: Body): Buffer | null {
    this.#uses += 1
    body.isHot = this.#uses - body.usedAt <= this.#fresh.size + this.#proved.size
    body.usedAt = this.#uses
    const { bytes } = body
    if (!bytes) return this.#fetch(body)
    this.#prove(body, bytes)
    return bytes
  }

  /** They are needed beyond the next use: they are not sent yet. */
  letGo(bytes: Buffer): void {
    this.#file?.letGo(bytes)
  }

  /** Other bytes for the same answer: better compressed. */
  replace(body: Body, packed: Buffer): void {
    const wasProved = this.#proved.has(body)
    this.remove(body)
    const bytes = onItsOwn(packed)
    Object.assign(body, { bytes, place: null })
    this.#enter(body, bytes)
    if (wasProved) this.#prove(body, bytes)
    this.#shrink()
  }

  remove(body: Body): void {
    if (this.#fresh.delete(body)) this.#freshBytes -= body.bytes!.length
    if (this.#proved.delete(body)) this.#provedBytes -= body.bytes!.length
    body.bytes = null
    body.place = null
  }

  /** Whether it was asked for again while memory held it. */
  isProved(body: Body): boolean {
    return this.#proved.has(body)
  }

  /** Whether there is anything left of it. */
  holds({ bytes, place }: Body): boolean {
    return bytes !== null || (place !== null && (this.#file?.holds(place) ?? false))
  }

  close(): void {
    this.#file?.close()
  }

  #enter(body: Body, bytes: Buffer): void {
    this.#fresh.add(body)
    this.#freshBytes += bytes.length
  }

  #prove(body: Body, bytes: Buffer): void {
    if (this.#proved.delete(body)) {
      this.#proved.add(body)
      return
    }
    this.#fresh.delete(body)
    this.#freshBytes -= bytes.length
    this.#proved.add(body)
    this.#provedBytes += bytes.length
    for (const oldest of this.#proved) {
      if (this.#provedBytes <= this.#limit * shareOfProved) break
      this.#proved.delete(oldest)
      this.#provedBytes -= oldest.bytes!.length
      this.#enter(oldest, oldest.bytes!)
    }
    this.#shrink()
  }

  #fetch(body: Body): Buffer | null {
    const { place } = body
    const bytes = place && (this.#file?.read(place) ?? null)
    if (!bytes) return null
    // What is still asked for is written anew before its turn to be written over.
    if (this.#file!.isOld(place)) body.place = this.#file!.write(bytes) ?? place
    return body.isHot ? this.#takeBack(body, bytes) : bytes
  }

  #takeBack(body: Body, read: Buffer): Buffer {
    const bytes = onItsOwn(read)
    body.bytes = bytes
    this.#enter(body, bytes)
    this.#prove(body, bytes)
    return bytes
  }

  #shrink(): void {
    for (const oldest of this.#fresh) {
      if (this.#freshBytes + this.#provedBytes <= this.#limit) break
      this.#fresh.delete(oldest)
      this.#freshBytes -= oldest.bytes!.length
      oldest.place ??= this.#file?.write(oldest.bytes!) ?? null
      oldest.bytes = null
    }
  }
}

/** Small buffers are cut from blocks of 64 KB, and any one that is kept keeps its whole block. */
function onItsOwn(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
