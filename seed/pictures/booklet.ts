import { darker, lighter } from './colors.ts'
import { blur, gradient, icon, newDrawing, placed, svg, text, type Drawing } from './drawing.ts'
import { flat } from './vector.ts'

export interface Booklet {
  color: string
  pictogram: string
  title: string
  line: string
}

const [half, tall] = [270, 360]

/** A vaccination booklet with its slip behind it, before a quiet ground of its colour. */
export function bookletPicture(booklet: Booklet): string {
  const drawing = newDrawing()
  const body = [
    placed(shadow(drawing) + typo(drawing, booklet), 560, 520, 0.98, 10),
    placed(shadow(drawing) + cover(drawing, booklet), 470, 505, 1.06, -5),
  ].join('')
  return svg(drawing, 1000, 1000, ground(drawing, booklet.color) + body)
}

function ground(drawing: Drawing, color: string): string {
  const paint = gradient(
    drawing,
    [0, 0],
    [1000, 1000],
    [
      [0, lighter(color, 0.95)],
      [1, lighter(color, 0.82)],
    ],
  )
  return (
    `<rect width="1000" height="1000" fill="${paint}"/>` +
    `<circle cx="500" cy="500" r="408" fill="#ffffff" opacity="0.55"/>`
  )
}

function shadow(drawing: Drawing): string {
  return `<rect x="${-half + 14}" y="${-tall + 34}" width="${half * 2 - 28}" height="${tall * 2 - 10}" rx="26" fill="#0b1f3a" opacity="0.25" filter="${blur(drawing, 22)}"/>`
}

function sheet(paint: string): string {
  return `<rect x="${-half}" y="${-tall}" width="${half * 2}" height="${tall * 2}" rx="28" fill="${paint}"/>`
}

/** The slip: lines to be filled in, and a stamp. */
function typo(drawing: Drawing, { color }: Booklet): string {
  const paper = gradient(
    drawing,
    [0, -tall],
    [0, tall],
    [
      [0, '#ffffff'],
      [1, '#f1f5fb'],
    ],
  )
  const rows = Array.from({ length: 7 }, (_, row) => {
    const y = -230 + row * 78
    return `<path d="M120 ${y}H240" stroke="${lighter(color, 0.6)}" stroke-width="10" stroke-linecap="round"/>`
  })
  return sheet(paper) + rows.join('')
}

function cover(drawing: Drawing, { color, pictogram, title, line }: Booklet): string {
  const paint = gradient(
    drawing,
    [-half, -tall],
    [half, tall],
    [
      [0, lighter(color, 0.16)],
      [0.5, color],
      [1, darker(color, 0.3)],
    ],
  )
  const face = flat(1, 1)
  const spine = `<rect x="${-half}" y="${-tall}" width="34" height="${tall * 2}" rx="17" fill="#0b1f3a" opacity="0.16"/>`
  return [
    sheet(paint) + spine,
    icon(face, [-176, -286], 'leaf', 52, '#ffffff'),
    text(face, 'An Lành', { at: [-140, -270], size: 44, weight: 700, fill: '#ffffff' }),
    `<circle cx="14" cy="-60" r="150" fill="#ffffff" opacity="0.15"/>`,
    `<circle cx="14" cy="-60" r="116" fill="#ffffff"/>`,
    icon(face, [14, -60], pictogram, 132, color),
    text(face, title, {
      at: [14, 164] as const,
      size: 74,
      weight: 800 as const,
      fill: '#ffffff',
      anchor: 'middle' as const,
      maxWidth: 440,
    }),
    text(face, line, {
      at: [14, 226] as const,
      size: 42,
      weight: 500 as const,
      fill: '#ffffff',
      anchor: 'middle' as const,
      maxWidth: 440,
      opacity: 0.94,
    }),
    badge(color),
  ].join('')
}

/** A syringe on the corner says at once what it is for. */
function badge(color: string): string {
  const face = flat(1, 1)
  return (
    `<circle cx="${half - 44}" cy="${tall - 34}" r="54" fill="#ffffff"/>` +
    icon(face, [half - 44, tall - 34], 'syringe', 62, darker(color, 0.1))
  )
}
