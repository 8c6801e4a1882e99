import { crc32, inflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  bytes: Buffer
}

/**
 * The files of a zip, by its own directory, as long as they stay within `most` bytes altogether; null
 * for what is no zip, or larger. Sizes that the zip tells are not believed.
 */
export function unzipBounded(zip: Buffer, most: number): ZipEntry[] | null {
  try {
    return readEntries(zip, most)
  } catch {
    // Whatever is wrong with it: it is not a file that a spreadsheet wrote.
    return null
  }
}

/** A plain zip of these files, nothing packed: what reads it finds what was checked and no more. */
export function zipPlain(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const path = Buffer.from(name)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt32LE(crc32(bytes), 10)
    about.writeUInt32LE(bytes.length, 14)
    about.writeUInt32LE(bytes.length, 18)
    about.writeUInt16LE(path.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(sign(directorySign), Buffer.from([20, 0]), about, place, path)
    parts.push(sign(entrySign), about, path, bytes)
    offset += 4 + about.length + path.length + bytes.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, ...directory, sign(endSign), end])
}

const entrySign = 0x04034b50
const directorySign = 0x02014b50
const endSign = 0x06054b50
const mostEntries = 500

function readEntries(zip: Buffer, most: number): ZipEntry[] | null {
  const end = zip.lastIndexOf(sign(endSign))
  const count = zip.readUInt16LE(end + 10)
  if (end < 0 || count > mostEntries) return null
  const entries: ZipEntry[] = []
  let at = zip.readUInt32LE(end + 16)
  let left = most
  for (let index = 0; index < count; index += 1) {
    const bytes = readBytes(zip, at, left)
    left -= bytes.length
    const nameLength = zip.readUInt16LE(at + 28)
    entries.push({ name: zip.toString('utf8', at + 46, at + 46 + nameLength), bytes })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

function readBytes(zip: Buffer, at: number, left: number): Buffer {
  const local = zip.readUInt32LE(at + 42)
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const packed = zip.subarray(from, from + zip.readUInt32LE(at + 20))
  const method = zip.readUInt16LE(at + 10)
  if (zip.readUInt32LE(at) !== directorySign || ![0, 8].includes(method)) throw new Error('no zip')
  // Stops as soon as there is more than may be left; zlib takes no limit of nothing.
  const bytes = method === 8 ? inflateRawSync(packed, { maxOutputLength: left + 1 }) : packed
  if (bytes.length > left) throw new Error('too large')
  return bytes
}

function sign(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
