import { darker, lighter } from './colors.ts'
import { blur, gradient, text, type Drawing } from './drawing.ts'
import { flat } from './vector.ts'

const days = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN']
const lids = ['#e25563', '#ef8d3c', '#e6b422', '#4caf6d', '#2aa5b8', '#3f73d8', '#8a5bd0']
const [cell, gap, top, front] = [108, 6, -150, 92]
const width = days.length * (cell + gap) + gap + 24
const leftEdge = -width / 2
/** The day whose lid stands open. */
const open = 2

/** A week's pill box lying at 0,0, one lid open. */
export function drawPillBox(drawing: Drawing, color: string): string {
  return [
    shadow(drawing),
    tray(drawing, color),
    ...days.map((_, index) => well(drawing, index)),
    ...days.map((day, index) =>
      index === open ? openLid(drawing, index) : lid(drawing, index, day),
    ),
    name(color),
    ...spilt(drawing),
  ].join('')
}

function shadow(drawing: Drawing): string {
  return (
    `<ellipse cx="14" cy="${front + 6}" rx="${width * 0.53}" ry="44" fill="#0b1f3a" opacity="0.2" filter="${blur(drawing, 18)}"/>` +
    `<ellipse cx="0" cy="${front}" rx="${width * 0.47}" ry="16" fill="#0b1f3a" opacity="0.4" filter="${blur(drawing, 7)}"/>`
  )
}

function tray(drawing: Drawing, color: string): string {
  const rim = gradient(
    drawing,
    [leftEdge, top],
    [-leftEdge, front],
    [
      [0, '#ffffff'],
      [0.55, '#edf3f4'],
      [1, '#c6d4d4'],
    ],
  )
  const side = gradient(
    drawing,
    [0, 20],
    [0, front],
    [
      [0, lighter(color, 0.86)],
      [1, lighter(color, 0.5)],
    ],
  )
  const right = -leftEdge
  return (
    `<path d="M${leftEdge} 10V${front - 34}Q${leftEdge} ${front} ${leftEdge + 34} ${front}H${right - 34}Q${right} ${front} ${right} ${front - 34}V10Z" fill="${side}"/>` +
    `<rect x="${leftEdge}" y="${top - 18}" width="${width}" height="196" rx="30" fill="${rim}" stroke="${lighter(color, 0.68)}" stroke-width="2"/>`
  )
}

const cellX = (index: number) => leftEdge + 12 + gap + index * (cell + gap)

function well(drawing: Drawing, index: number): string {
  const paint = gradient(
    drawing,
    [0, top],
    [0, top + 160],
    [
      [0, '#b9c8c9'],
      [0.4, '#dfe8e8'],
      [1, '#f6f9f9'],
    ],
  )
  const x = cellX(index)
  const pills = [
    [x + 34, top + 66, -28, '#e8a23a', '#f7d08d'],
    [x + 70, top + 98, 34, '#d84a5a', '#ffffff'],
    [x + 40, top + 122, 8, '#4a90d9', '#dcecff'],
  ] as const
  return (
    `<rect x="${x}" y="${top}" width="${cell}" height="160" rx="18" fill="${paint}"/>` +
    pills
      .slice(0, 2 + (index % 2))
      .map(([px, py, turn, one, other]) => capsule(px, py, turn, one, other))
      .join('')
  )
}

function capsule(x: number, y: number, turn: number, one: string, other: string, scale = 1) {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">` +
    `<rect x="-25" y="-7" width="52" height="22" rx="11" fill="#0b1f3a" opacity="0.16"/>` +
    `<rect x="-26" y="-11" width="52" height="22" rx="11" fill="${other}"/>` +
    `<path d="M0 -11H-15A11 11 0 0 0 -15 11H0Z" fill="${one}"/>` +
    `<rect x="-18" y="-8" width="36" height="5" rx="2.5" fill="#ffffff" opacity="0.6"/></g>`
  )
}

function lid(drawing: Drawing, index: number, day: string): string {
  const color = lids[index]!
  const x = cellX(index)
  const paint = gradient(
    drawing,
    [x, top],
    [x + cell, top + 160],
    [
      [0, lighter(color, 0.3), 0.82],
      [0.5, color, 0.74],
      [1, darker(color, 0.12), 0.84],
    ],
  )
  const label = text(flat(1, 1), day, {
    at: [x + cell / 2, top + 106] as const,
    size: 46,
    weight: 700 as const,
    fill: '#ffffff',
    anchor: 'middle' as const,
  })
  return (
    `<rect x="${x}" y="${top}" width="${cell}" height="160" rx="18" fill="${paint}" stroke="${darker(color, 0.1)}" stroke-opacity="0.5" stroke-width="2"/>` +
    `<path d="M${x + 16} ${top + 14}H${x + cell - 16}" stroke="#ffffff" stroke-opacity="0.75" stroke-width="7" stroke-linecap="round"/>` +
    `<rect x="${x + cell / 2 - 20}" y="${top + 148}" width="40" height="18" rx="9" fill="${darker(color, 0.08)}"/>` +
    label
  )
}

/** It stands up at its hinge, seen from below. */
function openLid(drawing: Drawing, index: number): string {
  const color = lids[index]!
  const x = cellX(index)
  const paint = gradient(
    drawing,
    [0, top - 150],
    [0, top],
    [
      [0, lighter(color, 0.35), 0.85],
      [1, darker(color, 0.08), 0.8],
    ],
  )
  return (
    `<path d="M${x + 2} ${top + 4}L${x - 12} ${top - 122}Q${x - 13} ${top - 144} ${x + 8} ${top - 146}H${x + cell - 8}Q${x + cell + 13} ${top - 144} ${x + cell + 12} ${top - 122}L${x + cell - 2} ${top + 4}Z" fill="${paint}" stroke="${darker(color, 0.12)}" stroke-opacity="0.55" stroke-width="2"/>` +
    `<path d="M${x + 2} ${top - 128}H${x + cell - 2}" stroke="#ffffff" stroke-opacity="0.7" stroke-width="6" stroke-linecap="round"/>`
  )
}

function name(color: string): string {
  return text(flat(1, 1), 'An Lành', {
    at: [0, front - 22] as const,
    size: 34,
    weight: 700 as const,
    fill: darker(color, 0.2),
    anchor: 'middle' as const,
  })
}

function spilt(drawing: Drawing): string[] {
  const soft = `<ellipse cx="-210" cy="186" rx="150" ry="14" fill="#0b1f3a" opacity="0.16" filter="${blur(drawing, 8)}"/>`
  return [
    soft,
    capsule(-262, 170, -20, '#e8a23a', '#f7d08d', 1.15),
    capsule(-176, 180, 16, '#d84a5a', '#ffffff', 1.15),
  ]
}
