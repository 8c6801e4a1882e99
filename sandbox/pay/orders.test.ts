import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/order/api.ts'
import type { PaymentType } from '#domain/payment/api.ts'
import { hours, minutes } from '#domain/kernel/durations.ts'
import type { TestShop } from '#test/support/app.ts'
import { findFaults, listenToEvents } from '#test/support/order-lives.ts'
import {
  atGateway,
  comeBack,
  hurryNotices,
  openPaidShop,
  payByCard,
  transfer,
} from '#test/support/sandbox.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { orderJobs } from '#server/order/jobs.ts'
import { paymentJobs } from '#server/payment/jobs.ts'

let shop: TestShop
let product: ShelfProduct
beforeAll(async () => {
  shop = await openPaidShop()
  ;[product] = (await addStock(shop.ctx.db, [{ code: 'GEL9', onHand: 1000 }])) as [ShelfProduct]
})
afterAll(async () => {
  expect(await findFaults(shop)).toEqual([])
  await shop.close()
})

const price = 295_000
let buyers = 0

function place(payment_type: PaymentType): Promise<api.PlacedOrder> {
  buyers += 1
  const phone = `0902${String(buyers).padStart(6, '0')}`
  return shop.call(api.placeOrder, { ...guestOrder([{ product }], phone), payment_type })
}

async function look({ code, view_token: token }: api.PlacedOrder): Promise<api.Order> {
  await listenToEvents(shop)
  return shop.call(api.getOrder, { code, token })
}

/** What the scheduled jobs do, with what follows from it. */
async function runJobs(): Promise<void> {
  for (const { run } of [...paymentJobs, ...orderJobs]) await run(shop.ctx)
  await listenToEvents(shop)
}

const paid = { status: 'processing', payment_status: 'success' }
const unpaid = { status: 'open', payment_status: 'open' }
const cancelled = { status: 'cancelled', payment_status: 'refund' }

describe('an order paid by card', () => {
  test.each(['domestic_card', 'international_card'] as const)(
    'as %s: to the gateway, paid there, and being handled',
    async (type) => {
      const order = await place(type)
      const { payment, back } = await payByCard(shop, order.payment!.redirect!)
      expect(payment.amount).toBe(order.costs.order_total.amount)
      expect(await look(order)).toMatchObject({ ...paid, payment: { state: 'paid' } })
      const page = await comeBack(shop, back!)
      expect(page.headers.location).toBe(`/gio-hang/thanh-toan/${order.code}/`)
    },
  )

  test('is refused at the gateway, tried again in another way, and paid once', async () => {
    const order = await place('domestic_card')
    await payByCard(shop, order.payment!.redirect!, { outcome: 'declined', code: '75' })
    const refused = await look(order)
    expect(refused).toMatchObject({ ...unpaid, payment: { state: 'failed' } })
    expect(refused.payment!.failure).toBeTruthy()
    const { code, view_token: token } = order
    const again = await shop.call(api.payOrder, { code, token, payment_type: 'international_card' })
    await payByCard(shop, again.payment!.redirect!, 'cancelled')
    expect(await look(order)).toMatchObject({ ...unpaid, payment: { state: 'failed' } })
    const last = await shop.call(api.payOrder, { code, token, payment_type: 'international_card' })
    await payByCard(shop, last.payment!.redirect!)
    expect(await look(order)).toMatchObject({
      ...paid,
      payment: { state: 'paid', received: price },
    })
  })

  test('that the gateway keeps silent about is asked for and found', async () => {
    const order = await place('domestic_card')
    const { back } = await payByCard(shop, order.payment!.redirect!, 'silent')
    await comeBack(shop, back!)
    expect(await look(order)).toMatchObject({ ...unpaid, payment: { state: 'confirming' } })
    shop.ctx.clock.advance(minutes(3))
    await runJobs()
    expect(await look(order)).toMatchObject(paid)
  })

  test('told hours later, when the order is cancelled: the money goes back at the gateway', async () => {
    const order = await place('domestic_card')
    await payByCard(shop, order.payment!.redirect!, { outcome: 'late', query: 'unknown' })
    shop.ctx.clock.advance(hours(3))
    await runJobs()
    expect((await look(order)).status).toBe('cancelled')
    await hurryNotices(shop)
    expect(await look(order)).toMatchObject({
      ...cancelled,
      refunds: [{ amount: price, reason: 'late', state: 'done' }],
    })
    const { payment } = await atGateway(shop, 'vnpay', order.code, {})
    expect(payment.refunded).toBe(price)
  })

  test('that its buyer cancels with the shop agreeing is given back once, though VNPay was away', async () => {
    const order = await place('domestic_card')
    await payByCard(shop, order.payment!.redirect!, { outcome: 'paid', refund: 'down' })
    await look(order)
    const { code, view_token: token } = order
    await shop.call(api.cancelOrder, { code, token, reason: 'Đổi ý' })
    await shop.app.fastify.inject({
      method: 'POST',
      url: `/dev/orders/${code}/move`,
      payload: { event: 'cancelAccepted' },
      headers: { host: 'shop.test', origin: 'http://shop.test' },
    })
    const away = await look(order)
    expect(away).toMatchObject({ ...cancelled, refunds: [{ state: 'sending' }] })
    await atGateway(shop, 'vnpay', code, { refund: 'ok' })
    shop.ctx.clock.advance(minutes(2))
    await runJobs()
    const given = { amount: price, reason: 'cancelled', state: 'done' }
    expect(await look(order)).toMatchObject({ refunds: [given] })
    expect((await atGateway(shop, 'vnpay', code, {})).payment.refunded).toBe(price)
  })

  test('that VNPay refuses to give back is a task for a person', async () => {
    const order = await place('domestic_card')
    const first = order.payment!.redirect!
    const { code, view_token: token } = order
    const second = await shop.call(api.payOrder, { code, token, payment_type: 'domestic_card' })
    await payByCard(shop, first)
    await payByCard(shop, second.payment!.redirect!, { outcome: 'paid', refund: 'refused' })
    expect(await look(order)).toMatchObject({
      ...paid,
      refunds: [{ amount: price, reason: 'double', state: 'byHand' }],
    })
  })
})

describe('an order paid by transfer', () => {
  test.each(['qrCode', 'transfer'] as const)('as %s: paid when the bank tells', async (type) => {
    const order = await place(type)
    expect(order.payment!.qr).toMatchObject({ amount: price, note: `AL${order.code}` })
    await transfer(shop, { outcome: 'exact', order: order.code })
    expect(await look(order)).toMatchObject({ ...paid, payment: { state: 'paid' } })
  })

  test('in parts: the code shows what is missing, and the rest completes it', async () => {
    const order = await place('qrCode')
    await transfer(shop, { outcome: 'short', order: order.code, amount: 100_000 })
    const short = await look(order)
    expect(short).toMatchObject({ ...unpaid, payment: { received: 100_000 } })
    expect(short.payment!.qr!.amount).toBe(price - 100_000)
    const [rest] = await transfer(shop, { outcome: 'exact', order: order.code })
    expect(rest!.news.transferAmount).toBe(price - 100_000)
    expect(await look(order)).toMatchObject(paid)
  })

  test('too much, twice, or too late: what is not ours goes back', async () => {
    const refundsAfter = async (outcome: string) => {
      const order = await place('transfer')
      await transfer(shop, { outcome, order: order.code })
      const { refunds } = await look(order)
      return refunds.map(({ amount, reason, state }) => [amount, reason, state])
    }
    expect(await refundsAfter('excess')).toEqual([[50_000, 'excess', 'byHand']])
    expect(await refundsAfter('twice')).toEqual([[price, 'double', 'byHand']])
    expect(await refundsAfter('repeated')).toEqual([])
    const order = await place('transfer')
    const { code, view_token: token } = order
    await transfer(shop, { outcome: 'late', order: code })
    await shop.call(api.cancelOrder, { code, token, reason: 'Đổi ý' })
    await hurryNotices(shop)
    expect(await look(order)).toMatchObject({
      ...cancelled,
      refunds: [{ amount: price, reason: 'late', state: 'byHand' }],
    })
  })

  test('with a note that names nothing, or by a stranger, waits on', async () => {
    const order = await place('qrCode')
    await transfer(shop, { outcome: 'wrongNote', order: order.code })
    await transfer(shop, { outcome: 'forged', order: order.code })
    expect(await look(order)).toMatchObject({ ...unpaid, payment: { received: 0 } })
  })
})
