/** The plain `ustar` format: what `tar xzf` opens by hand. */
export interface TarEntry {
  /** Relative, of at most 255 characters; a folder's ends with a slash. */
  path: string
  size: number
}

export const blockBytes = 512

export function headerOf({ path, size }: TarEntry): Buffer {
  const header = Buffer.alloc(blockBytes)
  const isFolder = path.endsWith('/')
  const { prefix, name } = splitPath(path)
  header.write(name, 0, 100, 'utf8')
  header.write(isFolder ? '0000700\0' : '0000600\0', 100)
  header.write('0000000\0'.repeat(2), 108)
  header.write(octal(size, 12), 124)
  header.write(octal(0, 12), 136)
  header.write('        ', 148)
  header.write(isFolder ? '5' : '0', 156)
  header.write('ustar\x0000', 257, 'latin1')
  header.write(prefix, 345, 155, 'utf8')
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** What fills the last block of a file of this size. */
export function paddingOf(size: number): Buffer {
  return Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes)
}

/** Two empty blocks. */
export const endOfTar = Buffer.alloc(2 * blockBytes)

/** Null for the end. */
export function readHeader(header: Buffer): TarEntry | null {
  if (header[0] === 0) return null
  const text = (from: number, length: number) =>
    header
      .subarray(from, from + length)
      .toString('utf8')
      .replace(/\0.*$/s, '')
  const prefix = text(345, 155)
  const size = Number.parseInt(text(124, 12), 8)
  if (!Number.isSafeInteger(size) || text(257, 5) !== 'ustar') throw new Error('no tar header')
  return { path: prefix ? `${prefix}/${text(0, 100)}` : text(0, 100), size }
}

/** Reads a stream of bytes in pieces of the sizes that are asked for. */
export class PieceReader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]()
  }

  /** Exactly so many bytes, in chunks as they come; throws where the stream ends before. */
  async *take(bytes: number): AsyncGenerator<Buffer> {
    let left = bytes
    while (left > 0) {
      if (this.#rest.length === 0) this.#rest = await this.#next()
      const chunk = this.#rest.subarray(0, left)
      this.#rest = this.#rest.subarray(chunk.length)
      left -= chunk.length
      yield chunk
    }
  }

  async whole(bytes: number): Promise<Buffer> {
    const chunks: Buffer[] = []
    for await (const chunk of this.take(bytes)) chunks.push(chunk)
    return Buffer.concat(chunks)
  }

  async #next(): Promise<Buffer> {
    const { value, done } = await this.#chunks.next()
    if (done) throw new Error('it ends too early')
    return value
  }
}

function splitPath(path: string): { prefix: string; name: string } {
  if (path.length <= 100) return { prefix: '', name: path }
  const at = path.lastIndexOf('/', 154)
  if (at < 0 || path.length - at - 1 > 100) throw new Error(`The path ${path} is too long.`)
  return { prefix: path.slice(0, at), name: path.slice(at + 1) }
}

function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, '0')}\0`
}
