import { darker, lighter, mix } from './colors.ts'
import { clipped, gradient, icon, line, shape, text, type Drawing } from './drawing.ts'
import type { Finish, Pack } from './pack.ts'
import { outline } from './text-outline.ts'
import { ellipse, path, polygon, rect, warpPath, type Face } from './vector.ts'

type Artwork = (drawing: Drawing, face: Face, pack: Pack) => string

const ink = '#0b1f3a'

/** The front of a carton in its brand's manner, kept inside the face. */
export function frontArtwork(drawing: Drawing, face: Face, pack: Pack): string {
  const edge = warpPath(rect(0, 0, face.width, face.height), face.warp)
  return clipped(drawing, edge, artworks[pack.finish](drawing, face, pack))
}

const artworks: Record<Finish, Artwork> = { band, wave, full, diagonal, arch, herbal }

function band(drawing: Drawing, face: Face, pack: Pack): string {
  const { width: w, height: h, unit: u } = sizesOf(face)
  const tint = slant(drawing, face, '#ffffff', lighter(pack.color, 0.86))
  const bandPaint = slant(drawing, face, pack.color, darker(pack.color, 0.18))
  return [
    shape(face, rect(0, 0, w, h), tint),
    icon(face, [w * 0.8, h * 0.3], pack.pictogram, u * 0.72, pack.color, 0.07),
    shape(face, rect(0, h * 0.51, w, h * 0.03), lighter(pack.color, 0.6)),
    shape(face, rect(0, h * 0.56, w, h * 0.31), bandPaint),
    brandName(face, pack, w * 0.09, h * 0.22, w * 0.6, pack.color),
    purposeLine(face, pack, w * 0.095, h * 0.31, w * 0.82, '#44546b'),
    factLines(face, pack, w * 0.095, h * 0.385, w * 0.8, mix(pack.color, ink, 0.3)),
    text(face, pack.size, {
      at: [w * 0.095, h * 0.69],
      size: u * 0.1,
      weight: 700,
      fill: '#ffffff',
      maxWidth: w * 0.56,
    }),
    text(face, pack.note, {
      at: [w * 0.095, h * 0.77],
      size: u * 0.05,
      fill: '#ffffff',
      opacity: 0.85,
      maxWidth: w * 0.56,
    }),
    emblem(face, pack, w * 0.82, h * 0.715, u * 0.13, '#ffffff', pack.color),
    footLine(face, pack, mix(pack.color, ink, 0.4)),
  ].join('')
}

function wave(drawing: Drawing, face: Face, pack: Pack): string {
  const { width: w, height: h, unit: u } = sizesOf(face)
  const deep = slant(drawing, face, pack.color, darker(pack.color, 0.3))
  const swell = (top: number, depth: number) =>
    path(
      `M0 ${h * top} C${w * 0.3} ${h * (top - depth)} ${w * 0.55} ${h * (top + depth)} ${w} ${h * (top - depth * 0.8)} L${w} ${h} L0 ${h} Z`,
    )
  return [
    shape(face, rect(0, 0, w, h), slant(drawing, face, '#ffffff', lighter(pack.color, 0.88))),
    shape(face, swell(0.5, 0.09), lighter(pack.color, 0.72)),
    shape(face, swell(0.56, 0.1), lighter(pack.color, 0.42)),
    shape(face, swell(0.63, 0.09), deep),
    brandName(face, pack, w * 0.09, h * 0.2, w * 0.8, pack.color),
    purposeLine(face, pack, w * 0.095, h * 0.285, w * 0.82, '#44546b'),
    factLines(face, pack, w * 0.095, h * 0.36, w * 0.6, mix(pack.color, ink, 0.35)),
    emblem(face, pack, w * 0.77, h * 0.53, u * 0.165, '#ffffff', pack.color),
    text(face, pack.size, {
      at: [w * 0.09, h * 0.82],
      size: u * 0.095,
      weight: 700,
      fill: '#ffffff',
      maxWidth: w * 0.8,
    }),
    text(face, pack.note, {
      at: [w * 0.09, h * 0.89],
      size: u * 0.05,
      fill: '#ffffff',
      opacity: 0.85,
      maxWidth: w * 0.8,
    }),
  ].join('')
}

function full(drawing: Drawing, face: Face, pack: Pack): string {
  const { width: w, height: h, unit: u } = sizesOf(face)
  const deep = slant(drawing, face, lighter(pack.color, 0.12), darker(pack.color, 0.22))
  return [
    shape(face, rect(0, 0, w, h), deep),
    shape(face, ellipse(w * 0.95, h * 0.42, w * 0.62), '#ffffff', 0.1),
    shape(face, ellipse(w * 0.95, h * 0.42, w * 0.42), '#ffffff', 0.12),
    icon(face, [w * 0.78, h * 0.46], pack.pictogram, u * 0.42, '#ffffff', 0.95),
    brandName(face, pack, w * 0.09, h * 0.2, w * 0.8, '#ffffff'),
    shape(face, rect(w * 0.095, h * 0.235, w * 0.14, h * 0.012), mix('#ffd479', pack.color, 0.1)),
    purposeLine(face, pack, w * 0.095, h * 0.315, w * 0.82, '#ffffff'),
    factLines(face, pack, w * 0.095, h * 0.42, w * 0.44, '#ffffff'),
    shape(face, rect(0, h * 0.74, w, h * 0.26), '#ffffff'),
    shape(face, rect(0, h * 0.725, w, h * 0.015), mix('#ffd479', pack.color, 0.1)),
    text(face, pack.size, {
      at: [w * 0.095, h * 0.845],
      size: u * 0.095,
      weight: 700,
      fill: pack.color,
      maxWidth: w * 0.8,
    }),
    text(face, pack.note, {
      at: [w * 0.095, h * 0.92],
      size: u * 0.05,
      fill: '#44546b',
      maxWidth: w * 0.8,
    }),
  ].join('')
}

function diagonal(drawing: Drawing, face: Face, pack: Pack): string {
  const { width: w, height: h, unit: u } = sizesOf(face)
  const deep = slant(drawing, face, pack.color, darker(pack.color, 0.28))
  return [
    shape(face, rect(0, 0, w, h), slant(drawing, face, '#ffffff', lighter(pack.color, 0.9))),
    shape(
      face,
      polygon([0, h * 0.74], [w, h * 0.44], [w, h * 0.5], [0, h * 0.8]),
      lighter(pack.color, 0.55),
    ),
    shape(face, polygon([0, h * 0.8], [w, h * 0.5], [w, h], [0, h]), deep),
    shape(face, polygon([0, 0], [w * 0.045, 0], [w * 0.045, h], [0, h]), pack.color),
    brandName(face, pack, w * 0.12, h * 0.2, w * 0.78, pack.color),
    purposeLine(face, pack, w * 0.125, h * 0.29, w * 0.8, ink),
    factLines(face, pack, w * 0.125, h * 0.375, w * 0.8, '#44546b'),
    icon(face, [w * 0.76, h * 0.7], pack.pictogram, u * 0.34, '#ffffff', 0.92),
    text(face, pack.size, {
      at: [w * 0.12, h * 0.875],
      size: u * 0.09,
      weight: 700,
      fill: '#ffffff',
      maxWidth: w * 0.8,
    }),
    text(face, pack.note, {
      at: [w * 0.12, h * 0.94],
      size: u * 0.048,
      fill: '#ffffff',
      opacity: 0.85,
      maxWidth: w * 0.8,
    }),
  ].join('')
}

function arch(drawing: Drawing, face: Face, pack: Pack): string {
  const { width: w, height: h, unit: u } = sizesOf(face)
  const blush = slant(drawing, face, lighter(pack.color, 0.93), lighter(pack.color, 0.74))
  const glow = slant(drawing, face, lighter(pack.color, 0.25), pack.color)
  const window = path(
    `M${w * 0.2} ${h} L${w * 0.2} ${h * 0.66} C${w * 0.2} ${h * 0.4} ${w * 0.8} ${h * 0.4} ${w * 0.8} ${h * 0.66} L${w * 0.8} ${h} Z`,
  )
  return [
    shape(face, rect(0, 0, w, h), blush),
    line(
      face,
      rect(w * 0.055, h * 0.04, w * 0.89, h * 0.92),
      mix(pack.color, '#c9a25a', 0.5),
      1.6,
      0.7,
    ),
    shape(face, window, glow),
    centred(face, pack.label, h * 0.2, u * 0.17, 700, darker(pack.color, 0.25)),
    centred(face, pack.purpose, h * 0.275, u * 0.066, 600, darker(pack.color, 0.35)),
    centred(face, pack.facts[0] ?? '', h * 0.335, u * 0.046, 400, '#5d5364'),
    emblem(face, pack, w * 0.5, h * 0.64, u * 0.16, '#ffffff', pack.color),
    centred(face, pack.size, h * 0.84, u * 0.075, 700, '#ffffff', w * 0.52),
    centred(face, pack.note, h * 0.9, u * 0.042, 400, '#ffffff', w * 0.52),
  ].join('')
}

function herbal(drawing: Drawing, face: Face, pack: Pack): string {
  const { width: w, height: h, unit: u } = sizesOf(face)
  const paper = slant(drawing, face, '#fffdf5', '#f3ead2')
  const deep = slant(drawing, face, lighter(pack.color, 0.08), darker(pack.color, 0.25))
  const panel = path(`M0 0 L${w} 0 L${w} ${h * 0.36} Q${w * 0.5} ${h * 0.5} 0 ${h * 0.36} Z`)
  const rim = path(
    `M0 ${h * 0.36} L0 ${h * 0.385} Q${w * 0.5} ${h * 0.525} ${w} ${h * 0.385} L${w} ${h * 0.36} Q${w * 0.5} ${h * 0.5} 0 ${h * 0.36} Z`,
  )
  return [
    shape(face, rect(0, 0, w, h), paper),
    ...sprigs(face, pack),
    shape(face, panel, deep),
    shape(face, rim, '#d8b35a'),
    centred(face, pack.label, h * 0.19, u * 0.15, 700, '#fffaf0'),
    centred(face, 'thảo dược Việt', h * 0.26, u * 0.055, 400, '#fffaf0'),
    emblem(face, pack, w * 0.5, h * 0.5, u * 0.14, '#fffdf5', pack.color),
    centred(face, pack.purpose, h * 0.71, u * 0.09, 700, darker(pack.color, 0.3)),
    centred(
      face,
      pack.facts.slice(0, w < 240 ? 1 : 2).join(' · '),
      h * 0.775,
      u * 0.045,
      500,
      '#6b5b3e',
    ),
    shape(face, rect(w * 0.22, h * 0.825, w * 0.56, h * 0.075, h * 0.037), pack.color),
    centred(face, pack.size, h * 0.877, u * 0.058, 600, '#ffffff', w * 0.5),
    centred(face, pack.note, h * 0.95, u * 0.042, 400, '#6b5b3e'),
  ].join('')
}

function sprigs(face: Face, pack: Pack): string[] {
  const { width: w, height: h } = face
  const spots = [
    [0.13, 0.6, 0.3],
    [0.88, 0.62, 0.34],
    [0.1, 0.86, 0.24],
    [0.92, 0.88, 0.26],
  ] as const
  return spots.map(([x, y, size]) => icon(face, [w * x, h * y], 'leaf', w * size, pack.color, 0.16))
}

function brandName(face: Face, pack: Pack, x: number, y: number, maxWidth: number, fill: string) {
  return text(face, pack.label, {
    at: [x, y],
    size: sizesOf(face).unit * 0.27,
    weight: 800,
    fill,
    maxWidth,
  })
}

function purposeLine(face: Face, pack: Pack, x: number, y: number, maxWidth: number, fill: string) {
  return text(face, pack.purpose, {
    at: [x, y],
    size: sizesOf(face).unit * 0.078,
    weight: 600,
    fill,
    maxWidth,
  })
}

function factLines(face: Face, pack: Pack, x: number, y: number, maxWidth: number, fill: string) {
  const facts = pack.facts.slice(0, 2).filter((fact) => fact !== '')
  const wanted = sizesOf(face).unit * 0.05
  const widest = Math.max(1, ...facts.map((fact) => outline(fact, wanted, 500).width))
  const size = wanted * Math.min(1, (maxWidth - wanted) / widest)
  const rows = facts.map((fact, row) => {
    const baseline = y + row * wanted * 1.7
    return (
      shape(face, ellipse(x + size * 0.3, baseline - size * 0.33, size * 0.2), fill, 0.8) +
      text(face, fact, { at: [x + size, baseline], size, weight: 500, fill, opacity: 0.9 })
    )
  })
  return rows.join('')
}

export function emblem(
  face: Face,
  pack: Pack,
  x: number,
  y: number,
  radius: number,
  ground: string,
  tone: string,
) {
  return [
    shape(face, ellipse(x, y, radius), ground),
    line(face, ellipse(x, y, radius * 0.9), tone, 1.4, 0.35),
    icon(face, [x, y], pack.pictogram, radius * 1.15, tone),
  ].join('')
}

export function centred(
  face: Face,
  words: string,
  y: number,
  size: number,
  weight: 400 | 500 | 600 | 700,
  fill: string,
  maxWidth = face.width * 0.84,
) {
  if (words === '') return ''
  return text(face, words, {
    at: [face.width / 2, y],
    size,
    weight,
    fill,
    anchor: 'middle',
    maxWidth,
  })
}

function footLine(face: Face, pack: Pack, fill: string): string {
  const { width: w, height: h, unit: u } = sizesOf(face)
  return text(face, `Số ĐKSP ${pack.registration}`, {
    at: [w * 0.095, h * 0.945],
    size: u * 0.042,
    fill,
    maxWidth: w * 0.8,
    opacity: 0.8,
  })
}

/** Letters and signs follow the shorter side, so that wide cartons keep their order. */
function sizesOf({ width, height }: Face) {
  return { width, height, unit: Math.min(width, height * 0.76) }
}

/** A gradient from the face's top left to its bottom right. */
function slant(drawing: Drawing, face: Face, from: string, to: string): string {
  return gradient(drawing, face.warp([0, 0]), face.warp([face.width, face.height]), [
    [0, from],
    [1, to],
  ])
}
