import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '#domain/order/api.ts'
import { lookupOrders, sendLookupCode } from '#domain/order/lookup/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, readCode } from '#test/support/members.ts'
import { listenToEvents } from '#test/support/order-lives.ts'
import { messagesTo } from '#test/support/paid-orders.ts'
import { guestOrder, addStock } from '#test/support/stock.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openMemberShop()
})
afterAll(() => shop.close())

test('the message of an order leads its buyer to the page that finds the order', async () => {
  const phone = '0912346881'
  const [product] = await addStock(shop.ctx.db, [{ code: 'LOOKUP' }])
  const order = await shop.call(placeOrder, guestOrder([{ product: product! }], phone))
  await listenToEvents(shop)
  const [message] = await messagesTo(shop, phone)
  const address = /Xem đơn: shop\.test(\/\S+)$/.exec(message!)![1]!
  for (const url of [address, `${address}/`]) {
    const { statusCode, headers } = await shop.app.fastify.inject(url)
    expect([statusCode, headers.location]).toEqual([302, '/tra-cuu-don-hang/'])
  }
  await shop.call(sendLookupCode, { phone })
  const found = await shop.call(lookupOrders, { phone, code: await readCode(shop, phone) })
  expect(found.map(({ code }) => code)).toEqual([order.code])
})
