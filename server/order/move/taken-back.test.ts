import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import * as api from '#domain/order/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { saveSetting } from '../../settings/index.ts'
import { tellMoved } from './tell-buyer.ts'

let shop: TestShop
let jex: ShelfProduct
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'qrCode'])
  jex = (await addStock(shop.ctx.db, [{ code: 'JEX', onHand: 10 }]))[0]!
})
afterAll(() => shop.close())

/** How many messages tell of the cancelling. */
async function cancelAfter(pause: number, phone: string): Promise<number> {
  const { code, view_token: token } = await shop.call(api.placeOrder, {
    ...guestOrder([{ product: jex }], phone),
    payment_type: 'qrCode',
  })
  shop.ctx.clock.advance(pause)
  await shop.call(api.cancelOrder, { code, token, reason: 'Đổi ý' })
  const { rows } = await shop.ctx.pool.query(
    `select c.id, c.order_id from order_status_change c join shop_order o on o.id = c.order_id
     where o.code = $1 and c.event = 'buyerCancelled'`,
    [code],
  )
  await tellMoved(shop.ctx, { orderId: Number(rows[0].order_id), changeId: Number(rows[0].id) })
  const sent = await shop.ctx.pool.query('select 1 from message where recipient = $1', [phone])
  return sent.rows.length
}

test('an order that its buyer takes back at once costs no second message', async () => {
  const figure = async () => (await shop.ctx.metrics.registry.metrics()).match(unsent)?.[1] ?? '0'
  expect(await cancelAfter(seconds(40), '0977300001')).toBe(0)
  expect(await figure()).toBe('1')
})

test('one that is cancelled later is told of', async () => {
  expect(await cancelAfter(minutes(2), '0977300002')).toBe(1)
})

const unsent = /^messages_unsent_total\{template="orderCancelled"\} (\d+)$/m
