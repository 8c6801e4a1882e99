import type { VietnamDay } from '../kernel/dates.ts'

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const pattern = /^DH\d{6}[0-9A-HJKMNP-TV-Z]{6}$/

/** Random bytes an order code needs. */
export const orderCodeBytes = 6

/** `DH` + YYMMDD + 6 characters of Crockford base32 out of secure random bytes. */
export function orderCode(day: VietnamDay, randomBytes: Uint8Array): string {
  const suffix = Array.from(randomBytes.subarray(0, orderCodeBytes), (byte) => crockford[byte & 31])
  return `DH${day.slice(2).replaceAll('-', '')}${suffix.join('')}`
}

/** The code at the beginning of a reference: alone, or with a time behind it; null for none. */
export function orderCodeIn(reference: string): string | null {
  const [, code = '', rest = ''] = /^(DH.{12})(.*)$/.exec(reference) ?? []
  return isOrderCode(code) && /^[-_.]?\d*$/.test(rest) ? code : null
}

export function isOrderCode(text: string): boolean {
  return pattern.test(text)
}
