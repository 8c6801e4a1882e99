import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { productPictureWidths } from '#domain/kernel/picture.ts'
import { mediaTexts } from '#domain/media/texts.ts'
import { drawAnew } from '../draw.ts'
import { inspectPhoto, maxLibraryPixels } from '../inspect-photo.ts'
import type { StoredPicture } from '../queries.ts'

export interface DrawnPhoto {
  /** Of the photo as it was sent, turned upright. */
  width: number
  height: number
  /** `/media/u/{content}`, without width and format: as it is, and on a white square. */
  stem: string
  squareStem: string
  pictures: StoredPicture[]
}

const widest = Math.max(...productPictureWidths)

/** By what the library knows a file: its content, whatever it is called. */
export function hashOfFile(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

/**
 * Draws a photo anew in every width and format, in its own proportions and on the white square that products are
 * shown on; nothing of the file itself is kept, neither where it was taken nor what was hidden behind it. Refuses
 * `invalidInput` with the reason at `file`, and `busy` when too many wait.
 */
export async function drawSizes(bytes: Buffer, whose: string): Promise<DrawnPhoto> {
  const hash = hashOfFile(bytes)
  let size = { width: 0, height: 0 }
  const sent = {
    bytes,
    whose,
    unreadable: { file: mediaTexts.broken },
    maxPixels: maxLibraryPixels,
    inspect: async (photo: Buffer) => (size = await inspectPhoto(photo)),
  }
  const isSquare = () => Math.abs(size.width / size.height - 1) < 0.01
  const { squareHash, pictures } = await drawAnew(sent, async (photo) => {
    const whole = await largest(photo)
    const drawn = await inSizes(whole, hash)
    if (isSquare()) return { squareHash: hash, pictures: drawn }
    const name = hashOfFile(Buffer.from(`square ${hash}`))
    return {
      squareHash: name,
      pictures: [...drawn, ...(await inSizes(await onSquare(whole), name))],
    }
  })
  return { ...size, stem: `/media/u/${hash}`, squareStem: `/media/u/${squareHash}`, pictures }
}

const white = '#ffffff'

function largest(photo: Sharp): Promise<Buffer> {
  return photo.resize({ width: widest }).flatten({ background: white }).png().toBuffer()
}

function onSquare(whole: Buffer): Promise<Buffer> {
  const size = { width: widest, height: widest }
  return sharp(whole)
    .resize({ ...size, fit: 'contain', background: white })
    .png()
    .toBuffer()
}

async function inSizes(whole: Buffer, name: string): Promise<StoredPicture[]> {
  const pictures: StoredPicture[] = []
  for (const width of productPictureWidths) {
    const sized = sharp(whole).resize({ width })
    const webp = await sized.clone().webp({ quality: 82 }).toBuffer()
    const avif = await sized.clone().avif({ quality: 55, effort: 3 }).toBuffer()
    pictures.push({ name: `${name}-${width}.webp`, contentType: 'image/webp', bytes: webp })
    pictures.push({ name: `${name}-${width}.avif`, contentType: 'image/avif', bytes: avif })
  }
  return pictures
}
