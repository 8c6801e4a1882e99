import sharp from 'sharp'
import { Refusal } from '#domain/errors.ts'
import { genuineTexts } from '#domain/genuine/texts.ts'

/** Phones take 12 megapixels; the shop's own page sends far less. */
const mostPixels = 16_000_000
const longestSide = 1600
/** What a drawing (SVG) names would be fetched while it is drawn. */
const photoFormats = new Set(['jpeg', 'png', 'webp'])

let last: Promise<unknown> = Promise.resolve()

/**
 * Decodes a data address and draws it anew: what is kept is a picture and nothing else, without where
 * and when it was taken. One at a time: a picture takes a hundred times its bytes of memory.
 */
export function redraw(dataUrl: string): Promise<Buffer> {
  const drawn = last.then(() => drawAnew(dataUrl))
  last = drawn.catch(() => undefined)
  return drawn
}

async function drawAnew(dataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format } = await image.metadata()
    if (!photoFormats.has(format)) throw new Error(`a ${format} is no photo`)
    return await image
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    throw new Refusal('invalidInput', { fields: { photo: genuineTexts.photoUnreadable } })
  }
}
