import { z } from 'zod'
import type { GatewayForm } from '#domain/payment/api.ts'
import type {
  CardGateway,
  Fields,
  NewAttempt,
  NotificationVerdict,
  ProviderAnswer,
  Reading,
} from './card-gateway.ts'
import { vnpayCalls } from './vnpay-calls.ts'
import { firstOf, secretsAt, type FormerSecret } from '../former-secret.ts'
import { failureOf, outcomeOf, wholeVnd } from './vnpay-codes.ts'
import { signFields, verifiedFields, vnpayDate } from './vnpay-sign.ts'

export interface VnpaySettings {
  readonly tmnCode: string
  readonly hashSecret: string
  readonly formerSecret?: FormerSecret
  readonly payUrl: string
  /** Of `querydr` and `refund`. */
  readonly apiUrl: string
  /** Milliseconds that an answer of those may take, where not the usual ones. */
  readonly timeout?: number
}

/** VNPay 2.1.0: domestic cards. `returnUrl` is where the buyer's browser comes back. */
export function vnpayGateway(settings: VnpaySettings, returnUrl: string): CardGateway {
  return {
    provider: 'vnpay',
    dateOf: vnpayDate,
    form: (attempt) => formOf(settings, returnUrl, attempt),
    read: (fields, now) => readFields(settings, fields, now),
    claimedReference: (fields) => fields['vnp_TxnRef'] ?? '',
    answer: answerOf,
    ...vnpayCalls(settings),
  }
}

function formOf(settings: VnpaySettings, returnUrl: string, attempt: NewAttempt): GatewayForm {
  const fields = {
    vnp_Version: '2.1.0',
    vnp_Command: 'pay',
    vnp_TmnCode: settings.tmnCode,
    vnp_Amount: String(attempt.amount * 100),
    vnp_CurrCode: 'VND',
    vnp_TxnRef: attempt.reference,
    vnp_OrderInfo: `Thanh toan don hang ${attempt.orderCode}`,
    vnp_OrderType: 'other',
    vnp_Locale: 'vn',
    vnp_ReturnUrl: returnUrl,
    vnp_IpAddr: attempt.address.replace(/^::ffff:/, ''),
    vnp_CreateDate: vnpayDate(attempt.createdAt),
    vnp_ExpireDate: vnpayDate(attempt.expiresAt),
  }
  const vnp_SecureHash = signFields(fields, settings.hashSecret)
  return { action: settings.payUrl, method: 'GET', fields: { ...fields, vnp_SecureHash } }
}

const reported = z.object({
  vnp_TmnCode: z.string(),
  vnp_TxnRef: z.string().min(1).max(100),
  vnp_Amount: z.string().regex(/^\d{1,15}$/),
  vnp_CurrCode: z.string().default('VND'),
  vnp_ResponseCode: z.string().regex(/^\w{2}$/),
  vnp_TransactionStatus: z.string().regex(/^\w{2}$/),
  /** `0` where there is none. */
  vnp_TransactionNo: z.string().max(30).default('0'),
})

function readFields(
  { tmnCode, hashSecret, formerSecret }: VnpaySettings,
  fields: Fields,
  now?: Date,
): Reading {
  const signed = firstOf(secretsAt(hashSecret, formerSecret, now), (each) =>
    verifiedFields(fields, each),
  )
  if (!signed) return { isGenuine: false, because: 'signature' }
  const parsed = reported.safeParse(signed)
  if (!parsed.success) return { isGenuine: false, because: 'malformed' }
  const said = parsed.data
  if (said.vnp_TmnCode !== tmnCode) return { isGenuine: false, because: 'merchant' }
  const codes = [said.vnp_ResponseCode, said.vnp_TransactionStatus] as const
  const news = [said.vnp_TxnRef, said.vnp_TransactionNo, ...codes]
  return {
    isGenuine: true,
    report: {
      eventId: [...news, said.vnp_Amount, said.vnp_CurrCode].join(':'),
      reference: said.vnp_TxnRef,
      amount: wholeVnd(said.vnp_Amount),
      currency: said.vnp_CurrCode,
      outcome: outcomeOf(...codes),
      code: failureOf(...codes),
      providerReference: said.vnp_TransactionNo === '0' ? null : said.vnp_TransactionNo,
    },
  }
}

function answerOf(verdict: NotificationVerdict): ProviderAnswer {
  const [RspCode, Message] = answers[verdict]
  return { status: 200, body: { RspCode, Message } }
}

const confirmed = ['00', 'Confirm Success'] as const
const answers: Record<NotificationVerdict, readonly [code: string, message: string]> = {
  applied: confirmed,
  failed: confirmed,
  review: confirmed,
  settledBefore: ['02', 'Order already confirmed'],
  paidTwice: ['02', 'Order already confirmed'],
  unknownReference: ['01', 'Order not found'],
  wrongAmount: ['04', 'Invalid amount'],
  wrongCurrency: ['04', 'Invalid amount'],
  pending: ['99', 'Not at its end'],
  forged: ['97', 'Invalid signature'],
  fault: ['99', 'Unknown error'],
}
