import { z } from 'zod'
import { minutes } from '#domain/kernel/durations.ts'
import { publishedCredentials } from '#server/adapters/payments/published-credentials.ts'
import type { Fields, GatewayPayment } from '../gateway.ts'
import { referencePattern } from '../kept-payments.ts'
import { isSignedByShop } from './signature.ts'

export type CybersourcePayment = GatewayPayment

/** Why CyberSource shows no payment page: its HTTP status, and what is wrong for whoever wrote the shop. */
export interface CybersourceFault {
  code: '400' | '403'
  detail: string
}

const goodFor = minutes(15)

/** Takes the form as CyberSource does: profile, signature, every field named, fresh, well formed. */
export function openCybersourcePayment(
  fields: Fields,
  now: Date,
): CybersourcePayment | CybersourceFault {
  const { profileId, accessKey } = publishedCredentials.cybersource
  if (fields.profile_id !== profileId || fields.access_key !== accessKey) {
    return { code: '403', detail: 'profile_id, access_key' }
  }
  if (!isSignedByShop(fields)) return { code: '403', detail: 'signature' }
  const unnamed = unnamedFields(fields)
  if (unnamed.length > 0) return { code: '403', detail: unnamed.join(', ') }
  const parsed = form.safeParse(fields)
  if (!parsed.success) {
    return { code: '400', detail: parsed.error.issues.map(({ path }) => path.join('.')).join(', ') }
  }
  const { reference_number, amount, signed_date_time } = parsed.data
  const age = Math.abs(now.getTime() - new Date(signed_date_time).getTime())
  if (age > goodFor) return { code: '403', detail: 'signed_date_time' }
  const reference = reference_number
  return { reference, amount: Number(amount), request: fields, state: 'open', log: [] }
}

/** An instant as CyberSource writes it: UTC without fractions. */
export function cybersourceDate(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`
}

const mustBeSigned = [
  'access_key',
  'profile_id',
  'transaction_uuid',
  'signed_field_names',
  'signed_date_time',
  'unsigned_field_names',
  'locale',
  'transaction_type',
  'reference_number',
  'amount',
  'currency',
]

/** Fields that are named neither as signed nor as unsigned, and those that must be signed and are not. */
function unnamedFields(fields: Fields): string[] {
  const namesIn = (list: string | undefined) => (list ?? '').split(',').filter(Boolean)
  const signed = namesIn(fields.signed_field_names)
  const named = new Set([...signed, ...namesIn(fields.unsigned_field_names), 'signature'])
  const unsigned = mustBeSigned.filter((name) => !signed.includes(name))
  return [...Object.keys(fields).filter((name) => !named.has(name)), ...unsigned]
}

const form = z.object({
  transaction_uuid: z.string().min(1).max(50),
  signed_date_time: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  locale: z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/i),
  transaction_type: z.enum(['sale', 'authorization']),
  reference_number: z.string().max(50).regex(referencePattern),
  amount: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/),
  currency: z.literal('VND'),
  override_custom_receipt_page: z.url().max(255).optional(),
  override_custom_cancel_page: z.url().max(255).optional(),
  override_backoffice_post_url: z.url().max(255).optional(),
})
