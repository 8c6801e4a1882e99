import { formatPoints, points } from '#domain/kernel/points.ts'
import { darker, lighter } from './colors.ts'
import { blur, gradient, icon, newDrawing, placed, svg, text, type Drawing } from './drawing.ts'
import { flat } from './vector.ts'

const [half, tall] = [372, 232]

/** A member's card with so many points on it, over a handful of coins. */
export function pointsPicture({ points: count, color }: { points: number; color: string }): string {
  const drawing = newDrawing()
  const coins = [
    placed(coin(drawing), 716, 196, 0.84),
    placed(coin(drawing), 862, 268, 0.62),
    placed(coin(drawing), 262, 826, 0.72),
  ]
  const body = coins.join('') + placed(card(drawing, count, color), 500, 510, 1.08, -6)
  return svg(drawing, 1000, 1000, ground(drawing, color) + body)
}

function ground(drawing: Drawing, color: string): string {
  const paint = gradient(
    drawing,
    [0, 0],
    [0, 1000],
    [
      [0, lighter(color, 0.95)],
      [1, lighter(color, 0.83)],
    ],
  )
  return `<rect width="1000" height="1000" fill="${paint}"/><circle cx="500" cy="500" r="400" fill="#ffffff" opacity="0.5"/>`
}

function coin(drawing: Drawing): string {
  const gold = gradient(
    drawing,
    [-90, -90],
    [90, 90],
    [
      [0, '#ffe08a'],
      [0.5, '#f5b301'],
      [1, '#c98500'],
    ],
  )
  const face = flat(1, 1)
  return (
    `<circle r="96" fill="${gold}"/><circle r="74" fill="none" stroke="#ffffff" stroke-opacity="0.6" stroke-width="6"/>` +
    icon(face, [0, 0], 'leaf', 84, '#ffffff')
  )
}

function card(drawing: Drawing, count: number, color: string): string {
  const paint = gradient(
    drawing,
    [-half, -tall],
    [half, tall],
    [
      [0, lighter(color, 0.18)],
      [0.5, color],
      [1, darker(color, 0.32)],
    ],
  )
  const frame = `x="${-half}" y="${-tall}" width="${half * 2}" height="${tall * 2}" rx="38"`
  const face = flat(1, 1)
  return [
    `<rect ${frame} fill="#0b1f3a" opacity="0.26" filter="${blur(drawing, 24)}" transform="translate(0 26)"/>`,
    `<rect ${frame} fill="${paint}"/>`,
    `<circle cx="250" cy="-120" r="210" fill="#ffffff" opacity="0.07"/>`,
    `<circle cx="330" cy="60" r="180" fill="#ffffff" opacity="0.06"/>`,
    icon(face, [-300, -150], 'leaf', 56, '#ffffff'),
    text(face, 'An Lành', { at: [-260, -132], size: 48, weight: 700, fill: '#ffffff' }),
    text(face, `+${formatPoints(points(count)).replace(/ .*$/, '')}`, {
      at: [-326, 72] as const,
      size: 150,
      weight: 800 as const,
      fill: '#ffffff',
      maxWidth: 600,
    }),
    text(face, 'điểm thành viên', { at: [-320, 150], size: 46, weight: 500, fill: '#ffffff' }),
    icon(face, [276, 140], 'gift', 92, '#ffffff'),
  ].join('')
}
