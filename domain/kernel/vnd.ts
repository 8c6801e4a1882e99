declare const vndBrand: unique symbol

/** Whole đồng. Branded so that money and points cannot be added to each other. */
export type Vnd = number & { readonly [vndBrand]: 'vnd' }

const figures = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 })

/** Brands a whole number of đồng; throws on fractions and unsafe integers. */
export function vnd(amount: number): Vnd {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount of đồng: ${amount}`)
  return amount as Vnd
}

/** `1234000` → `1.234.000 VNĐ`. */
export function formatVnd(amount: number): string {
  return `${figures.format(amount)} VNĐ`
}

/** A figure and its unit on one line, and a telephone number: for sentences and names that hold one. */
export function keepFigures(text: string): string {
  return text.replace(/(?<=\d) (?=VNĐ|điểm|\d)/g, '\u00a0')
}

/** `1234000` → `1.234.000`, for places where the unit stands elsewhere. */
export function formatNumber(value: number): string {
  return figures.format(value)
}
