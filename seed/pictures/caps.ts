import { darker, lighter } from './colors.ts'
import { gradient, type Drawing } from './drawing.ts'
import type { Pack } from './pack.ts'
import type { Vessel } from './vessel.ts'

/** The closure of a vessel: ribbed, smooth, a wide lid, a dropper's bulb or a pump. */
export function cap(drawing: Drawing, vessel: Vessel, pack: Pack): string {
  const base = -vessel.body - vessel.shoulder + 4
  if (vessel.cap === 'dropper') return dropper(drawing, vessel, base)
  if (vessel.cap === 'pump') return pump(drawing, vessel, pack, base)
  const tone = toneOf(vessel, pack)
  const { capRadius: r, capHeight: h } = vessel
  const ribs = vessel.cap === 'ribbed' ? ribLines(r, base - h, h, tone) : ''
  return can(drawing, r, base, h, tone) + ribs
}

function toneOf(vessel: Vessel, pack: Pack): string {
  if (vessel.cap === 'lid') return pack.finish === 'arch' ? '#f3ede6' : darker(pack.color, 0.12)
  return vessel.material === 'white' ? pack.color : '#f4f7fb'
}

/** A short cylinder with its top showing. */
function can(drawing: Drawing, r: number, base: number, h: number, tone: string): string {
  const [top, sag] = [base - h, r * 0.1]
  const side = gradient(
    drawing,
    [-r, 0],
    [r, 0],
    [
      [0, darker(tone, 0.32)],
      [0.25, lighter(tone, 0.35)],
      [0.5, tone],
      [1, darker(tone, 0.38)],
    ],
  )
  const lid = gradient(
    drawing,
    [-r, top],
    [r, top],
    [
      [0, lighter(tone, 0.5)],
      [1, darker(tone, 0.06)],
    ],
  )
  return (
    `<path d="M${-r} ${top} L${-r} ${base} C${-r} ${base + sag} ${r} ${base + sag} ${r} ${base} L${r} ${top} Z" fill="${side}"/>` +
    `<ellipse cx="0" cy="${top}" rx="${r}" ry="${r * 0.1}" fill="${lid}"/>`
  )
}

function ribLines(r: number, top: number, h: number, tone: string): string {
  const count = 26
  const lines = Array.from({ length: count - 1 }, (_, index) => {
    const angle = (Math.PI * (index + 1)) / count - Math.PI / 2
    const [x, sag] = [r * Math.sin(angle), r * 0.08 * Math.cos(angle)]
    return `M${x.toFixed(1)} ${(top + 9 + sag).toFixed(1)}V${(top + h - 5 + sag).toFixed(1)}`
  })
  return `<path d="${lines.join('')}" stroke="${darker(tone, 0.35)}" stroke-opacity="0.4" stroke-width="2.2" fill="none"/>`
}

function dropper(drawing: Drawing, { capRadius: r }: Vessel, base: number): string {
  const bulb = gradient(
    drawing,
    [-r, 0],
    [r, 0],
    [
      [0, '#1c2430'],
      [0.3, '#596577'],
      [1, '#151b25'],
    ],
  )
  const top = base - 44
  return (
    can(drawing, r, base, 44, '#c9a25a') +
    `<path d="M${-r * 0.62} ${top} L${-r * 0.56} ${top - 56} C${-r * 0.5} ${top - 92} ${r * 0.5} ${top - 92} ${r * 0.56} ${top - 56} L${r * 0.62} ${top} Z" fill="${bulb}"/>`
  )
}

function pump(drawing: Drawing, { capRadius: r }: Vessel, pack: Pack, base: number): string {
  const tone = pack.finish === 'herbal' ? '#2c2a26' : '#fbfbfd'
  const head = gradient(
    drawing,
    [-r, 0],
    [r, 0],
    [
      [0, darker(tone, 0.25)],
      [0.35, lighter(tone, 0.3)],
      [1, darker(tone, 0.3)],
    ],
  )
  const top = base - 46
  return (
    can(drawing, r, base, 46, tone) +
    `<rect x="-9" y="${top - 40}" width="18" height="44" fill="${head}"/>` +
    `<path d="M${-r * 0.75} ${top - 66} L${r * 0.6} ${top - 66} Q${r * 0.8} ${top - 66} ${r * 0.8} ${top - 50} L${r * 0.8} ${top - 38} L${-r * 0.75} ${top - 38} L${-r * 1.7} ${top - 34} Q${-r * 1.9} ${top - 50} ${-r * 1.6} ${top - 56} Z" fill="${head}"/>`
  )
}
