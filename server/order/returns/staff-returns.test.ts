import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/order/api.ts'
import * as backoffice from '#domain/order/backoffice/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { readPoints } from '#test/support/gifts.ts'
import { openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  listenToEvents,
  live,
  orderBody,
  placeFor,
  type Buyer,
} from '#test/support/order-lives.ts'
import { ledgerOf, messagesTo, payByCard, refundsOf } from '#test/support/paid-orders.ts'
import { readStock, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { saveSetting } from '../../settings/index.ts'
import { saveCampaign } from '../../voucher/index.ts'

let shop: TestShop
let jex: ShelfProduct
let tra: ShelfProduct
let care: Record<string, string>
let lan: Buyer
let voucherId: number
let count = 0
const reason = 'Hộp bị móp khi nhận'

beforeAll(async () => {
  shop = await openMemberShop()
  await openProgramme(shop)
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'domesticCard', 'qrCode'])
  care = await staffHeaders(shop, 'care')
})
afterAll(() => shop.close())
beforeEach(async () => {
  count += 1
  const shelf = await addStock(shop.ctx.db, [
    { code: `RJEX${count}`, price: 300_000, onHand: 10 },
    { code: `RTRA${count}`, price: 80_000, onHand: 10 },
  ])
  jex = shelf[0]!
  tra = shelf[1]!
  lan = await buyerWith(shop, 0)
  voucherId = await saveCampaign(shop.ctx.db, {
    name: 'Giảm 50.000 cho TRA',
    code: `TRA50${count}`,
    kind: 'amount',
    value: 50_000,
    productCodes: [`RTRA${count}`],
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    createdAt: shop.ctx.clock.now(),
  })
})

/** Two JEX of 300.000, one TRA of 80.000 with a voucher of 50.000 for it: 630.000, in hand. */
async function complete(): Promise<api.PlacedOrder> {
  const items = [{ product: jex, quantity: 2 }, { product: tra }]
  const body = orderBody(items, { vouchers: [`TRA50${count}`], saved: 50_000 })
  const order = await placeFor(shop, lan, { ...body, payment_type: 'domestic_card' })
  await payByCard(shop, order.payment!.redirect!)
  await live(shop, order.code, 'handedToCarrier', 'deliveredWithPoints')
  return order
}

type Pieces = { line_no: number; quantity: number }[]
const preview = (code: string, pieces: Pieces) =>
  shop.call(backoffice.previewReturn, { code, pieces }, { headers: care })
async function giveBack(code: string, pieces: Pieces, restock = true, headers = care) {
  const back = await shop.call(
    backoffice.returnPieces,
    { code, pieces, reason, restock },
    { headers },
  )
  await listenToEvents(shop)
  return back
}
const usedVouchers = async () =>
  (
    await shop.ctx.db
      .selectFrom('voucher_campaign')
      .select('used')
      .where('id', '=', voucherId)
      .executeTakeFirstOrThrow()
  ).used

describe('pieces that come back', () => {
  test('bring their money, points and goods back; what the preview says is what happens', async () => {
    const { code } = await complete()
    const pieces = [{ line_no: 1, quantity: 1 }]
    const told = await preview(code, pieces)
    expect(told).toEqual({ amount: 300_000, points: 30, vouchers: [], codes: [] })
    const seen = await giveBack(code, pieces)
    expect(seen.returns).toMatchObject([{ amount: 300_000, points: 30, reason, pieces }])
    expect(seen.order.products[0]).toMatchObject({ quantity: 2, returned: 1 })
    expect(await ledgerOf(shop, code)).toEqual({
      charged: 330_000,
      received: 630_000,
      owed: 300_000,
      refunded: 0,
    })
    expect(await refundsOf(shop, code)).toMatchObject([
      { amount: 300_000, reason: 'returned', method: 'domesticCard', state: 'sending' },
    ])
    expect(await readStock(shop.ctx.db, jex.id)).toEqual({ on_hand: 9, reserved: 0 })
    expect(await readPoints(shop, lan.accountId)).toMatchObject({ available: 60 })
    expect((await messagesTo(shop, lan.phone))[0]).toContain('hoàn lại 300.000 VNĐ')
    expect(await findFaults(shop)).toEqual([])
  })

  test('bring the voucher back with the last piece that it was for, and never more than was paid', async () => {
    const { code } = await complete()
    expect(await preview(code, [{ line_no: 2, quantity: 1 }])).toEqual({
      amount: 30_000,
      points: 30,
      vouchers: [`TRA50${count}`],
      codes: [],
    })
    await giveBack(code, [{ line_no: 2, quantity: 1 }])
    expect(await usedVouchers()).toBe(0)
    expect(await findFaults(shop)).toEqual([])
    await giveBack(code, [{ line_no: 1, quantity: 2 }])
    expect(await ledgerOf(shop, code)).toMatchObject({ charged: 0, owed: 630_000 })
    const seen = await shop.call(api.getOrder, { code }, { headers: lan.headers })
    expect(seen).toMatchObject({ status: 'completed', payment_status: 'refund' })
    expect(await refusalOf(giveBack(code, [{ line_no: 1, quantity: 1 }]))).toBe('conflict')
    expect(await findFaults(shop)).toEqual([])
  })

  test('that cannot be sold again stay out of stock', async () => {
    const { code } = await complete()
    await giveBack(code, [{ line_no: 1, quantity: 1 }], false)
    expect(await readStock(shop.ctx.db, jex.id)).toEqual({ on_hand: 8, reserved: 0 })
    expect(await findFaults(shop)).toEqual([])
  })

  test('come back once for the key of their request, however often it is sent', async () => {
    const { code } = await complete()
    const headers = { ...care, 'idempotency-key': crypto.randomUUID() }
    const pieces = [{ line_no: 1, quantity: 1 }]
    const sent = Array.from({ length: 4 }, () => giveBack(code, pieces, true, headers))
    await Promise.all(sent)
    expect(await ledgerOf(shop, code)).toMatchObject({ owed: 300_000 })
    expect((await giveBack(code, [{ line_no: 2, quantity: 1 }])).returns).toHaveLength(2)
  })

  test('of an order that was paid in cash go back in cash, by hand', async () => {
    const order = await placeFor(shop, lan, orderBody([{ product: jex }]))
    await live(shop, order.code, 'handedToCarrier', 'deliveredWithPoints')
    await giveBack(order.code, [{ line_no: 1, quantity: 1 }])
    expect(await refundsOf(shop, order.code)).toMatchObject([
      { amount: 300_000, method: 'cash', state: 'byHand' },
    ])
    const seen = await shop.call(api.getOrder, { code: order.code }, { headers: lan.headers })
    expect(seen.refunds).toMatchObject([{ amount: 300_000, reason: 'returned' }])
    expect(await findFaults(shop)).toEqual([])
  })

  test('are only those of a completed order, taken by whoever may', async () => {
    const order = await placeFor(shop, lan, orderBody([{ product: jex }]))
    const pieces = [{ line_no: 1, quantity: 1 }]
    expect(await refusalOf(giveBack(order.code, pieces))).toBe('orderStatusConflict')
    expect(await refusalOf(preview(order.code, pieces))).toBe('orderStatusConflict')
    const accountant = await staffHeaders(shop, 'accountant')
    expect(await refusalOf(giveBack(order.code, pieces, true, accountant))).toBe('forbidden')
    expect(await refusalOf(giveBack('DH261121ZZZZZZ', pieces))).toBe('notFound')
  })
})

describe('staff move an order', () => {
  const move = (
    code: string,
    event: 'handedToCarrier' | 'staffCancelled' | 'deliveryFailed',
    change: Partial<{ status: api.Order['status']; reason: string; tracking_code: string }> = {},
    headers = care,
  ) =>
    shop.call(
      backoffice.moveBackofficeOrder,
      { code, event, status: 'processing', ...change },
      { headers },
    )

  test('with the permission of each move, a reason where the buyer reads one, and an audit', async () => {
    const { code } = await placeFor(shop, lan, orderBody([{ product: jex }]))
    const warehouse = await staffHeaders(shop, 'warehouse')
    expect(await refusalOf(move(code, 'handedToCarrier'))).toBe('forbidden')
    expect(await refusalOf(move(code, 'staffCancelled'))).toBe('invalidInput')
    expect(await refusalOf(move(code, 'handedToCarrier', { status: 'open' }, warehouse))).toBe(
      'orderStatusConflict',
    )
    const { order } = await move(code, 'handedToCarrier', {}, warehouse)
    expect(order).toMatchObject({
      status: 'shipping',
      shipping: { unit: 'ECO', tracking_code: `ECO${code.slice(2)}` },
    })
    const audit = await shop.ctx.db
      .selectFrom('audit_entry')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', code)
      .execute()
    expect(audit).toEqual([
      {
        action: 'Giao cho đơn vị vận chuyển',
        before: { status: 'processing' },
        after: {
          status: 'shipping',
          tracking_code: `ECO${code.slice(2)}`,
          shipping_unit: 'ECO',
        },
      },
    ])
    await listenToEvents(shop)
    expect((await messagesTo(shop, lan.phone))[0]).toContain('đang được chuyển đến')
    const failed = { status: 'shipping' as const, reason: 'Người nhận đi vắng.' }
    await move(code, 'deliveryFailed', failed, warehouse)
    await listenToEvents(shop)
    expect((await messagesTo(shop, lan.phone))[0]).toContain('Lý do: Người nhận đi vắng. Chúng tôi')
    expect(await findFaults(shop)).toEqual([])
  })

  test('under a number of theirs, which no other parcel has', async () => {
    const warehouse = await staffHeaders(shop, 'warehouse')
    const [first, second] = [
      await placeFor(shop, lan, orderBody([{ product: jex }])),
      await placeFor(shop, lan, orderBody([{ product: jex }])),
    ]
    const own = { tracking_code: `VT${count}001` }
    const { order } = await move(first.code, 'handedToCarrier', own, warehouse)
    expect(order.shipping.tracking_code).toBe(own.tracking_code)
    const taken = move(second.code, 'handedToCarrier', own, warehouse)
    expect(await refusalOf(taken)).toBe('invalidInput')
  })

  test('and the money of one that they cancel goes back', async () => {
    const order = await placeFor(shop, lan, {
      ...orderBody([{ product: jex }]),
      payment_type: 'domestic_card',
    })
    await payByCard(shop, order.payment!.redirect!)
    await move(order.code, 'staffCancelled', { reason: 'Hết hàng' })
    await listenToEvents(shop)
    expect(await refundsOf(shop, order.code)).toMatchObject([
      { amount: 300_000, reason: 'cancelled', state: 'sending' },
    ])
    expect((await messagesTo(shop, lan.phone))[0]).toContain('hoàn lại 300.000 VNĐ')
    expect(await findFaults(shop)).toEqual([])
  })
})
