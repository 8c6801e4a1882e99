import { darker, lighter } from './colors.ts'
import { gradient, icon, line, placed, shape, text, type Drawing } from './drawing.ts'
import type { Pack } from './pack.ts'
import { ellipse, flat, path, polygon, rect } from './vector.ts'

type Piece = (drawing: Drawing, pack: Pack) => string
type Spot = readonly [x: number, y: number, rotate: number, scale?: number]

/** What comes out of the pack, lying in front of it. */
export function drawContents(drawing: Drawing, pack: Pack, x: number, y: number): string {
  if (pack.contents === 'none') return ''
  const { piece, spots } = kinds[pack.contents]
  return spots
    .map(([dx, dy, rotate, scale = 1]) =>
      placed(piece(drawing, pack), x + dx, y + dy, scale, rotate),
    )
    .join('')
}

const loose: Spot[] = [
  [-92, 8, -24],
  [-8, 26, 12],
  [76, 4, -48],
  [44, 44, 30],
]
const kinds: Record<Exclude<Pack['contents'], 'none'>, { piece: Piece; spots: Spot[] }> = {
  capsule: { piece: capsule, spots: loose },
  softgel: { piece: softgel, spots: loose },
  tablet: { piece: tablet, spots: loose },
  gummy: { piece: gummy, spots: loose },
  stick: {
    piece: stick,
    spots: [
      [-36, -62, 62],
      [40, -14, 74],
    ],
  },
  teabag: {
    piece: teabag,
    spots: [
      [-30, -40, -10],
      [70, -14, 12],
    ],
  },
  ampoule: {
    piece: ampoule,
    spots: [
      [-60, -20, 72],
      [50, 6, 80],
    ],
  },
}

function soft(width: number): string {
  return `<ellipse cx="3" cy="13" rx="${width}" ry="9" fill="#0b1f3a" opacity="0.16"/>`
}

function capsule(drawing: Drawing, pack: Pack): string {
  const half = (tone: string) =>
    gradient(
      drawing,
      [0, -16],
      [0, 16],
      [
        [0, lighter(tone, 0.35)],
        [0.35, tone],
        [1, darker(tone, 0.28)],
      ],
    )
  return (
    soft(38) +
    `<path d="M0 -15H-26A15 15 0 0 0 -26 15H0Z" fill="${half(pack.color)}"/>` +
    `<path d="M0 -15H26A15 15 0 0 1 26 15H0Z" fill="${half('#f3f1ea')}"/>` +
    `<path d="M-27 -8H26" stroke="#ffffff" stroke-width="4" stroke-linecap="round" opacity="0.55"/>`
  )
}

function softgel(drawing: Drawing): string {
  const paint = gradient(
    drawing,
    [0, -18],
    [0, 18],
    [
      [0, '#ffd98a'],
      [0.45, '#f0a52b'],
      [1, '#b86a0c'],
    ],
  )
  return (
    soft(34) +
    `<ellipse rx="36" ry="18" fill="${paint}"/>` +
    `<path d="M-22 -8Q0 -15 20 -9" stroke="#fffbe9" stroke-width="5" stroke-linecap="round" fill="none" opacity="0.85"/>`
  )
}

function tablet(drawing: Drawing, pack: Pack): string {
  const tone = lighter(pack.color, 0.78)
  const paint = gradient(
    drawing,
    [0, -16],
    [0, 16],
    [
      [0, '#ffffff'],
      [1, darker(tone, 0.12)],
    ],
  )
  return (
    soft(30) +
    `<ellipse cy="5" rx="30" ry="15" fill="${darker(tone, 0.22)}"/><ellipse rx="30" ry="15" fill="${paint}"/>` +
    `<path d="M-16 -5L16 5" stroke="${darker(tone, 0.25)}" stroke-width="2"/>`
  )
}

function gummy(drawing: Drawing, pack: Pack): string {
  const paint = gradient(
    drawing,
    [0, -22],
    [0, 22],
    [
      [0, lighter(pack.color, 0.45)],
      [1, darker(pack.color, 0.1)],
    ],
  )
  return (
    soft(28) +
    `<rect x="-26" y="-20" width="52" height="38" rx="16" fill="${paint}"/>` +
    `<path d="M-14 -11H8" stroke="#ffffff" stroke-width="6" stroke-linecap="round" opacity="0.6"/>`
  )
}

function stick(drawing: Drawing, pack: Pack): string {
  const face = flat(62, 250, -31, -125)
  const paint = gradient(
    drawing,
    [-31, 0],
    [31, 0],
    [
      [0, darker(pack.color, 0.16)],
      [0.35, lighter(pack.color, 0.2)],
      [1, darker(pack.color, 0.24)],
    ],
  )
  const teeth = (y: number) => line(face, path(`M2 ${y} L60 ${y}`), '#ffffff', 1.4, 0.5)
  const turned = {
    width: 250,
    height: 62,
    warp: ([x, y]: readonly [number, number]) => [y - 31, 125 - x] as const,
  }
  return [
    `<rect x="-27" y="-112" width="62" height="242" rx="4" fill="#0b1f3a" opacity="0.16"/>`,
    shape(face, rect(0, 0, 62, 250, 3), paint),
    shape(face, rect(0, 160, 62, 64), '#ffffff', 0.92),
    ...[5, 10, 15, 235, 240, 245].map(teeth),
    text(turned, pack.label, {
      at: [98, 41],
      size: 29,
      weight: 700,
      fill: '#ffffff',
      maxWidth: 122,
    }),
    icon(face, [31, 192], pack.pictogram, 36, pack.color),
  ].join('')
}

function teabag(drawing: Drawing, pack: Pack): string {
  const face = flat(110, 120, -55, -60)
  const paint = gradient(
    drawing,
    [-55, -60],
    [55, 60],
    [
      [0, '#fffdf6'],
      [1, '#e9dfc6'],
    ],
  )
  return [
    `<rect x="-50" y="-46" width="112" height="112" rx="4" fill="#0b1f3a" opacity="0.14"/>`,
    shape(face, polygon([14, 0], [96, 0], [110, 18], [110, 120], [0, 120], [0, 18]), paint),
    shape(face, ellipse(55, 78, 40, 28), mixLeaf(pack.color), 0.32),
    line(face, path('M6 112 L104 112'), '#c9bb98', 2),
    `<path d="M0 -58C20 -110 60 -90 84 -120" stroke="#d9d2bf" stroke-width="3" fill="none"/>`,
    placed(
      shape(flat(46, 46, -23, -23), rect(0, 0, 46, 46, 4), pack.color) +
        icon(flat(1, 1), [0, 0], 'leaf', 28, '#ffffff'),
      90,
      -128,
      1,
      14,
    ),
  ].join('')
}

function mixLeaf(color: string): string {
  return darker(color, 0.3)
}

function ampoule(drawing: Drawing, pack: Pack): string {
  const paint = gradient(
    drawing,
    [-20, 0],
    [20, 0],
    [
      [0, lighter(pack.color, 0.55)],
      [0.35, '#ffffff'],
      [1, lighter(pack.color, 0.4)],
    ],
  )
  return (
    `<path d="M-14 -78H26V72Q26 96 6 96T-14 72Z" fill="#0b1f3a" opacity="0.14"/>` +
    `<path d="M-20 -60Q-20 -74 -9 -80V-104H9V-80Q20 -74 20 -60V80Q20 92 0 92T-20 80Z" fill="${paint}" stroke="${lighter(pack.color, 0.25)}" stroke-width="1.5"/>` +
    `<rect x="-20" y="-30" width="40" height="84" fill="${pack.color}" opacity="0.88"/><rect x="-16" y="-118" width="32" height="22" rx="4" fill="${pack.color}"/>` +
    placed(icon(flat(1, 1), [0, 0], pack.pictogram, 26, '#ffffff'), 0, 12)
  )
}
