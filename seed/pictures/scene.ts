import { drawContents } from './contents.ts'
import { drawDevice } from './devices.ts'
import { gradient, newDrawing, placed, shape, svg, text, type Drawing } from './drawing.ts'
import { packOf, type Pack } from './pack.ts'
import { boxSizeOf, drawBox } from './pack-box.ts'
import { drawTube } from './pack-tube.ts'
import { ellipse, flat } from './vector.ts'
import { drawVessel } from './vessel.ts'
import { vesselOf } from './vessels.ts'
import { lighter } from './colors.ts'
import type { PackShape, SeedProduct } from '#seed/catalog/types.ts'

/** Turned so that the right or the left side shows. */
const [left, right] = [
  { turn: 30, tilt: 10 },
  { turn: -30, tilt: 10 },
]

/** The first picture: the pack as it stands on the shelf. */
export function frontPicture(product: SeedProduct): string {
  const drawing = newDrawing()
  const pack = packOf(product)
  const form = shapeOf(product, 0)
  const body = pack.count > 1 ? comboOf(drawing, pack) : single(drawing, pack, form)
  return svg(drawing, 1000, 1000, backdrop(drawing, pack) + body)
}

/** The second picture: the back with its stamp, or the pack with what is inside. */
export function secondPicture(product: SeedProduct): string {
  const drawing = newDrawing()
  const pack = packOf(product)
  const [form, second] = [shapeOf(product, 0), shapeOf(product, 1)]
  const body =
    pack.count > 1 || form === second
      ? fromBehind(drawing, pack, form)
      : pair(drawing, pack, form, second)
  return svg(drawing, 1000, 1000, backdrop(drawing, pack) + body)
}

function shapeOf(product: SeedProduct, index: number): PackShape {
  return product.pictures[index]?.shape ?? 'box'
}

/** Any pack by its shape, standing at 0,0. */
export function drawPack(drawing: Drawing, pack: Pack, form: PackShape, isBack = false): string {
  if (form === 'device') return drawDevice(drawing, pack)
  if (form === 'tube' && !/sủi/.test(pack.size)) return drawTube(drawing, pack, isBack)
  if (form === 'box' || form === 'sachet')
    return drawBox(drawing, pack, isBack ? right : left, isBack)
  return drawVessel(drawing, pack, vesselOf(pack, form), isBack)
}

function single(drawing: Drawing, pack: Pack, form: PackShape): string {
  const scale = fitOf(pack, form)
  const y = form === 'device' ? 700 : 840
  const extra = form === 'sachet' ? drawContents(drawing, pack, 590, 866) : ''
  const x = form === 'sachet' ? 490 : 500
  return placed(drawPack(drawing, pack, form), x, form === 'sachet' ? 740 : y + 20, scale) + extra
}

function fitOf(pack: Pack, form: PackShape): number {
  if (form === 'device') return 1.2
  if (form === 'sachet') return 1.62
  if (form === 'box') return boxSizeOf(pack).width > 320 ? 1.55 : 1.68
  if (form === 'tube') return 1.5
  const vessel = vesselOf(pack, form)
  const pump = vessel.cap === 'pump' || vessel.cap === 'dropper' ? 120 : vessel.capHeight
  return Math.min(1.9, 690 / (vessel.body + vessel.shoulder + pump))
}

function fromBehind(drawing: Drawing, pack: Pack, form: PackShape): string {
  if (form === 'device') return placed(drawPack(drawing, pack, form), 500, 720, 1.1)
  const scale = fitOf(pack, form) * 0.93
  const y = form === 'sachet' ? 725 : 820
  return (
    placed(drawPack(drawing, pack, form, true), 490, y, scale) +
    drawContents(drawing, pack, form === 'sachet' ? 620 : 680, 874)
  )
}

/** The carton with the bottle, jar, tube or device that comes in it. */
function pair(drawing: Drawing, pack: Pack, form: PackShape, second: PackShape): string {
  const other = form === 'box' ? second : form
  const isDevice = other === 'device'
  const behind = placed(drawBox(drawing, pack, left), 360, 780, isDevice ? 1.32 : 1.38)
  const scale = isDevice ? 0.8 : fitOf(pack, other) * 0.72
  const before = placed(drawPack(drawing, pack, other), isDevice ? 640 : 700, 860, scale)
  return behind + before + drawContents(drawing, pack, 440, 890)
}

/** Sets: three boxes in a fan, six in two rows, with their number in a badge. */
function comboOf(drawing: Drawing, pack: Pack): string {
  const rows =
    pack.count === 6
      ? [rowOf(drawing, pack, 690, 1), rowOf(drawing, pack, 870, 1.12)]
      : [rowOf(drawing, pack, 830, 1.24)]
  return rows.join('') + badge(drawing, pack)
}

function rowOf(drawing: Drawing, pack: Pack, y: number, scale: number): string {
  const spread = scale * 196
  const spots = [
    [500 - spread, y - 26],
    [500 + spread, y - 26],
    [500, y + 26],
  ] as const
  return spots.map(([x, top]) => placed(drawBox(drawing, pack, left), x - 8, top, scale)).join('')
}

function badge(drawing: Drawing, pack: Pack): string {
  const face = flat(180, 180, 790, 50)
  const paint = gradient(
    drawing,
    [790, 50],
    [970, 230],
    [
      [0, '#ffb52e'],
      [1, '#e88a00'],
    ],
  )
  return [
    shape(face, ellipse(90, 94, 88), '#0b1f3a', 0.1),
    shape(face, ellipse(90, 90, 88), paint),
    shape(face, ellipse(90, 90, 78), '#ffffff', 0.16),
    text(face, 'COMBO', { at: [90, 62], size: 27, weight: 700, fill: '#4a2c00', anchor: 'middle' }),
    text(face, String(pack.count), {
      at: [90, 118],
      size: 62,
      weight: 800,
      fill: '#4a2c00',
      anchor: 'middle',
    }),
    text(face, 'hộp', { at: [90, 148], size: 28, weight: 600, fill: '#4a2c00', anchor: 'middle' }),
  ].join('')
}

function backdrop(drawing: Drawing, pack: Pack): string {
  const paint = gradient(
    drawing,
    [0, 0],
    [0, 1000],
    [
      [0, '#ffffff'],
      [0.72, lighter(pack.color, 0.965)],
      [1, lighter(pack.color, 0.92)],
    ],
  )
  return `<rect width="1000" height="1000" fill="${paint}"/>`
}
