import { Refusal } from '#domain/errors.ts'
import { genuineTexts } from '#domain/genuine/texts.ts'
import { drawAnew } from '../picture/index.ts'

const longestSide = 1600

/** A data address drawn anew, smaller and without its data; refuses what is no photo. */
export async function redraw(dataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const size = { width: longestSide, height: longestSide }
  return drawAnew(bytes, (photo) =>
    photo
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer(),
  ).catch(() => {
    throw new Refusal('invalidInput', { fields: { photo: genuineTexts.photoUnreadable } })
  })
}
