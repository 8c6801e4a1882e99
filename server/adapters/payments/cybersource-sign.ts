import { createHmac } from 'node:crypto'
import type { Fields } from './card-gateway.ts'
import { isSameText } from './same-text.ts'

/** Signs all fields: HMAC-SHA256, base64, over `name=value` in the order that `signed_field_names` tells. */
export function signForm(fields: Fields, secret: string): Record<string, string> {
  const names = [...Object.keys(fields), namesField]
  const named = { ...fields, [namesField]: names.join(',') }
  return { ...named, signature: signatureOf(names, named, secret) }
}

/**
 * What of a form is signed, and nothing else: whoever hangs a `decision` on fields that we signed
 * ourselves has none in here. Null when the signature is not the right one.
 */
export function verifiedForm(fields: Fields, secret: string): Fields | null {
  const { signature = '', [namesField]: list = '' } = fields
  const names = list.split(',')
  if (!names.includes(namesField) || !names.every((name) => /^\w{1,60}$/.test(name))) return null
  if (!isSameText(signature, signatureOf(names, fields, secret))) return null
  const signed = Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))
  return hidesFields(signed) ? null : signed
}

const namesField = 'signed_field_names'

function signatureOf(names: readonly string[], fields: Fields, secret: string): string {
  const text = names.map((name) => `${name}=${fields[name] ?? ''}`).join(',')
  return createHmac('sha256', secret).update(text, 'utf8').digest('base64')
}

/**
 * Values are not marked off from names in what is signed: a buyer who gets `x,decision=ACCEPT` signed
 * as a street could cut the same text differently. No honest value looks like one of these fields.
 */
function hidesFields(signed: Fields): boolean {
  return Object.values(signed).some((value) => fieldInside.test(value))
}

const fieldInside =
  /,(decision|reason_code|req_reference_number|req_amount|req_currency|auth_amount|signed_field_names)=/
