import { darker, lighter } from './colors.ts'
import { blur, gradient, icon, placed, text, type Drawing } from './drawing.ts'
import { flat } from './vector.ts'

/** Where the ribs meet the rim, from left to right. */
const rim = [-372, -236, -82, 82, 236, 372]
const [apex, edge] = [-640, -350]

/** An open folding umbrella leaning on the ground, its tip up. */
export function drawUmbrella(drawing: Drawing, color: string): string {
  const whole = [
    shaft(drawing),
    ...inner(drawing, color),
    ...rim.slice(0, -1).map((_, index) => panel(drawing, index, color)),
    ...ribs(),
    tip(),
    mark(),
  ].join('')
  return shadow(drawing) + placed(whole, -20, -30, 1, -9)
}

function shadow(drawing: Drawing): string {
  return (
    `<ellipse cx="20" cy="6" rx="330" ry="34" fill="#0b1f3a" opacity="0.16" filter="${blur(drawing, 20)}"/>` +
    `<ellipse cx="10" cy="2" rx="80" ry="10" fill="#0b1f3a" opacity="0.34" filter="${blur(drawing, 6)}"/>`
  )
}

/** The edge of a panel hangs between its ribs like a small curtain. */
function scallop(index: number): string {
  const [from, to] = [rim[index]!, rim[index + 1]!]
  return `Q${(from + to) / 2} ${heightAt(index) - 34} ${to} ${heightAt(index + 1)}`
}

/** The rim bends down towards the middle: it is round. */
function heightAt(index: number): number {
  return edge + 46 - Math.abs(index - 2.5) * 22
}

function panel(drawing: Drawing, index: number, color: string): string {
  const [from, to] = [rim[index]!, rim[index + 1]!]
  const light = [0.02, 0.3, 0.16, -0.12, -0.34][index]!
  const tone = light >= 0 ? lighter(color, light) : darker(color, -light)
  const paint = gradient(
    drawing,
    [0, apex],
    [(from + to) / 2, edge + 40],
    [
      [0, lighter(tone, 0.16)],
      [0.5, tone],
      [1, darker(tone, 0.2)],
    ],
  )
  const bow = (x: number) => [x * 0.72, apex + 30, x, edge - 110].join(' ')
  return (
    `<path d="M0 ${apex}C${bow(from)} ${from} ${heightAt(index)}${scallop(index)}` +
    `C${to} ${edge - 110} ${to * 0.72} ${apex + 30} 0 ${apex}Z" fill="${paint}"/>`
  )
}

function ribs(): string[] {
  return rim
    .slice(1, -1)
    .map(
      (x, index) =>
        `<path d="M0 ${apex}C${x * 0.72} ${apex + 30} ${x} ${edge - 110} ${x} ${heightAt(index + 1)}" fill="none" stroke="#ffffff" stroke-opacity="0.28" stroke-width="2.5"/>`,
    )
    .concat(
      rim.map(
        (x, index) =>
          `<circle cx="${x}" cy="${heightAt(index)}" r="6" fill="#dfe6ee" stroke="#8b99a8"/>`,
      ),
    )
}

/** What is seen of the lining below the rim. */
function inner(drawing: Drawing, color: string): string[] {
  const paint = gradient(
    drawing,
    [0, edge - 40],
    [0, edge + 60],
    [
      [0, darker(color, 0.75)],
      [1, darker(color, 0.5)],
    ],
  )
  return [
    `<path d="M-372 ${heightAt(0)}Q0 ${edge - 120} 372 ${heightAt(5)}Q0 ${edge + 96} -372 ${heightAt(0)}Z" fill="${paint}"/>`,
  ]
}

function shaft(drawing: Drawing): string {
  const steel = gradient(
    drawing,
    [-9, 0],
    [9, 0],
    [
      [0, '#7d8b9b'],
      [0.4, '#ffffff'],
      [1, '#6f7d8d'],
    ],
  )
  const grip = gradient(
    drawing,
    [-24, 0],
    [24, 0],
    [
      [0, '#131b27'],
      [0.35, '#596678'],
      [1, '#0c121b'],
    ],
  )
  return [
    `<rect x="-8" y="${edge}" width="16" height="240" fill="${steel}"/>`,
    `<rect x="-10" y="${edge + 120}" width="20" height="130" fill="${steel}"/>`,
    `<rect x="-24" y="-112" width="48" height="136" rx="20" fill="${grip}"/>`,
    `<rect x="-12" y="-84" width="24" height="34" rx="10" fill="#8f9dad"/>`,
    `<path d="M0 22C-4 60 34 66 40 34" fill="none" stroke="#2a3443" stroke-width="7" stroke-linecap="round"/>`,
  ].join('')
}

function tip(): string {
  return `<rect x="-7" y="${apex - 34}" width="14" height="44" rx="6" fill="#3a4555"/><ellipse cx="0" cy="${apex + 6}" rx="20" ry="7" fill="#28313e"/>`
}

function mark(): string {
  const face = flat(1, 1)
  return [
    icon(face, [0, edge - 112], 'leaf', 58, '#ffffff'),
    text(face, 'An Lành', {
      at: [0, edge - 44] as const,
      size: 34,
      weight: 700 as const,
      fill: '#ffffff',
      anchor: 'middle' as const,
    }),
  ].join('')
}
