import { buffer } from 'node:stream/consumers'
import { zipSync, type Zippable } from 'fflate'
import { fromBufferPromise, type ZipFile } from 'yauzl'

export type ZipFiles = Record<string, Uint8Array>

/**
 * The files of a zip by name, as long as they stay within `max` bytes altogether; null for what is no zip, or
 * larger. A file that is longer than the zip tells ends the reading there.
 */
export async function unzipBounded(zip: Buffer, max: number): Promise<ZipFiles | null> {
  try {
    return await readFiles(await fromBufferPromise(zip, { lazyEntries: true }), max)
  } catch {
    // Whatever is wrong with it: it is not a file that a spreadsheet wrote.
    return null
  }
}

/** A plain zip of these files, nothing packed: what reads it finds what was checked and no more. */
export function zipPlain(files: Zippable): Buffer {
  return Buffer.from(zipSync(files, { level: 0 }))
}

const maxEntries = 500

async function readFiles(zip: ZipFile, max: number): Promise<ZipFiles | null> {
  if (zip.entryCount > maxEntries) return null
  const files: ZipFiles = {}
  let left = max
  for await (const entry of zip.eachEntry()) {
    left -= entry.uncompressedSize
    if (left < 0) return null
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry))
  }
  return files
}
