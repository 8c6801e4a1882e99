import { publishedCredentials } from '#server/adapters/payments/published-credentials.ts'
import type { KeptPayments } from '../kept-payments.ts'
import {
  apiRequest,
  requestSignature,
  signedAnswer,
  type ApiAnswer,
  type ApiRequest,
  type RefundRequest,
} from './api-format.ts'
import { bank, endVnpay, newNumber, transactionStatus } from './gateway.ts'
import { vnpayDate, type VnpayPayment } from './payment.ts'

/** What the API does with a request: answers at once or after hanging, or (null) is down. */
export interface ApiReply {
  answer: ApiAnswer | null
  hangs: boolean
}

/** VNPay's `querydr` and `refund` (version 2.1.0): JSON in, JSON out, both signed. */
export function answerVnpayApi(
  kept: KeptPayments<VnpayPayment>,
  body: unknown,
  now: Date,
): ApiReply {
  const parsed = apiRequest.safeParse(body)
  if (!parsed.success) return atOnce({ vnp_ResponseCode: '03', vnp_Message: 'Invalid format' })
  const request = parsed.data
  if (request.vnp_TmnCode !== publishedCredentials.vnpay.tmnCode) {
    return atOnce({ vnp_ResponseCode: '02', vnp_Message: 'Invalid TmnCode' })
  }
  if (requestSignature(request) !== request.vnp_SecureHash.toLowerCase()) {
    return atOnce({ vnp_ResponseCode: '97', vnp_Message: 'Invalid checksum' })
  }
  const payment = kept.find(request.vnp_TxnRef)
  if (!payment || payment.request.vnp_CreateDate !== request.vnp_TransactionDate) {
    return atOnce(signedAnswer(request, '91'))
  }
  return request.vnp_Command === 'querydr'
    ? answerQuery(kept, payment, request, now)
    : answerRefund(kept, payment, request, now)
}

function answerQuery(
  kept: KeptPayments<VnpayPayment>,
  payment: VnpayPayment,
  request: ApiRequest,
  now: Date,
): ApiReply {
  if (payment.query === 'down') return { answer: null, hangs: false }
  if (payment.query === 'unknown') return atOnce(signedAnswer(request, '91'))
  const told = asTold(kept, payment, now)
  const refund = told.lastRefund
  const answer = signedAnswer(request, '00', {
    vnp_Amount: refund?.hundredths ?? payment.request.vnp_Amount!,
    vnp_BankCode: bank,
    vnp_PayDate: refund?.payDate ?? told.payDate,
    vnp_TransactionNo: refund?.transactionNo ?? told.transactionNo,
    vnp_TransactionType: refund?.type ?? '01',
    vnp_TransactionStatus: refund ? refundInHand : transactionStatus(told),
    vnp_OrderInfo: payment.request.vnp_OrderInfo!,
    vnp_PromotionCode: '',
    vnp_PromotionAmount: '',
  })
  return { answer, hangs: payment.query === 'hanging' }
}

/** The truth, unless a person wants to see another case: then an open payment ends by the question. */
function asTold(kept: KeptPayments<VnpayPayment>, payment: VnpayPayment, now: Date): VnpayPayment {
  const { query, state } = payment
  if (query !== 'paid' && query !== 'failed') return payment
  if (state === 'open') return kept.save(endVnpay(payment, query === 'paid' ? '00' : '51', now))
  return { ...payment, state: query }
}

function answerRefund(
  kept: KeptPayments<VnpayPayment>,
  payment: VnpayPayment,
  request: RefundRequest,
  now: Date,
): ApiReply {
  if (payment.refund === 'down') return { answer: null, hangs: false }
  const amount = Number(request.vnp_Amount) / 100
  const { vnp_Amount: hundredths, vnp_TransactionType: type } = request
  const lastRefund = { type, hundredths, transactionNo: newNumber(), payDate: vnpayDate(now) }
  const about = {
    vnp_Amount: hundredths,
    vnp_BankCode: bank,
    vnp_PayDate: lastRefund.payDate,
    vnp_TransactionNo: lastRefund.transactionNo,
    vnp_TransactionType: type,
    vnp_OrderInfo: request.vnp_OrderInfo,
  }
  const fault = refundFault(payment, request, amount)
  if (fault) return atOnce(signedAnswer(request, fault, { ...about, vnp_TransactionStatus: '09' }))
  const hangs = payment.refund === 'hanging'
  kept.save({
    ...payment,
    lastRefund,
    refunded: payment.refunded + amount,
    refundRequests: [...payment.refundRequests, request.vnp_RequestId],
    unheardRefunds: [...payment.unheardRefunds, ...(hangs ? [contentOf(request)] : [])],
  })
  // Booked, and with the bank within days. An answer that hangs has been booked as well.
  const answer = signedAnswer(request, '00', { ...about, vnp_TransactionStatus: refundInHand })
  return { answer, hangs }
}

/** Booked at VNPay, on its way to the bank. */
const refundInHand = '05'

/** Why nothing is given back: 94 asked before, 95 never paid or refused, 91 another one, 03 too much. */
function refundFault(payment: VnpayPayment, request: RefundRequest, amount: number): string | null {
  const { state, refund, refunded, amount: paid, transactionNo } = payment
  const { vnp_TransactionType, vnp_TransactionNo = '' } = request
  if (payment.refundRequests.includes(request.vnp_RequestId)) return '94'
  if (payment.unheardRefunds.includes(contentOf(request))) return '94'
  if (state === 'open' || state === 'failed' || refund === 'refused') return '95'
  if (!['', '0', transactionNo].includes(vnp_TransactionNo)) return '91'
  if (refunded >= paid) return '94'
  const isWhole = vnp_TransactionType === '02'
  return amount > paid - refunded || (isWhole && amount !== paid) ? '03' : null
}

function contentOf({ vnp_TransactionType, vnp_Amount, vnp_OrderInfo }: RefundRequest): string {
  return [vnp_TransactionType, vnp_Amount, vnp_OrderInfo].join('|')
}

function atOnce(answer: ApiAnswer): ApiReply {
  return { answer, hangs: false }
}
