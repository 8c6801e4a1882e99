import { blur, gradient, icon, placed, text, type Drawing } from './drawing.ts'
import { darker, lighter } from './colors.ts'
import type { Pack } from './pack.ts'
import { flat } from './vector.ts'

type Device = (drawing: Drawing, pack: Pack) => string

/** A device standing or lying at 0,0; which one follows from its pictogram. */
export function drawDevice(drawing: Drawing, pack: Pack): string {
  const device = devices[pack.pictogram]
  if (!device) throw new Error(`no device drawn for ${pack.slug}`)
  return device(drawing, pack)
}

const devices: Record<string, Device> = {
  vibrate: neckMassager,
  'eye-closed': eyeMassager,
  'heart-pulse': pressureMonitor,
  activity: oximeter,
  gauge: scale,
}

const white = (drawing: Drawing, from: number, to: number) =>
  gradient(
    drawing,
    [0, from],
    [0, to],
    [
      [0, '#ffffff'],
      [0.6, '#eef2f7'],
      [1, '#c8d2de'],
    ],
  )

function shadow(drawing: Drawing, rx: number, cy = 0): string {
  return (
    `<ellipse cx="8" cy="${cy + 4}" rx="${rx * 1.1}" ry="${rx * 0.14}" fill="#0b1f3a" opacity="0.2" filter="${blur(drawing, 16)}"/>` +
    `<ellipse cx="0" cy="${cy}" rx="${rx * 0.92}" ry="${rx * 0.07}" fill="#0b1f3a" opacity="0.35" filter="${blur(drawing, 5)}"/>`
  )
}

function pressureMonitor(drawing: Drawing, pack: Pack): string {
  const cuff = gradient(
    drawing,
    [-330, 0],
    [-90, 0],
    [
      [0, darker(pack.color, 0.45)],
      [0.4, lighter(pack.color, 0.05)],
      [1, darker(pack.color, 0.5)],
    ],
  )
  const screen = gradient(
    drawing,
    [-60, -260],
    [200, -80],
    [
      [0, '#dfeee6'],
      [1, '#b8cfc4'],
    ],
  )
  const dark = '#12303b'
  const digits = (words: string, y: number, size: number) =>
    text(flat(1, 1), words, { at: [176, y], size, weight: 700, fill: dark, anchor: 'end' })
  const caption = (words: string, y: number) =>
    text(flat(1, 1), words, { at: [-42, y], size: 19, weight: 600, fill: dark })
  return [
    shadow(drawing, 330),
    `<path d="M-330 -24C-330 8 -110 8 -110 -24V-214C-110 -246 -330 -246 -330 -214Z" fill="${cuff}"/>`,
    `<ellipse cx="-220" cy="-214" rx="110" ry="27" fill="${darker(pack.color, 0.55)}"/><ellipse cx="-220" cy="-210" rx="92" ry="20" fill="#0c1c2c"/>`,
    `<path d="M-300 -120H-150" stroke="#ffffff" stroke-opacity="0.5" stroke-width="3" stroke-dasharray="14 8"/>`,
    text(flat(1, 1), pack.label, {
      at: [-220, -76],
      size: 34,
      weight: 700,
      fill: '#ffffff',
      anchor: 'middle',
    }),
    `<path d="M-130 -40C-100 30 -60 20 -40 -20" stroke="#3a4656" stroke-width="13" fill="none" stroke-linecap="round"/>`,
    `<path d="M-96 -300Q-96 -330 -66 -330H290Q320 -330 320 -300L336 -30Q336 4 302 4H-78Q-112 4 -112 -30Z" fill="${white(drawing, -330, 4)}" stroke="#bcc8d6" stroke-width="2"/>`,
    `<rect x="-66" y="-304" width="262" height="236" rx="16" fill="#22384a"/><rect x="-54" y="-292" width="238" height="212" rx="8" fill="${screen}"/>`,
    digits('118', -222, 76) + digits('76', -148, 76) + digits('72', -92, 48),
    caption('SYS', -240) + caption('DIA', -166) + caption('PULSE', -100),
    icon(flat(1, 1), [56, -108], 'heart-pulse', 30, '#c8323f'),
    `<circle cx="262" cy="-140" r="46" fill="${pack.color}"/><circle cx="262" cy="-140" r="46" fill="none" stroke="#ffffff" stroke-opacity="0.5" stroke-width="3"/>`,
    icon(flat(1, 1), [262, -140], 'power', 42, '#ffffff'),
    ...['#1fa463', '#e6a817', '#d6293e'].map(
      (tone, row) =>
        `<rect x="236" y="${-292 + row * 24}" width="52" height="14" rx="7" fill="${tone}"/>`,
    ),
    text(flat(1, 1), `${pack.label} B7`, {
      at: [-60, -28],
      size: 36,
      weight: 700,
      fill: pack.color,
    }),
  ].join('')
}

function oximeter(drawing: Drawing, pack: Pack): string {
  const shell = gradient(
    drawing,
    [-180, -260],
    [180, 0],
    [
      [0, '#ffffff'],
      [0.55, '#e9eff5'],
      [1, '#b9c6d4'],
    ],
  )
  return [
    shadow(drawing, 240),
    `<g transform="translate(0 -20) rotate(-14)">`,
    `<path d="M-230 -36Q-240 20 -190 22H176Q216 22 222 -14L226 -60H-224Z" fill="${darker(pack.color, 0.1)}"/>`,
    `<path d="M-222 -60Q-222 -96 -190 -98L206 -98Q236 -98 236 -74V-60Z" fill="#24384b"/>`,
    `<path d="M-226 -110Q-232 -212 -150 -218H150Q232 -220 236 -150L238 -98H-222Z" fill="${shell}" stroke="#b3c0ce" stroke-width="2"/>`,
    `<rect x="-150" y="-204" width="300" height="92" rx="14" fill="#0d1c2b"/>`,
    text(flat(1, 1), '98', { at: [-128, -132], size: 84, weight: 700, fill: '#46e0c1' }),
    text(flat(1, 1), '%', { at: [-14, -174], size: 28, weight: 600, fill: '#46e0c1' }),
    text(flat(1, 1), '72', { at: [56, -132], size: 62, weight: 700, fill: '#ffd166' }),
    icon(flat(1, 1), [22, -148], 'heart-pulse', 34, '#ff6b6b'),
    `<circle cx="194" cy="-158" r="24" fill="${pack.color}"/>` +
      icon(flat(1, 1), [194, -158], 'power', 22, '#ffffff'),
    text(flat(1, 1), pack.label, { at: [-180, -2], size: 32, weight: 700, fill: '#ffffff' }),
    `</g>`,
    `<path d="M-236 -28C-330 10 -300 60 -180 40" stroke="${darker(pack.color, 0.2)}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
  ].join('')
}

function neckMassager(drawing: Drawing, pack: Pack): string {
  const shell = gradient(
    drawing,
    [-260, -380],
    [260, 0],
    [
      [0, '#ffffff'],
      [0.5, '#edf2f7'],
      [1, '#b4c1cf'],
    ],
  )
  const pad = gradient(
    drawing,
    [0, -326],
    [0, -282],
    [
      [0, '#f4f7fa'],
      [0.5, '#aab6c3'],
      [1, '#6d7b8b'],
    ],
  )
  return [
    placed(shadow(drawing, 70), -212, -22),
    placed(shadow(drawing, 70), 212, -22),
    `<path d="M-250 -60C-320 -330 -120 -430 0 -430S320 -330 250 -60C240 -10 190 -8 176 -52C230 -250 110 -338 0 -338S-230 -250 -176 -52C-190 -8 -240 -10 -250 -60Z" fill="${shell}" stroke="#b3c0ce" stroke-width="2"/>`,
    `<path d="M-190 -90C-216 -250 -100 -330 0 -330S216 -250 190 -90" fill="none" stroke="${pack.color}" stroke-width="16" stroke-linecap="round"/>`,
    ...[-1, 1].map(
      (side) =>
        `<ellipse cx="${side * 84}" cy="-304" rx="62" ry="30" fill="${pad}" transform="rotate(${side * 24} ${side * 84} -304)"/>`,
    ),
    `<circle cx="222" cy="-104" r="26" fill="${pack.color}"/>` +
      icon(flat(1, 1), [222, -104], 'power', 26, '#ffffff'),
    icon(flat(1, 1), [-222, -104], 'vibrate', 34, pack.color),
    text(flat(1, 1), pack.label, {
      at: [0, -372],
      size: 40,
      weight: 700,
      fill: pack.color,
      anchor: 'middle',
    }),
  ].join('')
}

function eyeMassager(drawing: Drawing, pack: Pack): string {
  const shell = gradient(
    drawing,
    [-300, -300],
    [300, -40],
    [
      [0, lighter(pack.color, 0.35)],
      [0.5, pack.color],
      [1, darker(pack.color, 0.35)],
    ],
  )
  return [
    shadow(drawing, 300),
    `<path d="M-312 -190C-380 -260 -250 -330 -180 -300M312 -190C380 -260 250 -330 180 -300" stroke="${darker(pack.color, 0.45)}" stroke-width="26" fill="none" stroke-linecap="round"/>`,
    `<path d="M-320 -160C-330 -290 -210 -320 0 -320S330 -290 320 -160C312 -50 220 -10 130 -14C70 -16 46 -60 0 -60S-70 -16 -130 -14C-220 -10 -312 -50 -320 -160Z" fill="${shell}"/>`,
    `<path d="M-290 -210C-250 -290 -120 -300 0 -300S250 -290 290 -210" stroke="#ffffff" stroke-opacity="0.4" stroke-width="10" fill="none" stroke-linecap="round"/>`,
    ...[-1, 1].map(
      (side) =>
        `<ellipse cx="${side * 158}" cy="-158" rx="96" ry="78" fill="#ffffff" fill-opacity="0.12" stroke="#ffffff" stroke-opacity="0.35" stroke-width="3"/>` +
        icon(flat(1, 1), [side * 158, -158], 'eye-closed', 92, '#ffffff'),
    ),
    text(flat(1, 1), pack.label, {
      at: [0, -238],
      size: 38,
      weight: 700,
      fill: '#ffffff',
      anchor: 'middle',
    }),
  ].join('')
}

function scale(drawing: Drawing, pack: Pack): string {
  const glass = gradient(
    drawing,
    [-300, -330],
    [300, 0],
    [
      [0, '#ffffff'],
      [0.5, '#e6edf4'],
      [1, '#bccad8'],
    ],
  )
  const steel = gradient(
    drawing,
    [0, -240],
    [0, -90],
    [
      [0, '#f2f5f8'],
      [1, '#9fadbb'],
    ],
  )
  return [
    shadow(drawing, 330),
    `<path d="M-236 -306Q-230 -330 -200 -330H200Q230 -330 236 -306L336 -40Q342 -8 306 -8H-306Q-342 -8 -336 -40Z" fill="${glass}" stroke="#aebccb" stroke-width="2"/>`,
    `<path d="M-336 -40Q-342 -8 -306 -8H306Q342 -8 336 -40V-20Q340 16 304 16H-304Q-340 16 -336 -20Z" fill="${darker(pack.color, 0.15)}"/>`,
    ...[-1, 1].map(
      (side) =>
        `<path d="M${side * 150} -262L${side * 216} -262L${side * 272} -70L${side * 178} -70Z" fill="${steel}" stroke="#93a1b0" stroke-width="1.5"/>`,
    ),
    `<path d="M-92 -300H92L102 -214H-102Z" fill="#0d1c2b"/>`,
    text(flat(1, 1), '58.4', {
      at: [48, -236],
      size: 56,
      weight: 700,
      fill: '#7fe7ff',
      anchor: 'end',
    }),
    text(flat(1, 1), 'kg', { at: [54, -236], size: 24, weight: 600, fill: '#7fe7ff' }),
    text(flat(1, 1), pack.label, {
      at: [0, -120],
      size: 46,
      weight: 700,
      fill: pack.color,
      anchor: 'middle',
    }),
    icon(flat(1, 1), [0, -64], 'bluetooth', 34, pack.color),
  ].join('')
}
