import { brandTexts as texts } from './texts.ts'

/** The tokens of the screens that come from the brand's colour. */
export interface ColorTokens {
  primary: string
  /** Pressed, and text on the tint. */
  deep: string
  /** Quiet ground. */
  tint: string
}

/** What text needs to be read by everybody (WCAG 2.2, 1.4.3). */
const neededContrast = 4.5

/** Why nobody could read a shop in this colour, in words; null for one that does. */
export function colorProblem(color: string): string | null {
  if (!/^#[0-9a-f]{6}$/.test(color)) return texts.noColor
  const lowest = lowestContrast(color)
  if (lowest >= neededContrast) return null
  const shown = (Math.floor(lowest * 10) / 10).toLocaleString('vi-VN')
  return texts.tooLight(shown)
}

/**
 * Of white on the colour, of the colour and of the deep one on the tint, on white and on the deep ground: what stands
 * on the colour stands on its darker shade too.
 */
export function lowestContrast(color: string): number {
  const { primary, deep, tint } = tokensOf(color)
  return Math.min(contrast('#ffffff', primary), contrast(primary, tint), contrast(deep, tint))
}

/** The tokens of a colour `#rrggbb`. */
export function tokensOf(color: string): ColorTokens {
  return { primary: color, deep: mixed(color, 0, 0.22), tint: mixed(color, 255, 0.92) }
}

/** How far two colours are apart, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((value) => {
    const share = value / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** With so much of a grey from 0 to 255. */
function mixed(color: string, grey: number, share: number): string {
  const parts = channelsOf(color).map((value) => Math.round(value + (grey - value) * share))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}
