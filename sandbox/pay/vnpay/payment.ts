import { z } from 'zod'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { publishedCredentials } from '#server/adapters/payments/published-credentials.ts'
import type { Fields, GatewayPayment } from '../gateway.ts'
import { referencePattern } from '../kept-payments.ts'
import { isSignedByShop } from './signature.ts'

export const queryModes = ['truth', 'paid', 'failed', 'unknown', 'hanging', 'down'] as const
export const refundModes = ['ok', 'refused', 'hanging', 'down'] as const

export interface VnpayPayment extends GatewayPayment {
  transactionNo: string
  payDate: string
  /** Đồng given back, and the requests that did it. */
  refunded: number
  refundRequests: string[]
  /** What was booked while the shop waited in vain for the answer: asked again, it is in hand already. */
  unheardRefunds: string[]
  /** As a query tells of it: a payment that was given back is spoken of as its refund. */
  lastRefund?: { type: string; hundredths: string; transactionNo: string; payDate: string }
  /** How `querydr` and `refund` answer for this payment. */
  query: (typeof queryModes)[number]
  refund: (typeof refundModes)[number]
}

/** Why VNPay sends a buyer away: the codes of its error page, and what is wrong for whoever wrote the shop. */
export interface VnpayFault {
  code: '03' | '15' | '70' | '72'
  detail: string
}

/** Takes the redirect's fields as VNPay does: merchant, signature, form of each field, deadline. */
export function openVnpayPayment(fields: Fields, now: Date): VnpayPayment | VnpayFault {
  if (fields.vnp_TmnCode !== publishedCredentials.vnpay.tmnCode) {
    return { code: '72', detail: 'vnp_TmnCode' }
  }
  if (!isSignedByShop(fields)) return { code: '70', detail: 'vnp_SecureHash' }
  const parsed = redirect.safeParse(fields)
  if (!parsed.success) {
    return { code: '03', detail: parsed.error.issues.map(({ path }) => path.join('.')).join(', ') }
  }
  const { vnp_TxnRef, vnp_Amount, vnp_ExpireDate } = parsed.data
  if (vnp_ExpireDate < vnpayDate(now)) return { code: '15', detail: 'vnp_ExpireDate' }
  return {
    reference: vnp_TxnRef,
    amount: Number(vnp_Amount) / 100,
    request: fields,
    state: 'open',
    log: [],
    transactionNo: '0',
    payDate: '',
    refunded: 0,
    refundRequests: [],
    unheardRefunds: [],
    query: 'truth',
    refund: 'ok',
  }
}

/** An instant as VNPay writes it: `20261121090000`, Vietnam's time. */
export function vnpayDate(instant: Date): string {
  return toVietnamIso(instant).replace(/\D/g, '').slice(0, 14)
}

const dateField = z
  .string()
  .regex(/^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d[0-5]\d$/)

const redirect = z.object({
  vnp_Version: z.literal('2.1.0'),
  vnp_Command: z.literal('pay'),
  /** Hundredths of a đồng. */
  vnp_Amount: z.string().regex(/^[1-9]\d{2,11}$/),
  vnp_CurrCode: z.literal('VND'),
  vnp_TxnRef: z.string().regex(referencePattern),
  /** Without accents and special signs. */
  vnp_OrderInfo: z.string().regex(/^[A-Za-z0-9 .,:_-]{1,255}$/),
  vnp_OrderType: z.string().min(1).max(100),
  vnp_Locale: z.enum(['vn', 'en']),
  vnp_ReturnUrl: z.url({ protocol: /^https?$/ }).max(255),
  vnp_IpAddr: z.string().min(7).max(45),
  vnp_CreateDate: dateField,
  vnp_ExpireDate: dateField,
  vnp_BankCode: z.string().max(20).optional(),
})
