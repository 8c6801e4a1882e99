import { packAt } from './compositions.ts'
import { gradient, icon, newDrawing, svg, text } from './drawing.ts'
import { pictogram } from './pictograms.ts'
import { flat } from './vector.ts'

const primary = '#0b5fd3'

/** The leaf on its blue square; `radius` 0 for places that cut their own corners. */
export function brandMark(radius: number, leaf = 0.58): string {
  const strokes = pictogram('leaf', 512 * leaf, '#ffffff', 1.9)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">` +
    `<rect width="512" height="512" rx="${radius}" fill="${primary}"/>` +
    `<g transform="translate(256 256)">${strokes}</g></svg>`
  )
}

/** What a link to the shop shows when it is shared. */
export function sharePicture(): string {
  const drawing = newDrawing()
  const face = flat(1200, 630)
  const ground = gradient(
    drawing,
    [0, 0],
    [1200, 630],
    [
      [0, '#eaf2ff'],
      [0.6, '#f8fbff'],
      [1, '#e3f6ee'],
    ],
  )
  const words = [
    `<rect x="80" y="92" width="92" height="92" rx="22" fill="${primary}"/>`,
    icon(face, [126, 138], 'leaf', 54, '#ffffff'),
    text(face, 'An Lành', { at: [196, 160], size: 62, weight: 700, fill: primary }),
    text(face, 'Sống khoẻ mỗi ngày,', { at: [80, 290], size: 54, weight: 700, fill: '#0b1f3a' }),
    text(face, 'mua đúng chính hãng', { at: [80, 362], size: 54, weight: 700, fill: '#0b1f3a' }),
    text(face, 'Kiểm tra mã, tích điểm, giao hàng toàn quốc', {
      at: [80, 434],
      size: 27,
      fill: '#44546b',
      maxWidth: 530,
    }),
    text(face, '028 7102 6089', { at: [80, 520], size: 34, weight: 700, fill: '#084aa6' }),
  ]
  const packs = [
    packAt(drawing, { slug: 'angela', x: 1075, y: 510, scale: 0.86 }),
    packAt(drawing, { slug: 'jex', x: 858, y: 556, scale: 1.04 }),
    packAt(drawing, { slug: 'wit', x: 1062, y: 585, scale: 0.68 }),
  ]
  return svg(
    drawing,
    1200,
    630,
    `<rect width="1200" height="630" fill="${ground}"/>` + words.join('') + packs.join(''),
  )
}
