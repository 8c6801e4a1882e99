import { darker, lighter } from './colors.ts'
import { blur, gradient, icon, placed, text, type Drawing } from './drawing.ts'
import { flat } from './vector.ts'

const [half, tall, stub] = [380, 180, 190]
const blue = '#0b5fd3'

/** Two tickets, one over the other, around 0,0. No amount: every reward voucher shares the picture. */
export function drawVoucher(drawing: Drawing, color: string): string {
  return [
    placed(shadow(drawing) + ticket(drawing, color, false), 24, -66, 0.96, 9),
    placed(shadow(drawing) + ticket(drawing, blue, true), -10, 44, 1.04, -7),
  ].join('')
}

function shadow(drawing: Drawing): string {
  return `<rect x="${-half + 10}" y="${-tall + 26}" width="${half * 2 - 20}" height="${tall * 2}" rx="30" fill="#0b1f3a" opacity="0.24" filter="${blur(drawing, 20)}"/>`
}

/** Rounded corners, a bite at both ends of the perforation. */
function outline(): string {
  const x = half - stub
  return (
    `M${-half + 28} ${-tall}H${x - 26}A26 26 0 0 0 ${x + 26} ${-tall}H${half - 28}Q${half} ${-tall} ${half} ${-tall + 28}` +
    `V${tall - 28}Q${half} ${tall} ${half - 28} ${tall}H${x + 26}A26 26 0 0 0 ${x - 26} ${tall}H${-half + 28}` +
    `Q${-half} ${tall} ${-half} ${tall - 28}V${-tall + 28}Q${-half} ${-tall} ${-half + 28} ${-tall}Z`
  )
}

function ticket(drawing: Drawing, color: string, isFront: boolean): string {
  const paint = gradient(
    drawing,
    [-half, -tall],
    [half, tall],
    [
      [0, lighter(color, 0.18)],
      [0.5, color],
      [1, darker(color, 0.28)],
    ],
  )
  const x = half - stub
  const ground = `<path d="${outline()}" fill="${paint}"/>`
  const edge = `<path d="${outline()}" fill="none" stroke="#ffffff" stroke-opacity="0.4" stroke-width="3"/>`
  const holes = `<path d="M${x} ${-tall + 44}V${tall - 40}" stroke="#ffffff" stroke-opacity="0.8" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 16"/>`
  return ground + waves() + edge + holes + (isFront ? words() : '') + sign(x)
}

function waves(): string {
  return [0.1, 0.08, 0.06]
    .map((opacity, row) => {
      const y = 40 + row * 42
      return `<path d="M${-half + 6} ${y}C-200 ${y - 90} -60 ${y + 90} ${half - stub - 6} ${y - 60}V${tall - 4}H${-half + 30}Q${-half + 6} ${tall - 4} ${-half + 6} ${tall - 30}Z" fill="#ffffff" opacity="${opacity}"/>`
    })
    .join('')
}

function words(): string {
  const face = flat(1, 1)
  return [
    icon(face, [-310, -106], 'leaf', 52, '#ffffff'),
    text(face, 'An Lành', { at: [-272, -90], size: 46, weight: 700, fill: '#ffffff' }),
    text(face, 'VOUCHER', {
      at: [-336, 40] as const,
      size: 108,
      weight: 800 as const,
      fill: '#ffffff',
      maxWidth: 480,
    }),
    text(face, 'Quà đổi từ điểm thành viên', {
      at: [-334, 108] as const,
      size: 34,
      weight: 500 as const,
      fill: '#ffffff',
      opacity: 0.92,
      maxWidth: 480,
    }),
  ].join('')
}

function sign(x: number): string {
  const middle = x + stub / 2
  const bars = [5, 10, 4, 7, 12, 4, 6, 10, 5]
  let at = middle - 56
  const code = bars.map((width) => {
    const bar = `<rect x="${at}" y="70" width="${width}" height="58" fill="#ffffff" opacity="0.9"/>`
    at += width + 6
    return bar
  })
  return icon(flat(1, 1), [middle, -42], 'gift', 116, '#ffffff') + code.join('')
}
