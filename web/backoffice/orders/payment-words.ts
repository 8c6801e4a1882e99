import { paymentMethodOf } from '#domain/order/api.ts'
import type { BoardRow } from '#domain/order/backoffice/api.ts'
import { boardTexts as texts } from './texts.ts'

type PaidRow = Pick<BoardRow, 'payment_type' | 'payment_status' | 'status'> & {
  /** Đồng. */
  total: number
  received: number
}

/** How an order is paid and how far that is: `QR · đã nhận`, `Chuyển khoản · thiếu 10.000 VNĐ`. */
export function paymentWords(row: PaidRow): string {
  const method = paymentMethodOf(row.payment_type)
  const state = stateWord(row, method === 'cash')
  return state ? `${texts.methods[method]} · ${state}` : texts.methods[method]
}

function stateWord(row: PaidRow, isCash: boolean): string {
  if (row.payment_status === 'refund') return texts.refunding
  if (row.payment_status === 'success') return isCash ? texts.collected : texts.received
  if (row.received > 0 && row.received < row.total) return texts.missing(row.total - row.received)
  // Nobody waits for money of a cancelled order; cash comes with the goods, and is not late before.
  if (row.status === 'cancelled') return ''
  return isCash ? texts.onDelivery : texts.waiting
}
