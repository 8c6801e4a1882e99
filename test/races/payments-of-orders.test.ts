import { afterAll, beforeAll, expect, test } from 'vitest'
import * as api from '#domain/order/api.ts'
import { hours } from '#domain/kernel/durations.ts'
import { loadPaymentMethods } from '#seed/load/payment-methods.ts'
import { scheduledJobs } from '#server/housekeeping.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { findFaults, listenToEvents } from '#test/support/order-lives.ts'
import {
  comeBack,
  listReceipts,
  movement,
  paymentsAsking,
  tellBank,
  tellVnpay,
  vnpayNews,
} from '#test/support/payments.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { VnpayApi } from '#test/support/vnpay-api.ts'

const vnpay = new VnpayApi()
let shop: TestShop
let product: ShelfProduct

beforeAll(async () => {
  const payments = paymentsAsking(await vnpay.open())
  shop = await openTestShop({ config: { rateLimits: false, payments } })
  await loadPaymentMethods(shop.ctx)
  ;[product] = (await addStock(shop.ctx.db, [{ code: 'PAID', onHand: 1000 }])) as [ShelfProduct]
})
afterAll(async () => {
  await shop.close()
  await vnpay.close()
})

test('paid by card and by transfer, and cancelled, all at one moment: all money has its place', async () => {
  const orders = await Promise.all(Array.from({ length: 40 }, (_, buyer) => place(buyer)))
  await Promise.all(orders.flatMap((order, nth) => everythingAtOnce(order, nth)))
  // Two workers hear of everything, each of the same.
  await Promise.all([listenToEvents(shop), listenToEvents(shop)])
  const sweep = scheduledJobs.find(({ name }) => name === 'sweep-payments')!
  shop.ctx.clock.advance(hours(1))
  await sweep.run(shop.ctx)
  await listenToEvents(shop)
  expect(await findFaults(shop)).toEqual([])
  for (const { code, view_token: token } of orders) {
    const order = await shop.call(api.getOrder, { code, token })
    const cost = order.costs.order_total.amount
    const came = await receivedFor(code)
    const back = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
    expect([code, order.status, came - back]).toEqual([
      code,
      order.status,
      order.status === 'processing' ? cost : 0,
    ])
    expect(['processing', 'cancelled', 'open']).toContain(order.status)
    // What came by VNPay has gone back by VNPay; a transfer waits for staff.
    for (const refund of order.refunds) expect(['done', 'byHand']).toContain(refund.state)
  }
})

function place(buyer: number): Promise<api.PlacedOrder> {
  const phone = `0903${String(buyer).padStart(6, '0')}`
  const order = guestOrder([{ product }], phone)
  return shop.call(api.placeOrder, { ...order, payment_type: 'domestic_card' })
}

/** Every third order is only paid, every third paid twice, every third also cancelled. */
function everythingAtOnce(order: api.PlacedOrder, nth: number): Promise<unknown>[] {
  const { code, view_token: token } = order
  const news = vnpayNews(order.payment!.redirect!, { vnp_TransactionNo: `77${nth}` })
  const amount = order.costs.order_total.amount
  const all: Promise<unknown>[] = [
    tellVnpay(shop, news),
    comeBack(shop, 'vnpay', news),
    tellVnpay(shop, news),
  ]
  if (nth % 3 > 0) all.push(tellBank(shop, movement({ code, amount })))
  if (nth % 3 > 1) {
    all.push(
      shop.call(api.cancelOrder, { code, token, reason: 'Đổi ý' }).catch(() => 'too late'),
      listenToEvents(shop),
    )
  }
  return all
}

async function receivedFor(code: string): Promise<number> {
  const { id } = await shop.ctx.db
    .selectFrom('shop_order')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return (await listReceipts(shop, id)).reduce((sum, { amount }) => sum + amount, 0)
}
