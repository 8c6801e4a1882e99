import { genuineTexts } from '#domain/genuine/texts.ts'
import { drawAnew } from '../picture/index.ts'

const maxSide = 1600

/** A data address drawn anew, smaller and without its data; refuses as `drawAnew` does. */
export async function redraw(dataUrl: string, whose: string): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const size = { width: maxSide, height: maxSide }
  const unreadable = { photo: genuineTexts.photoUnreadable }
  return drawAnew({ bytes, whose, unreadable }, (photo) =>
    photo
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer(),
  )
}
