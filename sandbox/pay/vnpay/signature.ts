import { createHmac } from 'node:crypto'
import { publishedCredentials } from '#server/adapters/payments/published-credentials.ts'
import type { Fields } from '../gateway.ts'

/**
 * VNPay 2.1.0 as its server does it: every field that has a value, in the order of the names, encoded
 * as in a form, under HMAC-SHA512. Written apart from the shop's adapter on purpose.
 */
export function withVnpaySignature(fields: Fields): Fields {
  return { ...fields, vnp_SecureHash: hmac(formOf(fields)) }
}

/** Whether the shop's key has signed these fields. */
export function isSignedByShop({ vnp_SecureHash = '', ...fields }: Fields): boolean {
  delete fields.vnp_SecureHashType
  return vnp_SecureHash.toLowerCase() === hmac(formOf(fields))
}

/** What `querydr` and `refund` sign: values in a fixed order, bars between them. */
export function barredSignature(values: readonly (string | undefined)[]): string {
  return hmac(values.map((value) => value ?? '').join('|'))
}

function formOf(fields: Fields): string {
  return Object.keys(fields)
    .filter((name) => fields[name] !== '')
    .toSorted()
    .map((name) => `${formEncode(name)}=${formEncode(fields[name]!)}`)
    .join('&')
}

/** As Java's URLEncoder: a space is `+`, and of the signs only `*-._` stay as they are. */
function formEncode(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')
}

function hmac(text: string): string {
  return createHmac('sha512', publishedCredentials.vnpay.hashSecret)
    .update(text, 'utf8')
    .digest('hex')
}
