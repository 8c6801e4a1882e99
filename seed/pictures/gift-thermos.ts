import { darker, lighter } from './colors.ts'
import { blur, gradient, icon, text, type Drawing } from './drawing.ts'
import { flat } from './vector.ts'
import { groundShadow } from './vessel.ts'

/** A slim vacuum flask with a steel collar and a carrying loop, standing at 0,0. */
export function drawThermos(drawing: Drawing, color: string): string {
  return [
    groundShadow(drawing, 118),
    loop(drawing),
    lid(drawing),
    body(drawing, color),
    collar(drawing),
    mark(),
    shine(drawing),
  ].join('')
}

const shell =
  'M-112 -26C-112 14 112 14 112 -26V-436C112 -486 84 -492 84 -520H-84C-84 -492 -112 -486 -112 -436Z'

function body(drawing: Drawing, color: string): string {
  const paint = gradient(
    drawing,
    [-112, 0],
    [112, 0],
    [
      [0, darker(color, 0.5)],
      [0.16, darker(color, 0.12)],
      [0.34, lighter(color, 0.22)],
      [0.56, color],
      [0.86, darker(color, 0.32)],
      [1, darker(color, 0.58)],
    ],
  )
  const foot = `<path d="M-112 -40C-112 0 112 0 112 -40V-26C112 14 -112 14 -112 -26Z" fill="#0b1f3a" opacity="0.28"/>`
  return `<path d="${shell}" fill="${paint}"/>${foot}`
}

function steel(drawing: Drawing, width: number): string {
  return gradient(
    drawing,
    [-width, 0],
    [width, 0],
    [
      [0, '#7d8b9b'],
      [0.14, '#cdd6df'],
      [0.32, '#ffffff'],
      [0.5, '#c3cdd8'],
      [0.72, '#8e9cab'],
      [0.9, '#dfe5eb'],
      [1, '#6f7d8d'],
    ],
  )
}

function collar(drawing: Drawing): string {
  const paint = steel(drawing, 90)
  return (
    `<path d="M-88 -544C-88 -528 88 -528 88 -544V-518C88 -500 -88 -500 -88 -518Z" fill="${paint}"/>` +
    `<path d="M-88 -518C-88 -500 88 -500 88 -518" fill="none" stroke="#0b1f3a" stroke-opacity="0.25" stroke-width="3"/>`
  )
}

function lid(drawing: Drawing): string {
  const paint = gradient(
    drawing,
    [-92, 0],
    [92, 0],
    [
      [0, '#141c28'],
      [0.3, '#4a5667'],
      [0.46, '#2a3443'],
      [1, '#0c121b'],
    ],
  )
  const ribs = Array.from({ length: 13 }, (_, index) => {
    const x = -78 + index * 13
    return `<path d="M${x} -628V-556" stroke="#ffffff" stroke-opacity="0.09" stroke-width="3"/>`
  })
  return (
    `<path d="M-92 -548V-632C-92 -664 92 -664 92 -632V-548C92 -528 -92 -528 -92 -548Z" fill="${paint}"/>` +
    ribs.join('') +
    `<ellipse cx="0" cy="-636" rx="90" ry="21" fill="#3a4555"/><ellipse cx="0" cy="-638" rx="70" ry="14" fill="#28313e"/>`
  )
}

function loop(drawing: Drawing): string {
  const paint = gradient(
    drawing,
    [-70, -740],
    [70, -640],
    [
      [0, '#566274'],
      [1, '#1a222d'],
    ],
  )
  return `<path d="M-66 -634C-70 -752 70 -752 66 -634" fill="none" stroke="${paint}" stroke-width="20" stroke-linecap="round"/>`
}

function mark(): string {
  const face = flat(1, 1)
  return [
    icon(face, [0, -318], 'leaf', 84, '#ffffff'),
    text(face, 'An Lành', {
      at: [0, -222] as const,
      size: 40,
      weight: 700 as const,
      fill: '#ffffff',
      anchor: 'middle' as const,
    }),
    text(face, '500 ml', {
      at: [0, -184] as const,
      size: 24,
      weight: 500 as const,
      fill: '#ffffff',
      anchor: 'middle' as const,
      opacity: 0.85,
    }),
  ].join('')
}

function shine(drawing: Drawing): string {
  return (
    `<rect x="-78" y="-440" width="17" height="396" rx="8" fill="#ffffff" opacity="0.4" filter="${blur(drawing, 4)}"/>` +
    `<rect x="92" y="-430" width="8" height="380" rx="4" fill="#ffffff" opacity="0.22" filter="${blur(drawing, 2)}"/>`
  )
}
