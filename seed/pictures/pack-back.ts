import { darker, lighter } from './colors.ts'
import { icon, line, shape, text, type Drawing } from './drawing.ts'
import { gradient } from './drawing.ts'
import type { Pack } from './pack.ts'
import { path, rect, type Face } from './vector.ts'

const grey = '#44546b'

/** The back of a carton or label: facts, bar code, and the genuine-goods stamp under its silver. */
export function backArtwork(drawing: Drawing, face: Face, pack: Pack): string {
  const { width: w, height: h } = face
  const u = Math.min(w, h * 0.72)
  return [
    shape(face, rect(0, 0, w, h), '#fdfefe'),
    shape(face, rect(0, 0, w, h * 0.13), pack.color),
    text(face, pack.label, {
      at: [w * 0.08, h * 0.09],
      size: h * 0.07,
      weight: 800,
      fill: '#ffffff',
      maxWidth: w * 0.5,
    }),
    icon(face, [w * 0.87, h * 0.065], pack.pictogram, h * 0.085, '#ffffff'),
    factTable(face, pack),
    genuineStamp(drawing, face, w * 0.08, h * 0.55, w * 0.84, h * 0.2),
    barCode(face, pack, w * 0.08, h * 0.81, w * 0.42, h * 0.11),
    text(face, `Số ${pack.registration}`, {
      at: [w * 0.56, h * 0.855],
      size: u * 0.045,
      fill: grey,
      maxWidth: w * 0.37,
    }),
    text(face, pack.size, {
      at: [w * 0.56, h * 0.91],
      size: u * 0.056,
      weight: 700,
      fill: darker(pack.color, 0.2),
      maxWidth: w * 0.37,
    }),
  ].join('')
}

function factTable(face: Face, pack: Pack): string {
  const { width: w, height: h } = face
  const u = Math.min(w, h * 0.72)
  const heading = text(face, 'Thành phần', {
    at: [w * 0.08, h * 0.2],
    size: u * 0.066,
    weight: 700,
    fill: pack.color,
  })
  const facts = pack.facts.filter((fact) => fact !== '')
  const rows = facts.map((fact, row) => {
    const y = h * (0.26 + row * 0.062)
    return (
      text(face, fact, {
        at: [w * 0.08, y],
        size: u * 0.052,
        weight: 500,
        fill: grey,
        maxWidth: w * 0.84,
      }) +
      line(
        face,
        path(`M${w * 0.08} ${y + h * 0.018} L${w * 0.92} ${y + h * 0.018}`),
        '#d5dde8',
        1.2,
      )
    )
  })
  const last = h * (0.26 + facts.length * 0.062)
  return [
    heading,
    ...rows,
    text(face, pack.note, {
      at: [w * 0.08, last + h * 0.015],
      size: u * 0.05,
      weight: 600,
      fill: grey,
      maxWidth: w * 0.84,
    }),
  ].join('')
}

function genuineStamp(drawing: Drawing, face: Face, x: number, y: number, w: number, h: number) {
  const [from, to] = [face.warp([x, y]), face.warp([x + w, y + h])]
  const silver = gradient(drawing, from, to, [
    [0, '#aab4c0'],
    [0.3, '#eef2f6'],
    [0.5, '#b9c3ce'],
    [0.75, '#f4f7fa'],
    [1, '#9ba7b4'],
  ])
  return [
    shape(face, rect(x, y, w, h, h * 0.12), '#e3f6ee'),
    line(face, rect(x, y, w, h, h * 0.12), '#0a7a55', 1.6),
    icon(face, [x + h * 0.42, y + h * 0.5], 'shield-check', h * 0.56, '#0a7a55'),
    text(face, 'HÀNG CHÍNH HÃNG', {
      at: [x + h * 0.82, y + h * 0.34],
      size: h * 0.2,
      weight: 700,
      fill: '#0a7a55',
      maxWidth: w - h,
    }),
    shape(face, rect(x + h * 0.82, y + h * 0.46, w - h * 0.98, h * 0.38, h * 0.06), silver),
    text(face, 'CÀO ĐỂ XEM MÃ', {
      at: [x + h * 0.82 + (w - h * 0.98) / 2, y + h * 0.71],
      size: h * 0.16,
      weight: 600,
      fill: '#5b6877',
      anchor: 'middle',
      maxWidth: w - h * 1.15,
    }),
  ].join('')
}

function barCode(face: Face, pack: Pack, x: number, y: number, w: number, h: number): string {
  const bars: string[] = []
  let at = x
  for (let index = 0; at < x + w - 4; index += 1) {
    const width = 1.3 + ((pack.variety * (index + 3) * 7) % 4)
    bars.push(shape(face, rect(at, y, width, h), '#10233f'))
    at += width + 1.6 + ((pack.variety + index * 5) % 3)
  }
  return shape(face, rect(x - 5, y - 5, w + 10, h + 10), lighter(pack.color, 0.98)) + bars.join('')
}
