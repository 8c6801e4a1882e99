import { randomBytes } from 'node:crypto'
import type { Sharp } from 'sharp'
import { reviewTexts as texts } from '#domain/review/texts.ts'
import { drawAnew } from '../picture/index.ts'
import type { ReviewPhoto } from './photo-queries.ts'

const maxSide = 1280
/** In rows of a page. */
const smallSide = 240

/** Data addresses drawn anew, one after the other; refuses as `drawAnew` does, at the picture's field. */
export async function drawReviewPhotos(
  addresses: readonly string[],
  whose: string,
): Promise<ReviewPhoto[]> {
  const drawn: ReviewPhoto[] = []
  for (const [at, address] of addresses.entries()) drawn.push(await draw(address, whose, at))
  return drawn
}

function draw(address: string, whose: string, at: number): Promise<ReviewPhoto> {
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  const unreadable = { [`photos.${at}`]: texts.photoUnreadable }
  return drawAnew({ bytes, whose, unreadable }, async (photo) => {
    const { data, info } = await within(photo, maxSide)
    const small = await within(photo, smallSide)
    const { width, height } = info
    const id = randomBytes(16).toString('hex')
    return { id, width, height, bytes: data, small: small.data }
  })
}

function within(photo: Sharp, side: number) {
  return photo
    .clone()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
}
