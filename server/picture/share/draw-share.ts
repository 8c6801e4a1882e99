import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { tokensOf } from '#domain/brand/color.ts'
import type { CurrentBrand } from '#domain/brand/current-brand.ts'
import { shareTexts as texts } from '#domain/media/texts.ts'

export type ShareKind = 'article' | 'landing' | 'blog' | 'product'

const fontFile = fileURLToPath(new URL('./inter-bold.ttf', import.meta.url))
const ink = '#0b1f3a'
const room = { left: 84, top: 214, width: 1010, height: 300 }

/** What a link shows when it is shared: its title in the shop's type on the shop's ground. JPEG. */
export async function drawShare(
  { kind, title }: { kind: ShareKind; title: string },
  { name, color }: Pick<CurrentBrand, 'name' | 'color'>,
): Promise<Buffer> {
  const words = await fitted(title)
  const brand = await write(name, 46, color, 640)
  const label = texts[kind] && (await write(texts[kind], 30, '#0b7a58'))
  const site = await write(texts.promise, 26, '#44546b')
  const layers = [
    { input: brand.data, left: 172, top: 92 },
    ...(label ? [{ input: label.data, left: 1116 - label.info.width, top: 102 }] : []),
    {
      input: words.data,
      left: room.left,
      top: room.top + Math.round((room.height - words.info.height) / 2),
    },
    { input: site.data, left: room.left, top: 550 },
  ]
  return sharp(Buffer.from(groundOf(color)))
    .composite(layers)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}

/** As large as it fits; the smallest size holds the longest title that there may be. */
async function fitted(title: string) {
  for (const size of [78, 68, 60, 52, 46, 40, 34]) {
    const written = await write(title, size, ink, room.width)
    if (written.info.height <= room.height) return written
  }
  throw new Error('a title is longer than any may be')
}

/** Words in the shop's type, as a picture. */
export function write(words: string, size: number, color: string, width?: number) {
  const text = `<span foreground="${color}">${escaped(words)}</span>`
  return sharp({
    text: {
      text,
      font: `Inter Variable ${size}`,
      fontfile: fontFile,
      rgba: true,
      dpi: 72,
      spacing: Math.round(size * 0.16),
      ...(width ? { width, wrap: 'word-char' as const } : {}),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

function escaped(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** The leaf on its square, and quiet leaves behind the words. */
const leaf = 'M11 20A7 7 0 0 1 9.8 6.1C15.5 5 17 4.48 19 2c1 2 2 4.18 2 8 0 5.5-4.78 10-10 10Z'
const vein = 'M2 21c0-3 1.85-5.36 5.08-6C9.5 14.52 12 13 13 12'
export const leafMark = `<path d="${leaf}"/><path d="${vein}"/>`

function groundOf(color: string): string {
  return `
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="${tokensOf(color).tint}"/><stop offset=".6" stop-color="#f8fbff"/><stop offset="1" stop-color="#e3f6ee"/>
  </linearGradient></defs>
  <rect width="1200" height="630" fill="url(#g)"/>
  <g fill="none" stroke-linecap="round" stroke-linejoin="round">
    <g transform="translate(860 250) scale(17)" stroke="#12a67a" stroke-opacity=".08" stroke-width="1">${leafMark}</g>
    <rect x="84" y="84" width="66" height="66" rx="16" fill="${color}"/>
    <g transform="translate(97 97) scale(1.66)" stroke="#fff" stroke-width="2">${leafMark}</g>
  </g>
  <rect y="618" width="1200" height="12" fill="${color}"/>
</svg>`
}
