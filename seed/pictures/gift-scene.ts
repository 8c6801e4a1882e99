import { drawDevice } from './devices.ts'
import { lighter } from './colors.ts'
import { gradient, newDrawing, placed, svg, type Drawing } from './drawing.ts'
import { drawPillBox } from './gift-pill-box.ts'
import { drawThermos } from './gift-thermos.ts'
import { drawTote, drawTowels } from './gift-textiles.ts'
import { drawUmbrella } from './gift-umbrella.ts'
import { drawVoucher } from './gift-voucher.ts'
import type { Pack } from './pack.ts'

interface GiftDrawing {
  color: string
  /** Where it stands and how large. */
  spot: readonly [x: number, y: number, scale: number]
  draw: (drawing: Drawing, color: string) => string
}

/** Every picture of a gift by its stem; all reward vouchers share one. */
export const giftDrawings: Readonly<Record<string, GiftDrawing>> = {
  'binh-giu-nhiet': { color: '#0b5fd3', spot: [500, 880, 1.07], draw: drawThermos },
  'may-do-huyet-ap': device('heart-pulse', 'Medora', '#0f766e', [500, 700, 1.2]),
  'can-suc-khoe': device('gauge', 'Medora', '#334155', [500, 735, 1.2]),
  'may-massage-co': device('vibrate', 'Medora', '#7c3aed', [500, 770, 1.28]),
  'hop-chia-thuoc': { color: '#0a7a55', spot: [500, 610, 1.08], draw: drawPillBox },
  'tui-vai': { color: '#2f7d4f', spot: [500, 880, 1.1], draw: drawTote },
  'khan-mat': { color: '#2b8a9a', spot: [500, 770, 1.08], draw: drawTowels },
  'o-gap': { color: '#0b5fd3', spot: [532, 868, 1.04], draw: drawUmbrella },
  voucher: { color: '#e08a00', spot: [500, 510, 1], draw: drawVoucher },
}

/** The one picture of a gift. */
export function giftPicture(name: string): string {
  const gift = giftDrawings[name]
  if (!gift) throw new Error(`no gift drawn for ${name}`)
  const drawing = newDrawing()
  const [x, y, scale] = gift.spot
  const body = placed(gift.draw(drawing, gift.color), x, y, scale)
  return svg(drawing, 1000, 1000, backdrop(drawing, gift.color) + body)
}

/** Gifts stand before a round glow: on a shelf of products they are told apart at a glance. */
function backdrop(drawing: Drawing, color: string): string {
  const ground = gradient(
    drawing,
    [0, 0],
    [0, 1000],
    [
      [0, lighter(color, 0.955)],
      [1, lighter(color, 0.87)],
    ],
  )
  const glow = gradient(
    drawing,
    [0, 120],
    [0, 880],
    [
      [0, '#ffffff', 0.95],
      [1, '#ffffff', 0.25],
    ],
  )
  return `<rect width="1000" height="1000" fill="${ground}"/><circle cx="500" cy="500" r="400" fill="${glow}"/>`
}

function device(
  pictogram: string,
  label: string,
  color: string,
  spot: GiftDrawing['spot'],
): GiftDrawing {
  return {
    color,
    spot,
    draw: (drawing) => drawDevice(drawing, { ...plainPack, pictogram, label, color }),
  }
}

/** Devices show no more of a pack than its name, colour and sign. */
const plainPack: Omit<Pack, 'pictogram' | 'label' | 'color'> = {
  slug: 'gift',
  purpose: '',
  size: '',
  note: '',
  facts: [],
  finish: 'wave',
  contents: 'none',
  isLiquid: false,
  isCosmetic: false,
  registration: '',
  count: 1,
  variety: 1,
}
