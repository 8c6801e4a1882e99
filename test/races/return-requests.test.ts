import { afterAll, beforeAll, expect, test } from 'vitest'
import * as orders from '#domain/order/api.ts'
import { returnPieces } from '#domain/order/backoffice/api.ts'
import * as api from '#domain/order/return-request/api.ts'
import * as backoffice from '#domain/order/return-request/backoffice/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { findFaults, listenToEvents, live } from '#test/support/order-lives.ts'
import { refundsOf } from '#test/support/paid-orders.ts'
import { askBack, seeReturns } from '#test/support/return-requests.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let product: ShelfProduct
let care: Record<string, string>

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  ;[product] = (await addStock(shop.ctx.db, [{ code: 'AGAIN', onHand: 1000 }])) as [ShelfProduct]
  care = await staffHeaders(shop, 'care')
})
afterAll(() => shop.close())

test('asked, withdrawn, refused, agreed and taken in at one moment: each piece goes back once', async () => {
  const placed = await Promise.all(Array.from({ length: 12 }, (_, buyer) => delivered(buyer)))
  // Whoever asks at once gets one request. No more of them than are read at once, each from its home.
  const asked = placed.flatMap((order, buyer) =>
    [1, 2].map(() => tried(askBack(shop, order, all, { from: `10.0.1.${buyer}` }))),
  )
  expect((await Promise.all(asked)).filter((each) => each === 'done')).toHaveLength(placed.length)
  await Promise.all(placed.flatMap((order) => everythingAtOnce(order)))
  await Promise.all([listenToEvents(shop), listenToEvents(shop)])
  for (const order of placed) {
    const { requests } = await seeReturns(shop, order)
    const refunds = await refundsOf(shop, order.code)
    const { products } = await shop.call(orders.getOrder, {
      code: order.code,
      token: order.view_token,
    })
    expect([order.code, requests.length]).toEqual([order.code, 1])
    expect(['arrived', 'withdrawn', 'refused']).toContain(requests[0]!.state)
    expect([refunds.length, products[0]!.returned ?? 0]).toEqual([1, 2])
  }
  expect(await findFaults(shop)).toEqual([])
})

const all = { pieces: [{ line_no: 1, quantity: 2 }] }

async function delivered(buyer: number): Promise<orders.PlacedOrder> {
  const phone = `0905${String(buyer).padStart(6, '0')}`
  const order = await shop.call(orders.placeOrder, guestOrder([{ product, quantity: 2 }], phone))
  await live(shop, order.code, 'handedToCarrier', 'delivered')
  return order
}

async function everythingAtOnce(order: orders.PlacedOrder): Promise<unknown> {
  const { code, view_token: token } = order
  const { items } = await shop.call(backoffice.listReturnRequests, { q: code }, { headers: care })
  const { id } = items[0]!
  const answer = { id, answer: 'Người giao đến lấy hàng' }
  const as = { headers: care }
  const back = { code, ...all, reason: 'Khách trả', restock: true }
  return Promise.all([
    tried(shop.call(backoffice.acceptReturnRequest, answer, as)),
    tried(shop.call(api.withdrawReturn, { code, token, no: 1 })),
    tried(shop.call(returnPieces, back, as)),
    tried(shop.call(backoffice.refuseReturnRequest, answer, as)),
    tried(shop.call(returnPieces, back, as)),
  ])
}

function tried(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    () => 'somebody was quicker',
  )
}
