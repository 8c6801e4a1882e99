import { createHmac } from 'node:crypto'
import { publishedCredentials } from '#server/adapters/payments/published-credentials.ts'
import type { Fields } from '../gateway.ts'

/**
 * Secure Acceptance as its server does it: `name=value` of the fields named in `signed_field_names`, in
 * that order, under HMAC-SHA256. Written apart from the shop's adapter on purpose.
 */
export function withCybersourceSignature(fields: Fields): Fields {
  const names = [...Object.keys(fields), 'signed_field_names']
  const named = { ...fields, signed_field_names: names.join(',') }
  return { ...named, signature: signatureOf(named) }
}

/** Whether the shop's key has signed what the form says it has. */
export function isSignedByShop(fields: Fields): boolean {
  return fields.signature === signatureOf(fields)
}

function signatureOf(fields: Fields): string {
  const names = (fields.signed_field_names ?? '').split(',')
  const text = names.map((name) => `${name}=${fields[name] ?? ''}`).join(',')
  const { secretKey } = publishedCredentials.cybersource
  return createHmac('sha256', secretKey).update(text, 'utf8').digest('base64')
}
