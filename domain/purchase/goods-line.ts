/** What was bought, in one line: `JEX ×2, OTiV`. */
export function goodsLine(lines: readonly { name: string; quantity: number }[]): string {
  return lines
    .map(({ name, quantity }) => (quantity === 1 ? name : `${name} ×${quantity}`))
    .join(', ')
}
