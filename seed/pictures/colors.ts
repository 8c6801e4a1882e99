type Rgb = [number, number, number]

/** `share` of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [parseHex(first), parseHex(second)]
  const parts = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * share))
  return '#' + parts.map((value) => value.toString(16).padStart(2, '0')).join('')
}

export const lighter = (color: string, share: number) => mix(color, '#ffffff', share)
export const darker = (color: string, share: number) => mix(color, '#0b1f3a', share)

function parseHex(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
