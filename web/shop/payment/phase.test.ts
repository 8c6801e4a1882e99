import { describe, expect, test } from 'vitest'
import { vnd } from '#domain/kernel/vnd.ts'
import type { PaymentView, RefundView, TransferOrder } from '#domain/payment/api.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import { orderStatuses } from '#domain/order/status.ts'
import { orderTexts } from '#domain/order/texts.ts'
import { paymentPhase, watchOf, type PaidOrder } from './phase.ts'
import { spokenPhase } from './spoken-phase.ts'

const at = '2026-11-21T08:00:00.000+07:00'

const qr: TransferOrder = {
  payload: '000201',
  image: 'data:image/svg+xml,',
  amount: vnd(350_000),
  note: 'ALDH261121AAAAAA',
  bank: 'Vietcombank',
  account: '0011004236868',
  account_name: 'CTY AN LANH',
  expires_at: '2026-11-21T08:30:00.000+07:00',
}
const refund: RefundView = { amount: vnd(350_000), reason: 'cancelled', state: 'byHand', at }

const paying = (payment: Partial<PaymentView>, rest: Partial<PaidOrder> = {}): PaidOrder => ({
  status: 'open',
  payment_type: paymentTypes.qrCode,
  payment_status: 'open',
  payment: { state: 'waiting', received: vnd(0), ...payment },
  refunds: [],
  timeline: [{ status: 'open', at }],
  costs: {
    order_total: { amount: vnd(350_000) },
    shipping_fee: { amount: vnd(10_000) },
    goods: { amount: vnd(340_000) },
    discount: { amount: vnd(0) },
  },
  ...rest,
})

const cash = paying({}, { payment_type: paymentTypes.cash, payment: undefined })

describe('what an order shows of its payment', () => {
  test('nothing of an order in cash, whatever its state', () => {
    for (const status of orderStatuses) {
      expect(paymentPhase({ ...cash, status }).kind).toBe('none')
    }
  })

  test('the code to scan, with what has come of it', () => {
    expect(paymentPhase(paying({ qr }))).toEqual({ kind: 'transfer', qr, received: 0 })
    const part = paymentPhase(paying({ qr, received: vnd(100_000) }))
    expect(part).toMatchObject({ kind: 'transfer', received: 100_000 })
    expect(spokenPhase(part)).toBe('Đã nhận 100.000 VNĐ, còn 350.000 VNĐ')
  })

  test('the way to the gateway for a card that was not used yet', () => {
    expect(paymentPhase(paying({})).kind).toBe('card')
  })

  test('a try that failed and why', () => {
    const failed = paying({ state: 'failed', failure: 'Thẻ không đủ số dư.' })
    expect(paymentPhase(failed)).toEqual({ kind: 'failed', reason: 'Thẻ không đủ số dư.' })
  })

  test('the code to scan once a transfer was chosen after a card had failed', () => {
    const failed = paying({ state: 'failed', failure: 'Thẻ không đủ số dư.', qr })
    expect(paymentPhase(failed).kind).toBe('transfer')
  })

  test('that it is being confirmed, until the order itself has moved', () => {
    expect(paymentPhase(paying({ state: 'confirming' })).kind).toBe('confirming')
    expect(paymentPhase(paying({ state: 'paid', received: vnd(350_000) })).kind).toBe('confirming')
  })

  test('that it is paid, while the order is fresh', () => {
    const paid = paying(
      { state: 'paid', received: vnd(350_000) },
      { status: 'processing', payment_status: 'success' },
    )
    expect(paymentPhase(paid)).toEqual({ kind: 'paid', amount: 350_000 })
    for (const status of ['shipping', 'completed', 'pre_cancel'] as const) {
      expect(paymentPhase({ ...paid, status }).kind).toBe('none')
    }
  })

  test('nothing to pay while points are being burnt', () => {
    expect(paymentPhase(paying({}, { status: 'burning' })).kind).toBe('none')
  })

  test('whether time or a person ended an order that was never paid', () => {
    const ended = (note?: string) =>
      paymentPhase(
        paying(
          {},
          {
            status: 'cancelled',
            payment: undefined,
            timeline: [{ status: 'cancelled', at, note }],
          },
        ),
      )
    expect(ended(orderTexts.notPaidInTime)).toEqual({ kind: 'ended', expired: true })
    expect(ended()).toEqual({ kind: 'ended', expired: false })
    expect(ended('Tôi đặt nhầm')).toEqual({ kind: 'ended', expired: false })
  })

  test('the refunds alone of an order that was paid and cancelled', () => {
    const cancelled = paying(
      { state: 'paid', received: vnd(350_000) },
      { status: 'cancelled', payment_status: 'refund', refunds: [refund] },
    )
    expect(paymentPhase(cancelled).kind).toBe('none')
    expect(paymentPhase({ ...cancelled, payment_status: 'open' }).kind).toBe('none')
  })
})

describe('how an order is followed', () => {
  test('closely while its buyer waits', () => {
    expect(watchOf(paying({ qr }))).toBe('closely')
    expect(watchOf({ ...cash, status: 'burning' })).toBe('closely')
  })

  test('lightly while something may still happen', () => {
    expect(watchOf({ ...cash, status: 'shipping' })).toBe('lightly')
    expect(watchOf({ ...cash, status: 'cancelled', refunds: [refund] })).toBe('lightly')
    const unpaid = paying({}, { status: 'cancelled', payment: undefined })
    expect(watchOf(unpaid), 'late money may come').toBe('lightly')
  })

  test('not at all once everything is done', () => {
    expect(watchOf({ ...cash, status: 'completed' })).toBe('not')
    const refunded: RefundView = { ...refund, state: 'done', done_at: at }
    const over = paying({ state: 'paid' }, { status: 'cancelled', refunds: [refunded] })
    expect(watchOf({ ...cash, status: 'cancelled' })).toBe('not')
    expect(watchOf(over)).toBe('not')
  })
})
