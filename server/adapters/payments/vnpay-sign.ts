import { createHmac } from 'node:crypto'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Fields } from './card-gateway.ts'
import { isSameText } from './same-text.ts'

/** HMAC-SHA512 over the fields sorted by name, form-urlencoded, empty ones left out. */
export function signFields(fields: Fields, secret: string): string {
  const given = Object.entries(fields).filter(([, value]) => value !== '')
  const sorted = given.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return hmac(new URLSearchParams(sorted).toString(), secret)
}

/** HMAC-SHA512 over values in a fixed order, joined by `|`, missing ones as nothing. */
export function signValues(values: readonly (string | undefined)[], secret: string): string {
  return hmac(values.map((value) => value ?? '').join('|'), secret)
}

/** VNPay's fields without their signature, or null when it is not the right one. */
export function verifiedFields(fields: Fields, secret: string): Fields | null {
  const { vnp_SecureHash: signature = '', vnp_SecureHashType: _type, ...signed } = onlyVnp(fields)
  return isSameText(signature.toLowerCase(), signFields(signed, secret)) ? signed : null
}

/** What others hang on to an address is not VNPay's. */
function onlyVnp(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name.startsWith('vnp_')))
}

/** `yyyyMMddHHmmss` of Vietnam. */
export function vnpayDate(moment: Date): string {
  return toVietnamIso(moment).replace(/\D/g, '').slice(0, 14)
}

function hmac(text: string, secret: string): string {
  return createHmac('sha512', secret).update(text, 'utf8').digest('hex')
}
