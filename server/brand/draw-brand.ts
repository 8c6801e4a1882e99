import sharp from 'sharp'
import { tokensOf } from '#domain/brand/color.ts'
import { shareTexts } from '#domain/media/texts.ts'
import { leafMark, writeWords } from '../picture/index.ts'
import type { DrawnBrand } from './read-brand.ts'

/** An icon's ground: `round` where nobody else rounds it, `whole` where the phone cuts its own shape. */
export interface IconShape {
  size: number
  ground: 'round' | 'whole'
}

/** The mark of a shop without an icon of its own: the leaf on its colour, as SVG. */
export function markSvg(color: string, { ground }: Pick<IconShape, 'ground'>): string {
  const [radius, scale] = ground === 'round' ? [120, 12.4] : [0, 10]
  const at = 256 - 12 * scale
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><rect width="512" height="512" rx="${radius}" fill="${color}"/><g transform="translate(${at} ${at}) scale(${scale})" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${leafMark}</g></svg>`
}

/** The icon in one size, PNG: of the picture that staff chose, else of the leaf. */
export async function drawIcon(
  { color }: Pick<DrawnBrand, 'color'>,
  own: Buffer | null,
  { size, ground }: IconShape,
): Promise<Buffer> {
  if (!own) {
    return sharp(Buffer.from(markSvg(color, { ground })))
      .resize(size, size)
      .png()
      .toBuffer()
  }
  // What is cut to a circle keeps a fifth of air around.
  const inner = ground === 'whole' ? Math.round(size * 0.8) : size
  const picture = await sharp(own)
    .resize(inner, inner, { fit: 'contain', background: '#ffffff' })
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: '#ffffff' } })
    .composite([{ input: picture, gravity: 'centre' }])
    .png()
    .toBuffer()
}

/** What a link shows where its page has no picture: name, slogan and hotline on the brand's ground. JPEG. */
export async function drawBrandShare(brand: DrawnBrand): Promise<Buffer> {
  const { deep, primary, tint } = tokensOf(brand.color)
  const name = await writeWords(brand.name, 84, primary, 820)
  const slogan = brand.slogan ? await writeWords(brand.slogan, 44, '#0b1f3a', 900) : null
  const promise = await writeWords(shareTexts.promise, 28, '#44546b', 900)
  const hotline = brand.hotline ? await writeWords(brand.hotline, 36, deep, 600) : null
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#fff"/><rect width="1200" height="630" fill="${tint}"/><g transform="translate(800 150) scale(20)" fill="none" stroke="${primary}" stroke-opacity=".1" stroke-linecap="round" stroke-linejoin="round">${leafMark}</g><rect y="614" width="1200" height="16" fill="${primary}"/></svg>`
  const mark = await sharp(Buffer.from(markSvg(brand.color, { ground: 'round' })))
    .resize(112, 112)
    .png()
    .toBuffer()
  const below = 300 + (slogan ? slogan.info.height + 28 : 0)
  return sharp(Buffer.from(ground))
    .composite([
      { input: mark, left: 84, top: 92 },
      { input: name.data, left: 224, top: 148 - Math.round(name.info.height / 2) },
      ...(slogan ? [{ input: slogan.data, left: 84, top: 300 }] : []),
      { input: promise.data, left: 84, top: Math.min(below, 470) },
      ...(hotline ? [{ input: hotline.data, left: 84, top: 534 }] : []),
    ])
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}
