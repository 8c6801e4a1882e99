import { closeSync, mkdirSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../log.ts'

/** Where something stands in the file, by all bytes that were ever written. */
export interface Place {
  at: number
  length: number
}

const smallestBuffer = 64 * 1024

/**
 * A file of a bounded size whose oldest bytes are written over. It has no name once it is open, so that
 * a process that ends however it may leaves nothing behind. Reads and writes are synchronous: what was
 * written lately is in the system's page cache, from where a copy costs less than a turn of the thread pool.
 */
export class RingFile {
  /** In a folder that is made; null, and told, where nothing can be written. */
  static open(folder: string, size: number, log: Log): RingFile | null {
    try {
      mkdirSync(folder, { recursive: true })
      return new RingFile(join(folder, `kept-answers-${process.pid}`), size)
    } catch (error) {
      log.warn({ err: error }, 'no file for kept answers: fewer are kept')
      return null
    }
  }

  readonly #file: number
  readonly #size: number
  #end = 0
  #read = Buffer.alloc(0)

  constructor(path: string, size: number) {
    this.#file = openSync(path, 'w+', 0o600)
    this.#size = size
    unlinkSync(path)
  }

  /** Null when the disk takes no more: then it is not kept here. */
  write(bytes: Buffer): Place | null {
    if (bytes.length > this.#size) return null
    const room = this.#size - (this.#end % this.#size)
    // Nothing stands across the file's end.
    const at = bytes.length > room ? this.#end + room : this.#end
    this.#end = at + bytes.length
    try {
      const written = writeSync(this.#file, bytes, 0, bytes.length, at % this.#size)
      return written === bytes.length ? { at, length: written } : null
    } catch {
      return null
    }
  }

  /**
   * Null when something newer stands there by now, or the disk fails: then it is made anew. The next reading writes over what this one gave, unless
   * it is let go: a buffer for each would be 100 MB a second to collect.
   */
  read({ at, length }: Place): Buffer | null {
    if (!this.holds({ at, length })) return null
    if (this.#read.length < length) {
      this.#read = Buffer.allocUnsafeSlow(Math.max(length, smallestBuffer))
    }
    const bytes = this.#read.subarray(0, length)
    try {
      return readSync(this.#file, bytes, 0, length, at % this.#size) === length ? bytes : null
    } catch {
      return null
    }
  }

  /** Somebody still needs what was read last, if it is this: the next reading takes another buffer. */
  letGo(bytes: Buffer): void {
    if (bytes.buffer === this.#read.buffer) this.#read = Buffer.alloc(0)
  }

  holds({ at }: Place): boolean {
    return at >= this.#end - this.#size
  }

  /** Whether its turn to be written over comes soon. */
  isOld({ at }: Place): boolean {
    return at < this.#end - this.#size * 0.75
  }

  close(): void {
    closeSync(this.#file)
  }
}
