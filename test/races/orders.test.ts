import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/order/api.ts'
import * as lookup from '#domain/order/lookup/api.ts'
import { openTestShop, type CallRefused, type TestShop } from '#test/support/app.ts'
import { countOrders, guestOrder, readStock, addStock } from '#test/support/stock.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
})
afterAll(() => shop.close())

describe('many at once', () => {
  test('50 buyers of the last 10 get exactly 10 orders', async () => {
    const [last] = await addStock(shop.ctx.db, [{ code: 'LAST10', onHand: 10 }])
    const before = await countOrders(shop.ctx.db)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, buyer) =>
        shop
          .call(
            api.placeOrder,
            guestOrder([{ product: last! }], `09${String(buyer).padStart(8, '1')}`),
          )
          .then(() => 'placed')
          .catch((error: unknown) => (error as CallRefused).code),
      ),
    )
    expect(answers.filter((answer) => answer === 'placed')).toHaveLength(10)
    expect(answers.filter((answer) => answer === 'outOfStock')).toHaveLength(40)
    expect(await readStock(shop.ctx.db, last!.id)).toEqual({ on_hand: 10, reserved: 10 })
    expect(await countOrders(shop.ctx.db)).toBe(before + 10)
  })

  test('the same key 20 times at once makes one order and 20 equal answers', async () => {
    const [product] = await addStock(shop.ctx.db, [{ code: 'TWIN', onHand: 100 }])
    const headers = { 'idempotency-key': 'twenty-at-once' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        shop.call(api.placeOrder, guestOrder([{ product: product! }]), { headers }),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await readStock(shop.ctx.db, product!.id)).toEqual({ on_hand: 100, reserved: 1 })
  })

  test('orders that take the same products in opposite order never lock each other out', async () => {
    const shelf = await addStock(shop.ctx.db, [
      { code: 'AHEAD', onHand: 1000 },
      { code: 'BEHIND', onHand: 1000 },
      { code: 'MIDDLE', onHand: 1000 },
    ])
    const items = shelf.map((product) => ({ product }))
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        shop.call(api.placeOrder, guestOrder(index % 2 ? items : items.toReversed())),
      ),
    )
    expect(answers).toHaveLength(60)
    for (const product of shelf) {
      expect(await readStock(shop.ctx.db, product.id)).toEqual({ on_hand: 1000, reserved: 60 })
    }
  })

  test('of two cancellations at once one counts', async () => {
    const [product] = await addStock(shop.ctx.db, [{ code: 'CANCEL', onHand: 5 }])
    const order = await shop.call(api.placeOrder, guestOrder([{ product: product! }]))
    const input = { code: order.code, token: order.view_token, reason: 'Đổi ý' }
    const answers = await Promise.allSettled([
      shop.call(api.cancelOrder, input),
      shop.call(api.cancelOrder, input),
    ])
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
  })

  test('one lookup code used by five requests at once opens the orders once', async () => {
    const phone = '0912345678'
    await shop.call(lookup.sendLookupCode, { phone })
    const { code } = await shop.ctx.db
      .selectFrom('message')
      .select('code')
      .where('recipient', '=', phone)
      .executeTakeFirstOrThrow()
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => shop.call(lookup.lookupOrders, { phone, code: code! })),
    )
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
  })
})
