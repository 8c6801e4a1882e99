import { darker, lighter } from './colors.ts'
import { gradient, newDrawing, svg } from './drawing.ts'

interface Portrait {
  wall: string
  skin: string
  hair: string
  /** Under the white coat. */
  shirt: string
  cut: 'short' | 'side' | 'bob' | 'bun' | 'long'
  glasses?: true
}

/** By the key of `seed/experts/people.ts`: faces of nobody, each told from the others by hair and colours. */
export const portraits: Readonly<Record<string, Portrait>> = {
  hoa: {
    wall: '#9cc4e8',
    skin: '#e8b48c',
    hair: '#6f7780',
    shirt: '#2b5f9e',
    cut: 'side',
    glasses: true,
  },
  nguyet: {
    wall: '#c9b8e6',
    skin: '#f0c3a0',
    hair: '#2a211f',
    shirt: '#6d4fa3',
    cut: 'bun',
    glasses: true,
  },
  yen: { wall: '#f3c3cf', skin: '#f4cdb0', hair: '#3a2620', shirt: '#c2577a', cut: 'long' },
  thanh: { wall: '#a9d8c6', skin: '#dba57c', hair: '#1f1b1a', shirt: '#1f7a5f', cut: 'short' },
  lan: { wall: '#f6d9a6', skin: '#f1c4a0', hair: '#4a2f22', shirt: '#d08a2b', cut: 'bob' },
  huy: { wall: '#b5d3da', skin: '#e3b08a', hair: '#262220', shirt: '#24788a', cut: 'side' },
}

const size = 960

/** The picture of an expert: a square, cut round where it is shown. */
export function expertPicture(key: string): string {
  const found = portraits[key]
  if (!found) throw new Error(`no portrait drawn for ${key}`)
  const drawing = newDrawing()
  const { wall } = found
  const back = gradient(
    drawing,
    [0, 0],
    [0, size],
    [
      [0, lighter(wall, 0.45)],
      [1, wall],
    ],
  )
  const body =
    `<rect width="${size}" height="${size}" fill="${back}"/>` +
    hairBehind(found) +
    shoulders(found) +
    head(found) +
    hairInFront(found) +
    face(found)
  return svg(drawing, size, size, body)
}

function shoulders({ skin, shirt }: Portrait): string {
  const shade = darker(skin, 0.12)
  return (
    '<path d="M120 960c10-190 120-270 268-300h184c148 30 258 110 268 300Z" fill="#fbfdff"/>' +
    `<path d="M408 560h144v130c0 50-144 50-144 0Z" fill="${shade}"/>` +
    `<path d="M398 656 480 800l82-144 40 14-92 290h-60l-92-290Z" fill="${shirt}"/>` +
    '<path d="M388 660 470 960H300l30-170-40-30Z M572 660 490 960h170l-30-170 40-30Z" fill="#eef3f8"/>' +
    '<path d="M360 690c-20 110 10 150 60 170M600 690c20 90 0 150-40 190" fill="none" stroke="#51606e" stroke-width="16" stroke-linecap="round"/>' +
    '<circle cx="552" cy="890" r="26" fill="#7c8b99" stroke="#51606e" stroke-width="10"/>'
  )
}

function head({ skin }: Portrait): string {
  const ear = darker(skin, 0.08)
  return (
    `<circle cx="318" cy="420" r="36" fill="${ear}"/><circle cx="642" cy="420" r="36" fill="${ear}"/>` +
    `<path d="M322 360c0-120 70-180 158-180s158 60 158 180c0 150-60 270-158 270S322 510 322 360Z" fill="${skin}"/>`
  )
}

function hairBehind({ cut, hair }: Portrait): string {
  switch (cut) {
    case 'bun':
      return `<circle cx="480" cy="120" r="78" fill="${darker(hair, 0.15)}"/>`
    case 'long':
      return `<path d="M280 340c0-150 90-220 200-220s200 70 200 220v330c-60 40-340 40-400 0Z" fill="${darker(hair, 0.2)}"/>`
    case 'bob':
      return `<path d="M284 350c0-150 86-220 196-220s196 70 196 220v190c-70 40-322 40-392 0Z" fill="${darker(hair, 0.2)}"/>`
    default:
      return ''
  }
}

function hairInFront({ cut, hair }: Portrait): string {
  const shapes = {
    short:
      'M312 372c-14-150 60-226 168-226s182 76 168 226c-18-60-30-92-54-112-70 18-168 14-228-6-26 22-40 60-54 118Z',
    side: 'M310 380c-22-160 66-240 180-236 112 4 176 84 160 236-14-54-26-84-46-104-96 12-180-6-232-52-18 50-46 90-62 156Z',
    bob: 'M300 430c-30-190 60-290 180-290s210 100 180 290c-22-60-36-110-60-150-90 4-160-16-204-60-24 70-70 130-96 210Z',
    bun: 'M308 390c-20-160 60-246 172-246s192 86 172 246c-20-70-60-140-172-150-112 10-152 80-172 150Z',
    long: 'M300 440c-34-200 60-300 180-300s214 100 180 300c-26-70-70-130-150-190-20 40-60 74-110 96-40 18-76 44-100 94Z',
  }
  return `<path d="${shapes[cut]}" fill="${hair}"/>`
}

function face({ skin, hair, glasses }: Portrait): string {
  const line = darker(skin, 0.55)
  const brow = darker(hair, 0.1)
  return (
    `<path d="M384 372q32-22 64-4M512 368q32-18 64 4" fill="none" stroke="${brow}" stroke-width="14" stroke-linecap="round"/>` +
    `<circle cx="416" cy="420" r="14" fill="#2a2320"/><circle cx="544" cy="420" r="14" fill="#2a2320"/>` +
    `<path d="M480 430q-18 50 4 62" fill="none" stroke="${line}" stroke-width="9" stroke-linecap="round" opacity=".55"/>` +
    `<path d="M424 540q56 46 112 0" fill="none" stroke="${darker('#c0584f', 0.1)}" stroke-width="14" stroke-linecap="round"/>` +
    `<circle cx="384" cy="492" r="30" fill="#e88f7c" opacity=".22"/><circle cx="576" cy="492" r="30" fill="#e88f7c" opacity=".22"/>` +
    (glasses
      ? '<g fill="none" stroke="#34404c" stroke-width="11"><rect x="356" y="378" width="112" height="84" rx="36"/><rect x="492" y="378" width="112" height="84" rx="36"/><path d="M468 412q12-10 24 0M356 408l-34-10M604 408l34-10"/></g>'
      : '')
  )
}
