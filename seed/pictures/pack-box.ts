import { frontArtwork } from './artwork.ts'
import { backArtwork } from './pack-back.ts'
import { darker, lighter } from './colors.ts'
import { blur, gradient, icon, line, shape, text, type Drawing } from './drawing.ts'
import type { Pack } from './pack.ts'
import { faceBetween, projection, type Project, type View } from './perspective.ts'
import { path, polygon, rect, warpPath, type Face } from './vector.ts'

export interface BoxSize {
  width: number
  height: number
  depth: number
}

export function boxSizeOf(pack: Pack): BoxSize {
  const step = pack.variety % 4
  if (pack.contents === 'stick') return { width: 330, height: 300 + step * 12, depth: 130 }
  if (pack.contents === 'teabag') return { width: 350, height: 262 + step * 10, depth: 150 }
  if (pack.contents === 'ampoule') return { width: 370, height: 250 + step * 10, depth: 120 }
  if (pack.isCosmetic) return { width: 190 + step * 8, height: 400, depth: 150 }
  return {
    width: 272 + step * 14,
    height: 408 - step * 14,
    depth: 128 + ((pack.variety >> 2) % 3) * 16,
  }
}

/** A carton in perspective, standing at 0,0. */
export function drawBox(drawing: Drawing, pack: Pack, view: View, isBack = false): string {
  const size = boxSizeOf(pack)
  const project = projection(view)
  const front = frontFace(project, size)
  const side = sideFace(project, size, view.turn)
  const artwork = isBack ? backArtwork : frontArtwork
  return [
    boxShadow(drawing, project, size),
    artwork(drawing, front, pack),
    shade(drawing, front, 0.1, view.turn),
    sideArtwork(drawing, side, pack),
    lid(drawing, topFace(project, size), pack),
    edges(front, side, view.turn),
  ].join('')
}

function frontFace(project: Project, { width, height, depth }: BoxSize): Face {
  const [x, z] = [width / 2, depth / 2]
  return faceBetween(width, height, [
    project(-x, height, z),
    project(x, height, z),
    project(x, 0, z),
    project(-x, 0, z),
  ])
}

function sideFace(project: Project, { width, height, depth }: BoxSize, turn: number): Face {
  const [x, near] = turn > 0 ? [width / 2, depth / 2] : [-width / 2, -depth / 2]
  return faceBetween(depth, height, [
    project(x, height, near),
    project(x, height, -near),
    project(x, 0, -near),
    project(x, 0, near),
  ])
}

function topFace(project: Project, { width, height, depth }: BoxSize): Face {
  const [x, z] = [width / 2, depth / 2]
  return faceBetween(width, depth, [
    project(-x, height, -z),
    project(x, height, -z),
    project(x, height, z),
    project(-x, height, z),
  ])
}

function sideArtwork(drawing: Drawing, face: Face, pack: Pack): string {
  const { width: w, height: h } = face
  const base = pack.finish === 'arch' ? lighter(pack.color, 0.3) : pack.color
  const paint = gradient(drawing, face.warp([0, h / 2]), face.warp([w, h / 2]), [
    [0, darker(base, 0.06)],
    [1, darker(base, 0.38)],
  ])
  return [
    shape(face, rect(0, 0, w, h), paint),
    icon(face, [w / 2, h * 0.22], pack.pictogram, Math.min(w * 0.56, h * 0.2), '#ffffff', 0.95),
    ...upright(face, pack),
    shape(face, rect(w * 0.16, h * 0.87, w * 0.68, h * 0.012), '#ffffff', 0.5),
    shape(face, rect(w * 0.16, h * 0.9, w * 0.48, h * 0.012), '#ffffff', 0.35),
  ].join('')
}

/** The brand's name, reading upwards on the narrow side. */
function upright(face: Face, pack: Pack): string[] {
  const turned: Face = {
    width: face.height,
    height: face.width,
    warp: ([x, y]) => face.warp([y, face.height - x]),
  }
  const size = face.width * 0.34
  return [
    text(turned, pack.label, {
      at: [face.height * 0.19, face.width * 0.62],
      size,
      weight: 700,
      fill: '#ffffff',
      maxWidth: face.height * 0.44,
    }),
  ]
}

function lid(drawing: Drawing, face: Face, pack: Pack): string {
  const { width: w, height: d } = face
  const base = pack.finish === 'full' ? pack.color : lighter(pack.color, 0.8)
  const paint = gradient(drawing, face.warp([0, 0]), face.warp([0, d]), [
    [0, darker(base, 0.06)],
    [1, lighter(base, 0.4)],
  ])
  const fold = line(
    face,
    path(`M${w * 0.02} ${d * 0.2} L${w * 0.98} ${d * 0.2}`),
    darker(base, 0.2),
    1.2,
    0.4,
  )
  return shape(face, rect(0, 0, w, d), paint) + fold
}

function shade(drawing: Drawing, face: Face, strength: number, turn: number): string {
  const { width: w, height: h } = face
  const [from, to] = turn > 0 ? [w, 0] : [0, w]
  const paint = gradient(drawing, face.warp([from, h * 0.2]), face.warp([to, h]), [
    [0, '#ffffff', strength],
    [0.25, '#ffffff', 0],
    [1, '#0b1f3a', strength],
  ])
  return shape(face, rect(0, 0, w, h), paint)
}

function edges(front: Face, side: Face, turn: number): string {
  const { width: w, height: h } = front
  const x = turn > 0 ? w - 0.8 : 0.8
  return [
    line(front, path(`M${x} 0 L${x} ${h}`), '#ffffff', 1.8, 0.55),
    line(front, path(`M0 0.6 L${w} 0.6`), '#ffffff', 1.6, 0.7),
    line(front, path(`M0 0 L0 ${h} L${w} ${h} L${w} 0`), '#0b1f3a', 0.8, 0.14),
    line(side, path(`M0 ${side.height} L${side.width} ${side.height}`), '#0b1f3a', 1, 0.2),
  ].join('')
}

function boxShadow(drawing: Drawing, project: Project, { width, depth }: BoxSize): string {
  const [x, z] = [width / 2, depth / 2]
  const footprint = (grow: number, slide: number) =>
    warpPath(
      polygon(
        [-x - grow + slide, -z - grow],
        [x + grow + slide, -z - grow],
        [x + grow + slide, z + grow],
        [-x - grow + slide, z + grow],
      ),
      ([px, pz]) => project(px, 0, pz),
    )
  return [
    `<path d="${footprint(26, 18)}" fill="#0b1f3a" opacity="0.16" filter="${blur(drawing, 22)}"/>`,
    `<path d="${footprint(4, 2)}" fill="#0b1f3a" opacity="0.4" filter="${blur(drawing, 5)}"/>`,
  ].join('')
}
