import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { GatewayForm } from '#domain/payment/api.ts'
import type { Outcome } from '#domain/payment/attempts.ts'
import type {
  CardGateway,
  Fields,
  NewAttempt,
  NotificationVerdict,
  ProviderAnswer,
  Reading,
} from './card-gateway.ts'
import { firstOf, secretsAt, type FormerSecret } from '../former-secret.ts'
import { signForm, verifiedForm } from './cybersource-sign.ts'

export interface CybersourceSettings {
  readonly profileId: string
  readonly accessKey: string
  readonly secretKey: string
  readonly formerSecret?: FormerSecret
  readonly payUrl: string
}

/** Where CyberSource sends the buyer's browser and, from its server, the notification. */
export interface ComeBack {
  returnUrl: string
  notifyUrl: string
}

/** CyberSource Secure Acceptance, hosted checkout: international cards. It can be asked nothing. */
export function cybersourceGateway(settings: CybersourceSettings, comeBack: ComeBack): CardGateway {
  return {
    provider: 'cybersource',
    dateOf: secondsIso,
    form: (attempt) => formOf(settings, comeBack, attempt),
    read: (fields, now) => readFields(settings, fields, now),
    claimedReference: (fields) => fields['req_reference_number'] ?? '',
    answer: answerOf,
  }
}

function formOf(
  settings: CybersourceSettings,
  { returnUrl, notifyUrl }: ComeBack,
  attempt: NewAttempt,
): GatewayForm {
  const fields = {
    access_key: settings.accessKey,
    profile_id: settings.profileId,
    transaction_uuid: randomUUID(),
    signed_date_time: secondsIso(attempt.createdAt),
    locale: 'vi-vn',
    transaction_type: 'sale',
    reference_number: attempt.reference,
    amount: String(attempt.amount),
    currency: 'VND',
    override_custom_receipt_page: returnUrl,
    override_custom_cancel_page: returnUrl,
    override_backoffice_post_url: notifyUrl,
  }
  return {
    action: settings.payUrl,
    method: 'POST',
    fields: signForm({ ...fields, unsigned_field_names: '' }, settings.secretKey),
  }
}

/** `2026-11-21T02:00:00Z`, as it is signed. */
function secondsIso(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`
}

const reported = z.object({
  decision: z.string().min(1).max(20),
  reason_code: z.string().max(10).default(''),
  req_profile_id: z.string().optional(),
  req_reference_number: z.string().min(1).max(100),
  req_amount: z.string().max(20),
  req_currency: z.string().max(10),
  /** What was taken in the end: less than asked for with code 110. */
  auth_amount: z.string().max(20).optional(),
  transaction_id: z.string().max(60).optional(),
})

function readFields(
  { profileId, secretKey, formerSecret }: CybersourceSettings,
  fields: Fields,
  now?: Date,
): Reading {
  const signed = firstOf(secretsAt(secretKey, formerSecret, now), (each) =>
    verifiedForm(fields, each),
  )
  if (!signed) return { isGenuine: false, because: 'signature' }
  const parsed = reported.safeParse(signed)
  if (!parsed.success) return { isGenuine: false, because: 'malformed' }
  const said = parsed.data
  if ((said.req_profile_id ?? profileId) !== profileId) {
    return { isGenuine: false, because: 'merchant' }
  }
  const amount = said.auth_amount || said.req_amount
  const code = said.reason_code || said.decision
  const number = said.transaction_id || null
  return {
    isGenuine: true,
    report: {
      eventId: [
        said.req_reference_number,
        number,
        said.decision,
        code,
        amount,
        said.req_currency,
      ].join(':'),
      reference: said.req_reference_number,
      amount: wholeVnd(amount),
      currency: said.req_currency,
      outcome: outcomeOf(said.decision, said.reason_code),
      code,
      providerReference: number,
    },
  }
}

/** `650000` or `650000.00`; null for what is no whole đồng. */
function wholeVnd(amount: string): number | null {
  return /^\d{1,13}(\.0+)?$/.test(amount) ? Number.parseInt(amount, 10) : null
}

/** The same form came twice: what became of the first one is told apart (docs/rules/payments.md). */
const duplicateForm = '104'

function outcomeOf(decision: string, reasonCode: string): Outcome {
  if (decision === 'ACCEPT') return 'paid'
  if (decision === 'REVIEW') return 'review'
  return reasonCode === duplicateForm ? 'pending' : 'failed'
}

/** CyberSource only looks at the status. */
function answerOf(verdict: NotificationVerdict): ProviderAnswer {
  const status = verdict === 'forged' ? 400 : verdict === 'fault' ? 503 : 200
  return { status, body: { received: status === 200 } }
}
