import { backArtwork } from './pack-back.ts'
import { cap } from './caps.ts'
import { darker, lighter } from './colors.ts'
import { blur, clipped, gradient, type Drawing } from './drawing.ts'
import { labelArtwork } from './label-artwork.ts'
import type { Pack } from './pack.ts'
import { cylinderFace } from './perspective.ts'
import { rect, warpPath, type Face } from './vector.ts'

export interface Vessel {
  radius: number
  body: number
  shoulder: number
  neck: number
  cap: 'ribbed' | 'smooth' | 'dropper' | 'pump' | 'lid'
  capRadius: number
  capHeight: number
  material: 'color' | 'white' | 'amber'
}

/** A bottle, jar or roll tube standing at 0,0, seen from slightly above. */
export function drawVessel(drawing: Drawing, pack: Pack, vessel: Vessel, isBack = false): string {
  const outline = silhouette(vessel)
  const face = labelFace(vessel)
  const bottled = { ...pack, size: pack.size.replace(/^Hộp/, 'Lọ') }
  const artwork = (isBack ? backOn : labelArtwork)(drawing, face, bottled)
  const label = clipped(drawing, warpPath(rect(0, 0, face.width, face.height), face.warp), artwork)
  return [
    groundShadow(drawing, vessel.radius),
    `<path d="${outline}" fill="${bodyPaint(drawing, vessel, pack)}"/>`,
    clipped(drawing, outline, label + roundness(drawing, vessel)),
    cap(drawing, vessel, pack),
  ].join('')
}

function labelFace({ radius, body }: Vessel): Face {
  const margin = body > 150 ? 0.09 : 0.07
  return cylinderFace(radius, -body * (1 - margin), body * (1 - 2 * margin), radius * 0.09)
}

/** The back artwork is flat; it takes the visible middle of the label. */
function backOn(drawing: Drawing, face: Face, pack: Pack): string {
  const width = face.width * 0.56
  const left = (face.width - width) / 2
  const middle: Face = { width, height: face.height, warp: ([x, y]) => face.warp([x + left, y]) }
  const whole = `<path d="${warpPath(rect(0, 0, face.width, face.height), face.warp)}" fill="#fdfefe"/>`
  const stripe = rect(0, 0, face.width, face.height * 0.13)
  return (
    whole +
    `<path d="${warpPath(stripe, face.warp)}" fill="${pack.color}"/>` +
    backArtwork(drawing, middle, pack)
  )
}

export function silhouette({ radius: r, body, shoulder, neck }: Vessel): string {
  const [top, sag] = [-body - shoulder, r * 0.13]
  return (
    `M${-r} -8 C${-r} ${sag} ${r} ${sag} ${r} -8 L${r} ${-body} ` +
    `C${r} ${-body - shoulder * 0.75} ${neck} ${-body - shoulder * 0.55} ${neck} ${top} L${neck} ${top - 10} ` +
    `L${-neck} ${top - 10} L${-neck} ${top} C${-neck} ${-body - shoulder * 0.55} ${-r} ${-body - shoulder * 0.75} ${-r} ${-body} Z`
  )
}

function bodyPaint(drawing: Drawing, { material, radius: r }: Vessel, pack: Pack): string {
  const tones = {
    color: [darker(pack.color, 0.25), lighter(pack.color, 0.12), darker(pack.color, 0.3)],
    white: ['#d7dee8', '#ffffff', '#c9d2de'],
    amber: ['#5a2a0a', '#b4651d', '#4a2208'],
  }[material] as [string, string, string]
  return gradient(
    drawing,
    [-r, 0],
    [r, 0],
    [
      [0, tones[0]],
      [0.35, tones[1]],
      [1, tones[2]],
    ],
  )
}

/** Light from the left, laid over body and label together. */
function roundness(drawing: Drawing, { radius: r, body, shoulder }: Vessel): string {
  const paint = gradient(
    drawing,
    [-r, 0],
    [r, 0],
    [
      [0, '#0b1f3a', 0.38],
      [0.1, '#0b1f3a', 0.12],
      [0.22, '#ffffff', 0.32],
      [0.36, '#ffffff', 0.04],
      [0.62, '#0b1f3a', 0],
      [0.86, '#0b1f3a', 0.18],
      [1, '#0b1f3a', 0.42],
    ],
  )
  const height = body + shoulder + 30
  const shine = `<rect x="${-r * 0.78}" y="${-body - shoulder * 0.3}" width="${r * 0.1}" height="${body * 0.93}" rx="${r * 0.05}" fill="#ffffff" opacity="0.45" filter="${blur(drawing, 2.5)}"/>`
  return `<rect x="${-r}" y="${-height}" width="${2 * r}" height="${height + 30}" fill="${paint}"/>${shine}`
}

export function groundShadow(drawing: Drawing, r: number): string {
  return [
    `<ellipse cx="${r * 0.14}" cy="2" rx="${r * 1.22}" ry="${r * 0.2}" fill="#0b1f3a" opacity="0.2" filter="${blur(drawing, 14)}"/>`,
    `<ellipse cx="0" cy="0" rx="${r * 1.02}" ry="${r * 0.12}" fill="#0b1f3a" opacity="0.42" filter="${blur(drawing, 4)}"/>`,
  ].join('')
}
