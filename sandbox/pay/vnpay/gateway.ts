import { randomInt } from 'node:crypto'
import { seconds } from '#domain/kernel/durations.ts'
import type { GatewayForm } from '#domain/payment/api.ts'
import type { Context } from '#server/context.ts'
import { publishedCredentials } from '#server/adapters/payments/published-credentials.ts'
import type { Forgery, Outcome } from '../choice.ts'
import type { Fields, Gateway } from '../gateway.ts'
import { KeptPayments } from '../kept-payments.ts'
import type { ShopAnswer } from '../shop-line.ts'
import { vnpayDate, type VnpayPayment } from './payment.ts'
import { withVnpaySignature } from './signature.ts'

/** VNPay from the other side. */
export function vnpayGateway({ clock, config }: Context): Gateway<VnpayPayment> {
  return {
    kept: new KeptPayments(config.dataDir, 'vnpay'),
    codeOf: (outcome) => codes[outcome] ?? '00',
    end: (payment, code) => endVnpay(payment, code, clock.now()),
    requestOf: (notice) => ({
      method: 'GET',
      path: `/api/payment/notify/vnpay?${new URLSearchParams(notice)}`,
    }),
    wayBack,
    forge,
    isTaken,
    // Ten times, every five minutes; a minute of theirs is a second here.
    pauses: Array.from({ length: 10 }, () => seconds(5)),
  }
}

const codes: Partial<Record<Outcome, string>> = {
  declined: '51',
  cancelled: '24',
  review: '07',
  error: '99',
}

/** The payment as it ends with this result code: `00` paid, `07` paid and suspected, the rest is failure. */
export function endVnpay(payment: VnpayPayment, code: string, now: Date): VnpayPayment {
  const state = code === '00' ? 'paid' : code === '07' ? 'review' : 'failed'
  // A buyer who gave up, or came too late, never reached a bank: there is no number.
  const transactionNo = code === '24' || code === '11' ? '0' : newNumber()
  const ended = { ...payment, state, code, transactionNo, payDate: vnpayDate(now) } as const
  return { ...ended, notice: withVnpaySignature(noticeOf(ended, code)) }
}

/** VNPay's word for where the money is: 00 paid, 01 not yet, 02 failed, 07 suspected. */
export function transactionStatus({ state }: Pick<VnpayPayment, 'state'>): string {
  return { open: '01', paid: '00', failed: '02', review: '07' }[state]
}

function noticeOf(payment: VnpayPayment, code: string): Fields {
  const { reference, request, transactionNo, payDate, state } = payment
  return {
    vnp_Amount: request.vnp_Amount!,
    vnp_BankCode: request.vnp_BankCode ?? bank,
    ...(state === 'failed' ? {} : { vnp_BankTranNo: `VNP${transactionNo}` }),
    vnp_CardType: 'ATM',
    vnp_OrderInfo: request.vnp_OrderInfo!,
    vnp_PayDate: payDate,
    vnp_ResponseCode: code,
    vnp_TmnCode: publishedCredentials.vnpay.tmnCode,
    vnp_TransactionNo: transactionNo,
    vnp_TransactionStatus: transactionStatus(payment),
    vnp_TxnRef: reference,
  }
}

export const bank = 'NCB'

/** VNPay's number of a transaction. */
export function newNumber(): string {
  return String(randomInt(1e7, 1e8))
}

/**
 * Back to where the shop asked for, but on the server that this sandbox belongs to: the browser may know
 * it by another name than the shop does.
 */
function wayBack({ request, notice }: VnpayPayment): GatewayForm | null {
  if (!notice) return null
  const { pathname, searchParams } = new URL(request.vnp_ReturnUrl!)
  return {
    action: pathname,
    method: 'GET',
    fields: { ...Object.fromEntries(searchParams), ...notice },
  }
}

/** What says that it was paid and must move nothing. */
function forge(payment: VnpayPayment, forgery: Forgery): Fields {
  const { request } = payment
  const success = { vnp_ResponseCode: '00', vnp_TransactionStatus: '00' }
  const paid = { ...payment, state: 'paid', transactionNo: newNumber() } as const
  const notice = noticeOf({ ...paid, payDate: request.vnp_CreateDate! }, '00')
  switch (forgery) {
    case 'signature':
      return { ...notice, vnp_SecureHash: '0'.repeat(128) }
    case 'amount':
      return withVnpaySignature({ ...notice, vnp_Amount: '100000' })
    case 'order':
      return withVnpaySignature({ ...notice, vnp_TxnRef: `${payment.reference}X` })
    case 'currency':
      return withVnpaySignature({ ...notice, vnp_CurrCode: 'USD' })
    case 'ownForm':
      // The shop's own signature, taken from the buyer's browser.
      return { ...request, ...success, vnp_TransactionNo: paid.transactionNo }
  }
}

/** VNPay stops calling on 00 and 02 alone. */
function isTaken({ body }: ShopAnswer): boolean {
  return /"RspCode"\s*:\s*"0[02]"/.test(body)
}
