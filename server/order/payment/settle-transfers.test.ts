import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as backoffice from '#domain/order/backoffice/api.ts'
import { cancelOrder, type PlacedOrder } from '#domain/order/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { findFaults, listenToEvents } from '#test/support/order-lives.ts'
import {
  bankStatesOf,
  ledgerOf,
  placeToPay,
  refundsOf,
  seeOrder,
  transfer,
} from '#test/support/paid-orders.ts'
import { movement, tellBank } from '#test/support/payments.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { saveSetting } from '../../settings/index.ts'

let shop: TestShop
let jex: ShelfProduct
let accountant: Record<string, string>
let order: PlacedOrder
const price = 295_000
const reason = 'Khách gửi ảnh uỷ nhiệm chi'

beforeAll(async () => {
  shop = await openMemberShop()
  jex = (await addStock(shop.ctx.db, [{ code: 'BANKJEX', onHand: 1000 }]))[0]!
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'qrCode', 'transfer'])
  accountant = await staffHeaders(shop, 'accountant')
})
afterAll(() => shop.close())
beforeEach(async () => {
  order = await placeToPay(shop, guestOrder([{ product: jex }]))
})

/** A transfer without any code; its id. */
async function strayTransfer(amount: number): Promise<number> {
  const content = `tra tien hang ${crypto.randomUUID()}`
  await tellBank(shop, movement({ code: order.code, amount }, { content }))
  await listenToEvents(shop)
  return lastTransfer()
}

async function lastTransfer(): Promise<number> {
  const { id } = await shop.ctx.db
    .selectFrom('bank_transaction')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

const stateOf = (id: number) =>
  shop.ctx.db
    .selectFrom('bank_transaction')
    .select(['state', 'resolution', 'resolved_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const auditOf = (id: number) =>
  shop.ctx.db
    .selectFrom('audit_entry')
    .select(['action', 'reason'])
    .where('subject_kind', '=', 'bankTransaction')
    .where('subject_id', '=', String(id))
    .execute()
const allocate = (id: number, code = order.code, headers = accountant) =>
  shop.call(backoffice.allocateTransfer, { id, order_code: code, reason }, { headers })

describe('a transfer that named no order', () => {
  test('is counted for one: the order is paid, the audit knows who did it and why', async () => {
    const id = await strayTransfer(price)
    await allocate(id)
    expect(await seeOrder(shop, order)).toMatchObject({ status: 'processing' })
    expect(await stateOf(id)).toEqual({
      state: 'resolved',
      resolution: 'allocated',
      resolved_reason: reason,
    })
    expect(await auditOf(id)).toEqual([{ action: 'Gán giao dịch cho đơn hàng', reason }])
    expect(await refusalOf(allocate(id))).toBe('conflict')
    expect(await findFaults(shop)).toEqual([])
  })

  test('is a part of what the order costs, and stays to be looked at', async () => {
    const id = await strayTransfer(100_000)
    await allocate(id)
    expect(await stateOf(id)).toMatchObject({ state: 'partial' })
    expect(await ledgerOf(shop, order.code)).toMatchObject({ received: 100_000 })
  })

  test('goes back by the rules when the order needs it no more', async () => {
    await transfer(shop, order)
    const id = await strayTransfer(price)
    await allocate(id)
    expect(await refundsOf(shop, order.code)).toMatchObject([{ amount: price, reason: 'double' }])
    expect(await stateOf(id)).toMatchObject({ state: 'resolved', resolution: 'allocated' })
  })

  test('is counted once, however many colleagues do it at once', async () => {
    const id = await strayTransfer(price)
    const other = await placeToPay(shop, guestOrder([{ product: jex }]))
    const codes = [order.code, other.code, order.code, other.code]
    const outcomes = await Promise.all(codes.map((code) => refusalOf(allocate(id, code))))
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    const received = [await ledgerOf(shop, order.code), await ledgerOf(shop, other.code)]
    expect(received.map((ledger) => ledger.received).toSorted((a, b) => a - b)).toEqual([0, price])
    expect(await findFaults(shop)).toEqual([])
  })

  test('goes back without any order, once', async () => {
    const id = await strayTransfer(50_000)
    const refund = () =>
      shop.call(backoffice.refundTransfer, { id, reason }, { headers: accountant })
    await refund()
    expect(await refusalOf(refund())).toBe('conflict')
    expect(await stateOf(id)).toMatchObject({ state: 'resolved', resolution: 'refunded' })
    const refunds = await shop.ctx.db
      .selectFrom('refund')
      .select(['amount', 'reason', 'state', 'order_id'])
      .where('bank_transaction_id', '=', id)
      .execute()
    expect(refunds).toEqual([
      { amount: 50_000, reason: 'unmatched', state: 'byHand', order_id: null },
    ])
    expect(await findFaults(shop)).toEqual([])
  })

  test('is closed when it has nothing to do with orders; one that counts cannot be', async () => {
    const id = await strayTransfer(50_000)
    await shop.call(backoffice.ignoreTransfer, { id, reason }, { headers: accountant })
    expect(await stateOf(id)).toMatchObject({ state: 'resolved', resolution: 'ignored' })
    await transfer(shop, order)
    const matched = await lastTransfer()
    const ignored = shop.call(
      backoffice.ignoreTransfer,
      { id: matched, reason },
      { headers: accountant },
    )
    expect(await refusalOf(ignored)).toBe('conflict')
  })
})

describe('a transfer of less than the order costs', () => {
  test('is accepted: the rest is let off, the order goes on as paid', async () => {
    await transfer(shop, order, price - 5_000)
    const id = await lastTransfer()
    await shop.call(backoffice.acceptShortTransfer, { id, reason }, { headers: accountant })
    expect(await seeOrder(shop, order)).toMatchObject({
      status: 'processing',
      payment_status: 'success',
      payment: { state: 'paid', received: price - 5_000 },
    })
    const kept = price - 5_000
    expect(await ledgerOf(shop, order.code)).toMatchObject({ charged: kept, received: kept })
    expect(await bankStatesOf(shop, order.code)).toEqual(['resolved: acceptedShort'])
    expect(await findFaults(shop)).toEqual([])
  })

  test('goes back, and the order waits for all of its money', async () => {
    await transfer(shop, order, 100_000)
    const id = await lastTransfer()
    await shop.call(backoffice.refundTransfer, { id, reason }, { headers: accountant })
    expect(await refundsOf(shop, order.code)).toMatchObject([
      { amount: 100_000, reason: 'partial' },
    ])
    const seen = await seeOrder(shop, order)
    expect(seen).toMatchObject({ status: 'open', payment: { qr: { amount: price } } })
    await transfer(shop, order)
    expect(await seeOrder(shop, order)).toMatchObject({ status: 'processing' })
    expect(await findFaults(shop)).toEqual([])
  })

  test('is not accepted once the order has ended', async () => {
    await transfer(shop, order, 100_000)
    const id = await lastTransfer()
    const { code, view_token: token } = order
    const cancelling = { code, token, reason: 'Đổi ý' }
    await shop.call(cancelOrder, cancelling)
    const accepted = shop.call(
      backoffice.acceptShortTransfer,
      { id, reason },
      { headers: accountant },
    )
    expect(await refusalOf(accepted)).toBe('conflict')
  })
})

test('whoever may not settle transfers cannot', async () => {
  const id = await strayTransfer(price)
  const care = await staffHeaders(shop, 'care')
  expect(await refusalOf(allocate(id, order.code, care))).toBe('forbidden')
  expect(await refusalOf(allocate(id, order.code, {}))).toBe('unauthenticated')
  await expect(allocate(id, 'DH261121ZZZZZZ')).rejects.toMatchObject({
    code: 'notFound',
    fields: { order_code: expect.stringContaining('DH261121ZZZZZZ') as unknown },
  })
  expect(await refusalOf(allocate(999_999))).toBe('notFound')
})
