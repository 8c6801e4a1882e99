/** In groups of four, as numbers of cards are read out. */
export function spacedNumber(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ')
}
