import { randomBytes } from 'node:crypto'
import { returnRequestTexts } from '#domain/order/return-request/texts.ts'
import { drawAnew } from '../../picture/index.ts'
import type { ReturnPhoto } from './request-queries.ts'

const maxSide = 1600

/** Data addresses drawn anew, one after the other; refuses as `drawAnew` does, at the picture's field. */
export async function drawPhotos(
  addresses: readonly string[],
  whose: string,
): Promise<ReturnPhoto[]> {
  const drawn: ReturnPhoto[] = []
  for (const [at, address] of addresses.entries()) drawn.push(await draw(address, whose, at))
  return drawn
}

async function draw(address: string, whose: string, at: number): Promise<ReturnPhoto> {
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  const unreadable = { [`photos.${at}`]: returnRequestTexts.photoUnreadable }
  const size = { width: maxSide, height: maxSide }
  const { data, info } = await drawAnew({ bytes, whose, unreadable }, (photo) =>
    photo
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height } = info
  return { id: randomBytes(16).toString('hex'), width, height, bytes: data }
}
