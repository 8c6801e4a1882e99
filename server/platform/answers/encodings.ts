import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const smallestWorthCompressing = 600

/** For the first visitor, in a fraction of the time that rendering took. */
export function packQuickly(text: string): { encoding: Encoding; bytes: Buffer } {
  const plain = encode(text)
  return plain.length < smallestWorthCompressing
    ? { encoding: 'identity', bytes: Buffer.from(plain) }
    : { encoding: 'br', bytes: brotliCompressSync(plain, quality(plain.length, 1)) }
}

/** Where pages are written out to be packed: each would have its memory from the system and give it back. */
const desk = Buffer.allocUnsafeSlow(512 * 1024)
const mostBytesALetter = 3

/** Its bytes, true until the next text is encoded. */
function encode(text: string): Buffer {
  if (text.length * mostBytesALetter > desk.length) return Buffer.from(text)
  return desk.subarray(0, desk.write(text))
}

/** For all who follow, beside other work: 7 packs our pages a sixth smaller in four times the time. */
export async function packBetter(packed: Buffer): Promise<Buffer> {
  const plain = await promisify(brotliDecompress)(packed, inOnePiece)
  return promisify(brotliCompress)(plain, { ...inOnePiece, ...quality(plain.length, 7) })
}

/** The form of an answer that a client takes. Every browser that takes brotli takes gzip too. */
export function chooseEncoding(kept: Encoding, accepted: string | string[] | undefined): Encoding {
  if (kept === 'identity' || typeof accepted !== 'string') return 'identity'
  const taken = accepted.includes('q=0') ? accepted.replace(refusedEncoding, '') : accepted
  if (/\bbr\b/.test(taken)) return 'br'
  return /\bgzip\b/.test(taken) ? 'gzip' : 'identity'
}

/** Of brotli, for the few who do not take it: off the main thread, where all others are served. */
export async function unpackAs(wanted: 'gzip' | 'identity', packed: Buffer): Promise<Buffer> {
  const plain = await promisify(brotliDecompress)(packed, inOnePiece)
  return wanted === 'gzip' ? promisify(gzip)(plain, { ...inOnePiece, level: 1 }) : plain
}

/** Every piece of an answer is a turn of the event loop. */
const inOnePiece = { chunkSize: 128 * 1024 }

function quality(length: number, level: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      // A window as large as the page: the usual 4 MB would have to be had and cleared for each.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(10, Math.ceil(Math.log2(length))), 18),
    },
  }
}

const refusedEncoding = /\b[\w-]+\s*;\s*q=0(?:\.0*)?(?=\s*(?:,|$))/g
