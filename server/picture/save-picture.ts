import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { pictureTexts } from '#domain/kernel/picture-texts.ts'
import { productPictureWidths } from '#domain/kernel/picture.ts'
import type { Context } from '../context.ts'
import { drawAnew, type SentPhoto } from './draw.ts'
import { insertPictures, type StoredPicture } from './store.ts'

export interface SavedPicture {
  /** `/media/u/{content}`, without width and format. */
  stem: string
  /** Pixels of the largest one. */
  size: number
}

const largest = Math.max(...productPictureWidths)

/**
 * Keeps an uploaded photo as a square product picture in every width and format, named by its content:
 * the same photo twice is one. Refuses as `drawAnew` does.
 */
export async function savePicture(
  ctx: Context,
  { bytes, whose }: Pick<SentPhoto, 'bytes' | 'whose'>,
): Promise<SavedPicture> {
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const sent = { bytes, whose, unreadable: { file: pictureTexts.unreadable } }
  const pictures = await drawAnew(sent, (photo) => drawAll(photo, name))
  await insertPictures(ctx.db, pictures, ctx.clock.now())
  return { stem: `/media/u/${name}`, size: largest }
}

async function drawAll(photo: Sharp, name: string): Promise<StoredPicture[]> {
  const square = await photo
    .resize({ width: largest, height: largest, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
  const pictures: StoredPicture[] = []
  for (const width of productPictureWidths) {
    const sized = sharp(square).resize({ width })
    const webp = await sized.clone().webp({ quality: 82 }).toBuffer()
    const avif = await sized.clone().avif({ quality: 55, effort: 3 }).toBuffer()
    pictures.push({ name: `${name}-${width}.webp`, contentType: 'image/webp', bytes: webp })
    pictures.push({ name: `${name}-${width}.avif`, contentType: 'image/avif', bytes: avif })
  }
  return pictures
}
