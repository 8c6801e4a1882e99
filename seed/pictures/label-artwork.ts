import { centred, emblem } from './artwork.ts'
import { darker, lighter } from './colors.ts'
import { gradient, icon, shape, type Drawing } from './drawing.ts'
import type { Finish, Pack } from './pack.ts'
import { path, polygon, rect, type Command, type Face } from './vector.ts'

interface Look {
  ground: (color: string) => string
  ink: (color: string) => string
  quiet: string
  sizeInk: (color: string) => string
}

/** What wraps a bottle, jar or tube: the middle third is what the eye sees. */
export function labelArtwork(drawing: Drawing, face: Face, pack: Pack): string {
  const { width: w, height: h } = face
  const look = looks[pack.finish]
  const zone = w * 0.5
  const isLow = h < zone * 0.7
  return [
    shape(face, rect(0, 0, w, h), look.ground(pack.color)),
    ...decor(drawing, face, pack),
    centred(
      face,
      pack.label,
      h * (isLow ? 0.36 : 0.27),
      Math.min(zone * 0.3, h * (isLow ? 0.3 : 0.2)),
      700,
      look.ink(pack.color),
      zone * 0.94,
    ),
    centred(
      face,
      pack.purpose,
      h * (isLow ? 0.56 : 0.39),
      Math.min(zone * 0.1, h * 0.09),
      600,
      look.quiet,
      zone * 0.96,
    ),
    isLow ? '' : sign(face, pack, h),
    centred(
      face,
      pack.size,
      h * 0.875,
      Math.min(zone * 0.1, h * 0.085),
      700,
      look.sizeInk(pack.color),
      zone * 0.9,
    ),
    isLow
      ? ''
      : centred(
          face,
          pack.note,
          h * 0.95,
          Math.min(zone * 0.058, h * 0.05),
          400,
          look.sizeInk(pack.color),
          zone * 0.9,
        ),
  ].join('')
}

function sign(face: Face, pack: Pack, h: number): string {
  const x = face.width / 2
  const size = Math.min(face.width * 0.12, h * 0.15)
  if (pack.finish === 'full')
    return icon(face, [x, h * 0.58], pack.pictogram, size * 1.5, '#ffffff')
  return emblem(face, pack, x, h * 0.59, size, '#ffffff', pack.color)
}

const dark = (color: string) => darker(color, 0.12)
const white = () => '#ffffff'

const looks: Record<Finish, Look> = {
  band: { ground: () => '#fbfdff', ink: dark, quiet: '#44546b', sizeInk: white },
  wave: { ground: (color) => lighter(color, 0.93), ink: dark, quiet: '#33445c', sizeInk: white },
  full: { ground: (color) => color, ink: white, quiet: '#ffffff', sizeInk: dark },
  diagonal: { ground: () => '#fcfdff', ink: dark, quiet: '#33445c', sizeInk: white },
  arch: {
    ground: (color) => lighter(color, 0.86),
    ink: (color) => darker(color, 0.3),
    quiet: '#5d4a52',
    sizeInk: (color) => darker(color, 0.3),
  },
  herbal: {
    ground: () => '#f8f1df',
    ink: (color) => darker(color, 0.15),
    quiet: '#5f5137',
    sizeInk: white,
  },
}

function decor(drawing: Drawing, face: Face, pack: Pack): string[] {
  const { width: w, height: h } = face
  const deep = gradient(drawing, face.warp([0, 0]), face.warp([w, h]), [
    [0, pack.color],
    [1, darker(pack.color, 0.2)],
  ])
  const fill = (commands: Command[], paint: string, opacity = 1) =>
    shape(face, commands, paint, opacity)
  const stripe = (y: number, height: number, paint: string) =>
    fill(rect(0, h * y, w, h * height), paint)
  const parts: Record<Finish, string[]> = {
    band: [
      stripe(0, 0.05, deep),
      stripe(0.07, 0.012, lighter(pack.color, 0.5)),
      stripe(0.75, 0.02, lighter(pack.color, 0.55)),
      stripe(0.785, 0.215, deep),
    ],
    wave: [
      fill(swell(w, h, 0.68), lighter(pack.color, 0.6)),
      fill(swell(w, h, 0.76), deep),
      stripe(0, 0.03, deep),
    ],
    full: [
      stripe(0.76, 0.24, '#ffffff'),
      stripe(0.745, 0.015, '#ffd479'),
      stripe(0, 0.03, '#ffd479'),
    ],
    diagonal: [
      fill(
        polygon([0, h * 0.9], [w, h * 0.56], [w, h * 0.63], [0, h * 0.97]),
        lighter(pack.color, 0.6),
      ),
      stripe(0.78, 0.22, deep),
      stripe(0, 0.045, deep),
    ],
    arch: [stripe(0.035, 0.006, '#c9a25a'), stripe(0.96, 0.006, '#c9a25a')],
    herbal: [
      stripe(0, 0.07, deep),
      stripe(0.08, 0.01, '#d8b35a'),
      stripe(0.765, 0.01, '#d8b35a'),
      stripe(0.785, 0.215, deep),
    ],
  }
  return parts[pack.finish]
}

function swell(w: number, h: number, top: number): Command[] {
  return path(
    `M0 ${h * top} C${w * 0.3} ${h * (top - 0.12)} ${w * 0.6} ${h * (top + 0.12)} ${w} ${h * (top - 0.06)} L${w} ${h} L0 ${h} Z`,
  )
}
