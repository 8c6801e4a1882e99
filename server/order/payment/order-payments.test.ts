import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minutes } from '#domain/kernel/durations.ts'
import * as api from '#domain/order/api.ts'
import type { PaymentType } from '#domain/payment/api.ts'
import { getGatewayForm } from '#domain/payment/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { offerGifts, openGiftProgramme, someGift } from '#test/support/gifts.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  listenToEvents,
  live,
  orderBody,
  placeFor,
} from '#test/support/order-lives.ts'
import {
  bankStatesOf,
  ledgerOf,
  messagesTo,
  payByCard,
  placeToPay,
  refundsOf,
  seeOrder,
  totalOf,
  transfer,
} from '#test/support/paid-orders.ts'
import { cancelledAtVnpay, movement, tellBank } from '#test/support/payments.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { saveSetting } from '../../settings/index.ts'
import { saveCampaign } from '../../voucher/index.ts'

let shop: TestShop
let jex: ShelfProduct
let phone: string
let count = 0

beforeAll(async () => {
  shop = await openMemberShop()
  jex = (await addStock(shop.ctx.db, [{ code: 'PAYJEX', onHand: 1000 }]))[0]!
  const all = ['cash', 'domesticCard', 'internationalCard', 'qrCode', 'transfer'] as const
  await saveSetting(shop.ctx, 'paymentMethods', [...all])
})
afterAll(() => shop.close())
beforeEach(() => {
  count += 1
  phone = `0912${String(count).padStart(6, '0')}`
})

const price = 295_000
const body = () => guestOrder([{ product: jex }], phone)
const paid = { charged: price, received: price, owed: 0, refunded: 0 }

describe('an order by transfer', () => {
  test('shows its code to scan, and is paid when the bank tells of the money', async () => {
    const order = await placeToPay(shop, body())
    expect(order.payment).toMatchObject({
      state: 'waiting',
      received: 0,
      expires_at: '2026-11-21T09:30:00.000+07:00',
      qr: { amount: price, note: `AL${order.code}` },
    })
    await transfer(shop, order)
    const seen = await seeOrder(shop, order)
    expect(seen).toMatchObject({ status: 'processing', payment_status: 'success' })
    expect(seen.payment).toEqual({ state: 'paid', received: price })
    expect(await ledgerOf(shop, order.code)).toEqual(paid)
    expect(await bankStatesOf(shop, order.code)).toEqual(['matched'])
    expect((await messagesTo(shop, phone))[0]).toContain('Đã nhận 295.000 VNĐ')
    expect(await findFaults(shop)).toEqual([])
  })

  test('waits for the rest of a part, shows what is missing, and is complete with it', async () => {
    const order = await placeToPay(shop, body())
    await transfer(shop, order, 100_000)
    const seen = await seeOrder(shop, order)
    expect(seen).toMatchObject({ status: 'open', payment_status: 'open' })
    expect(seen.payment).toMatchObject({ received: 100_000, qr: { amount: 195_000 } })
    expect((await messagesTo(shop, phone))[0]).toContain('còn thiếu 195.000 VNĐ')
    expect(await bankStatesOf(shop, order.code)).toEqual(['partial'])
    await transfer(shop, order, 195_000)
    expect(await seeOrder(shop, order)).toMatchObject({ status: 'processing' })
    expect(await bankStatesOf(shop, order.code)).toEqual(['resolved: completed', 'matched'])
    expect(await ledgerOf(shop, order.code)).toEqual(paid)
  })

  test('gives back what is too much, and what comes a second time', async () => {
    const order = await placeToPay(shop, body())
    await transfer(shop, order, price + 5_000)
    await transfer(shop, order)
    expect(await bankStatesOf(shop, order.code)).toEqual(['excess', 'double'])
    expect(await refundsOf(shop, order.code)).toMatchObject([
      { amount: 5_000, reason: 'excess', state: 'byHand' },
      { amount: price, reason: 'double', state: 'byHand' },
    ])
    const seen = await seeOrder(shop, order)
    expect(seen).toMatchObject({ status: 'processing', payment_status: 'success' })
    expect(seen.refunds.map(({ reason }) => reason)).toEqual(['excess', 'double'])
    expect(await findFaults(shop)).toEqual([])
  })

  test('that is cancelled gives late money back and is never revived', async () => {
    const order = await placeToPay(shop, body())
    const { code, view_token: token } = order
    await shop.call(api.cancelOrder, { code, token, reason: 'Đổi ý' })
    await transfer(shop, order)
    expect(await seeOrder(shop, order)).toMatchObject({
      status: 'cancelled',
      payment_status: 'refund',
      refunds: [{ amount: price, reason: 'late' }],
    })
    expect(await bankStatesOf(shop, code)).toEqual(['late'])
    expect(await ledgerOf(shop, code)).toEqual({ ...paid, charged: 0, owed: price })
    expect((await messagesTo(shop, phone))[0]).toContain('hoàn lại')
    expect(await findFaults(shop)).toEqual([])
  })

  test('of nobody is left to staff', async () => {
    const unknown = { code: 'DH261121ZZZZZZ', amount: 10_000 }
    await tellBank(shop, movement(unknown))
    await listenToEvents(shop)
    expect(await bankStatesOf(shop, unknown.code)).toEqual(['unmatched'])
  })

  test('pays a cash order too: nothing is collected at the door', async () => {
    const order = await shop.call(api.placeOrder, body())
    await listenToEvents(shop)
    await transfer(shop, order, 100_000)
    await live(shop, order.code, 'handedToCarrier')
    expect((await messagesTo(shop, phone))[0]).toContain('thanh toán 195.000')
    await transfer(shop, order, 195_000)
    expect(await seeOrder(shop, order)).toMatchObject({ payment_status: 'success' })
    await live(shop, order.code, 'delivered')
    expect(await ledgerOf(shop, order.code)).toEqual(paid)
    expect(await findFaults(shop)).toEqual([])
  })
})

describe('an order by card', () => {
  test('leads to the gateway at once; the answer kept for its key knows of no form', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const input = { ...body(), payment_type: 'domestic_card' as const }
    const first = await shop.call(api.placeOrder, input, { headers })
    expect(first.payment?.redirect).toMatchObject({ action: expect.stringContaining('http') })
    const again = await shop.call(api.placeOrder, input, { headers })
    expect(again.code).toBe(first.code)
    expect(again.payment?.redirect).toBeDefined()
    const kept = await shop.ctx.db
      .selectFrom('idempotency_key')
      .select('response')
      .where('key', '=', headers['idempotency-key'])
      .executeTakeFirstOrThrow()
    expect(kept.response).not.toHaveProperty('payment')
    await payByCard(shop, first.payment!.redirect!)
    expect(await seeOrder(shop, first)).toMatchObject({
      status: 'processing',
      payment_status: 'success',
      payment: { state: 'paid', received: price },
    })
    // The second try was begun too, and is paid as well.
    await payByCard(shop, again.payment!.redirect!)
    expect(await refundsOf(shop, first.code)).toMatchObject([
      { reason: 'double', method: 'domesticCard' },
    ])
    expect(await findFaults(shop)).toEqual([])
  })

  test('is tried again after a failure, also in another way, and is one order', async () => {
    const order = await placeToPay(shop, body(), 'domestic_card')
    const { code, view_token: token } = order
    await payByCard(shop, order.payment!.redirect!, cancelledAtVnpay)
    const failed = await seeOrder(shop, order)
    expect(failed.payment).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('huỷ'),
    })
    shop.ctx.clock.advance(minutes(20))
    const again = await shop.call(api.payOrder, { code, token, payment_type: 'domestic_card' })
    expect(again.payment).toMatchObject({ expires_at: '2026-11-21T09:50:00.000+07:00' })
    const byCode = await shop.call(api.payOrder, { code, token, payment_type: 'qrCode' })
    expect(byCode).toMatchObject({ payment_type: 'qrCode', payment: { qr: { amount: price } } })
    await transfer(shop, order)
    expect(await seeOrder(shop, order)).toMatchObject({ status: 'processing' })
    const refused = shop.call(api.payOrder, { code, token, payment_type: 'qrCode' })
    expect(await refusalOf(refused)).toBe('orderStatusConflict')
    shop.ctx.clock.advance(-minutes(20))
  })

  test('cannot be paid again by strangers, or with a wrong token', async () => {
    const order = await placeToPay(shop, body())
    const { code } = order
    const pay = (input: { token?: string; payment_type: PaymentType }) =>
      refusalOf(shop.call(api.payOrder, { code, ...input }))
    expect(await pay({ payment_type: 'qrCode' })).toBe('notFound')
    expect(await pay({ token: 'wrong', payment_type: 'qrCode' })).toBe('notFound')
  })

  test('with gifts burns its points first, so that the buyer can pay at once', async () => {
    const lan = await buyerWith(shop, 500)
    const programmeId = await openGiftProgramme(shop)
    const { ids } = await offerGifts(shop, programmeId, [someGift()])
    const wanted = orderBody([{ product: jex }], { gifts: [{ id: ids[0]! }] })
    const order = await placeFor(shop, lan, { ...wanted, payment_type: 'domestic_card' })
    expect(order.payment?.redirect).toBeDefined()
    await payByCard(shop, order.payment!.redirect!)
    const seen = await shop.call(api.getOrder, { code: order.code }, { headers: lan.headers })
    expect(seen.timeline.map(({ status }) => status)).toEqual(['burning', 'open', 'processing'])
    expect(await findFaults(shop)).toEqual([])
  })
})

/** What a try to pay writes. */
async function readPaying(code: string) {
  const order = shop.ctx.db.selectFrom('shop_order').selectAll().where('code', '=', code)
  const attempts = shop.ctx.db.selectFrom('payment').selectAll().where('order_code', '=', code)
  const references = (await attempts.orderBy('attempt_no').execute()).map((each) => each.reference)
  return { order: await order.executeTakeFirstOrThrow(), references }
}

describe('GET /payment/redirect', () => {
  const ask = async (
    order: api.PlacedOrder,
    change: {
      card?: 'domestic' | 'visa' | 'qrCode'
      amount?: number
      return_url?: string
      token?: string
    } = {},
  ) =>
    shop.call(getGatewayForm, {
      card: 'visa',
      reference_number: `${order.code}1763690400`,
      amount: totalOf(order),
      return_url: 'http://shop.test/gio-hang/',
      token: order.view_token,
      ...change,
    })

  test('gives the form of the gateway for what the database says', async () => {
    const order = await placeToPay(shop, body(), 'international_card')
    const form = await ask(order)
    expect(form.method).toBe('POST')
    expect(form.fields).toMatchObject({ amount: String(price), currency: 'VND' })
  })

  test('changes nothing, and follows the way of paying that was chosen', async () => {
    const order = await placeToPay(shop, body(), 'international_card')
    const before = await readPaying(order.code)
    expect((await ask(order)).fields.reference_number).toBe(before.references[0])
    expect(await refusalOf(ask(order, { card: 'domestic' }))).toBe('paymentMethodUnavailable')
    expect(await readPaying(order.code)).toEqual(before)
    const { code, view_token: token } = order
    await shop.call(api.payOrder, { code, token, payment_type: 'domestic_card' })
    const form = await ask(order, { card: 'domestic' })
    expect(form.fields.vnp_Amount).toBe(String(price * 100))
    expect(form.fields.vnp_TxnRef).toBe((await readPaying(order.code)).references[1])
    expect(await refusalOf(ask(order))).toBe('paymentMethodUnavailable')
  })

  test.each([
    ['another amount', { amount: 1_000 }, 'conflict'],
    ['somebody else’s address', { return_url: 'https://evil.example/' }, 'invalidInput'],
    ['a protocol of its own', { return_url: 'javascript:alert(1)' }, 'invalidInput'],
    ['a stranger', { token: 'wrong' }, 'notFound'],
    ['a code to scan, which has no form', { card: 'qrCode' as const }, 'paymentMethodUnavailable'],
  ])('is refused for %s', async (_, change, refusal) => {
    const order = await placeToPay(shop, body())
    expect(await refusalOf(ask(order, change))).toBe(refusal)
  })

  test('is refused for an order that waits for no money', async () => {
    const order = await shop.call(api.placeOrder, body())
    expect(await refusalOf(ask(order))).toBe('orderStatusConflict')
  })
})

test('an order that costs nothing waits for nobody, whatever way of paying was chosen', async () => {
  const voucher = { code: 'MIENPHI', kind: 'amount' as const, value: price, name: 'Miễn phí' }
  const window = { startsOn: '2026-01-01', endsOn: '2026-12-31' }
  await saveCampaign(shop.ctx.db, { ...voucher, ...window, createdAt: shop.ctx.clock.now() })
  const free = orderBody([{ product: jex }], { vouchers: ['MIENPHI'], saved: price, phone })
  const order = await placeToPay(shop, free, 'transfer')
  expect(order).toMatchObject({ status: 'processing', payment_status: 'open' })
  expect(order.payment).toBeUndefined()
  await live(shop, order.code, 'handedToCarrier', 'delivered')
  expect(await findFaults(shop)).toEqual([])
})

test('checkout offers what is switched on and set up', async () => {
  const offered = ['recieve', 'domestic_card', 'international_card', 'qrCode', 'transfer']
  expect(await shop.call(api.listPaymentMethods, {})).toEqual(offered)
})
