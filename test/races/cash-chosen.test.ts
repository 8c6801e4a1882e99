import { afterAll, beforeAll, expect, test } from 'vitest'
import * as api from '#domain/order/api.ts'
import { loadPaymentMethods } from '#seed/load/payment-methods.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { findFaults, listenToEvents, live } from '#test/support/order-lives.ts'
import { ledgerOf, totalOf } from '#test/support/paid-orders.ts'
import { movement, tellBank, tellVnpay, vnpayNews } from '#test/support/payments.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'

let shop: TestShop
let product: ShelfProduct

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await loadPaymentMethods(shop.ctx)
  ;[product] = (await addStock(shop.ctx.db, [{ code: 'DOOR', onHand: 1000 }])) as [ShelfProduct]
})
afterAll(() => shop.close())

test('the card pays at the moment in which its buyer chooses the door: paid once, handled once', async () => {
  const orders = await Promise.all(Array.from({ length: 40 }, (_, buyer) => place(buyer)))
  await Promise.all(orders.flatMap((order, nth) => everythingAtOnce(order, nth)))
  await Promise.all([listenToEvents(shop), listenToEvents(shop)])
  expect(await findFaults(shop)).toEqual([])
  for (const { code, view_token: token } of orders) {
    const order = await shop.call(api.getOrder, { code, token })
    expect(order).toMatchObject({ status: 'processing', payment_status: 'success' })
    const handled = order.timeline.filter(({ status }) => status === 'processing')
    expect([code, handled.length]).toEqual([code, 1])
    await live(shop, code, 'handedToCarrier', 'delivered')
    const { charged, received, owed } = await ledgerOf(shop, code)
    expect([code, received - owed]).toEqual([code, charged])
  }
  expect(await findFaults(shop)).toEqual([])
})

function place(buyer: number): Promise<api.PlacedOrder> {
  const order = guestOrder([{ product }], `0904${String(buyer).padStart(6, '0')}`)
  return shop.call(api.placeOrder, { ...order, payment_type: 'domestic_card' })
}

/** Two presses of the door, the card's news twice, and for every second order a transfer, too. */
function everythingAtOnce(order: api.PlacedOrder, nth: number): Promise<unknown>[] {
  const { code, view_token: token } = order
  const news = vnpayNews(order.payment!.redirect!, { vnp_TransactionNo: `78${nth}` })
  const door = () =>
    shop
      .call(api.payOrder, { code, token, payment_type: 'recieve' })
      .catch(() => 'somebody was quicker')
  const transfer = tellBank.bind(null, shop, movement({ code, amount: totalOf(order) }))
  return [
    door(),
    tellVnpay(shop, news),
    listenToEvents(shop),
    door(),
    tellVnpay(shop, news),
    ...(nth % 2 === 0 ? [] : [transfer()]),
  ]
}
