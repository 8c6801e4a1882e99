import { randomInt } from 'node:crypto'
import type { GatewayForm } from '#domain/payment/api.ts'
import type { Context } from '#server/context.ts'
import type { Forgery, Outcome } from '../choice.ts'
import type { Fields, Gateway } from '../gateway.ts'
import { KeptPayments } from '../kept-payments.ts'
import { cybersourceDate, type CybersourcePayment } from './payment.ts'
import { withCybersourceSignature } from './signature.ts'

/** CyberSource Secure Acceptance from the other side. */
export function cybersourceGateway({ clock, config }: Context): Gateway<CybersourcePayment> {
  return {
    kept: new KeptPayments(config.dataDir, 'cybersource'),
    codeOf: (outcome) => codes[outcome] ?? '100',
    end: (payment, code) => {
      const notice = withCybersourceSignature(noticeOf(payment, code, clock.now()))
      return { ...payment, state: stateOf(code), code, notice }
    },
    requestOf: (notice) => ({
      method: 'POST',
      path: '/api/payment/notify/cybersource',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(notice).toString(),
    }),
    wayBack,
    forge: (payment, forgery) => forge(payment, forgery, clock.now()),
    isTaken: ({ status }) => status === 200,
    // CyberSource tells a merchant once.
    pauses: [],
  }
}

const codes: Partial<Record<Outcome, string>> = {
  declined: '203',
  cancelled: 'CANCEL',
  review: '480',
  error: '150',
}

const reviewCodes = ['200', '201', '230', '480', '520']
const messages = {
  ACCEPT: 'Request was processed successfully.',
  DECLINE: 'We encountered a problem: the transaction was declined.',
  REVIEW: 'Decision is REVIEW.',
  ERROR: 'General system failure.',
  CANCEL: 'The consumer cancelled the transaction',
}

function decisionOf(code: string): keyof typeof messages {
  if (code === 'CANCEL') return 'CANCEL'
  if (code === '100' || code === '110') return 'ACCEPT'
  if (reviewCodes.includes(code)) return 'REVIEW'
  return /^(10[24]|15\d)$/.test(code) ? 'ERROR' : 'DECLINE'
}

function stateOf(code: string): CybersourcePayment['state'] {
  const decision = decisionOf(code)
  if (decision === 'ACCEPT') return 'paid'
  return decision === 'REVIEW' ? 'review' : 'failed'
}

/** A buyer who cancels has made no transaction: neither number nor reason come along. */
function noticeOf({ request }: CybersourcePayment, code: string, now: Date): Fields {
  const decision = decisionOf(code)
  const asked = Object.fromEntries(echoed.map((name) => [`req_${name}`, request[name]!]))
  const told = { decision, message: messages[decision], ...asked }
  const signed_date_time = cybersourceDate(now)
  if (decision === 'CANCEL') return { ...told, signed_date_time }
  const transaction_id = `7${Array.from({ length: 21 }, () => randomInt(10)).join('')}`
  return {
    transaction_id,
    ...told,
    reason_code: code,
    req_payment_method: 'card',
    req_card_number: 'xxxxxxxxxxxx1111',
    req_card_type: '001',
    ...(decision === 'ACCEPT' ? authorization(request, now) : {}),
    signed_date_time,
  }
}

function authorization({ amount }: Fields, now: Date): Fields {
  const auth_time = cybersourceDate(now).replaceAll(':', '')
  return { auth_amount: amount!, auth_code: '888888', auth_response: '100', auth_time }
}

const echoed = [
  'access_key',
  'profile_id',
  'transaction_uuid',
  'transaction_type',
  'reference_number',
  'amount',
  'currency',
  'locale',
]

/** To the page that the shop named, on the server that this sandbox belongs to. */
function wayBack({ request, notice }: CybersourcePayment): GatewayForm | null {
  if (!notice) return null
  const { override_custom_receipt_page: receipt, override_custom_cancel_page: cancel } = request
  const named = (notice.decision === 'CANCEL' ? cancel : undefined) ?? receipt
  const { pathname, search } = new URL(named ?? usualReceipt, 'http://shop')
  return { action: pathname + search, method: 'POST', fields: notice }
}

const usualReceipt = '/api/payment/return/cybersource'

/** What says that it was paid and must move nothing. */
function forge(payment: CybersourcePayment, forgery: Forgery, now: Date): Fields {
  const notice = noticeOf(payment, '100', now)
  const { amount, currency, reference_number, ...request } = payment.request
  switch (forgery) {
    case 'signature':
      return { ...withCybersourceSignature(notice), signature: 'A'.repeat(43).concat('=') }
    case 'amount':
      return withCybersourceSignature({ ...notice, req_amount: '1000', auth_amount: '1000' })
    case 'order':
      return withCybersourceSignature({ ...notice, req_reference_number: `${payment.reference}X` })
    case 'currency':
      return withCybersourceSignature({ ...notice, req_currency: 'USD' })
    case 'ownForm':
      // The shop's own signature, taken from the buyer's browser, with the news beside what it covers.
      return {
        ...notice,
        ...request,
        amount: amount!,
        currency: currency!,
        reference_number: reference_number!,
      }
  }
}
