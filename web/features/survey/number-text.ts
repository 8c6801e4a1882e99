/** Signs of a number as it is typed, dots and comma among them. */
export const maxNumberText = 20

/** A number as it is typed here: `1.200`, `1,5`, `-3`; null for what is none. */
export function readNumber(text: string): number | null {
  const plain = text.replace(/\s/g, '')
  if (!/^-?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/.test(plain)) return null
  return Number(plain.replaceAll('.', '').replace(',', '.'))
}

/** As it is typed, without dots between thousands: what is being typed never jumps. */
export function numberText(value: number): string {
  return String(value).replace('.', ',')
}
