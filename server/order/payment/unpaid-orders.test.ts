import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes } from '#domain/kernel/durations.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop } from '#test/support/members.ts'
import { findFaults } from '#test/support/order-lives.ts'
import {
  bankStatesOf,
  ledgerOf,
  messagesTo,
  payByCard,
  placeToPay,
  refundsOf,
  seeOrder,
  sweep,
  transfer,
} from '#test/support/paid-orders.ts'
import { movement, tellBank } from '#test/support/payments.ts'
import { guestOrder, readStock, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { saveSetting } from '../../settings/index.ts'

let shop: TestShop
let jex: ShelfProduct
let phone: string
let count = 0

beforeAll(async () => {
  shop = await openMemberShop()
  jex = (await addStock(shop.ctx.db, [{ code: 'LATEJEX', onHand: 1000 }]))[0]!
  await saveSetting(shop.ctx, 'paymentMethods', ['domesticCard', 'qrCode', 'transfer'])
})
afterAll(() => shop.close())
beforeEach(() => {
  count += 1
  phone = `0913${String(count).padStart(6, '0')}`
})

const price = 295_000
const body = () => guestOrder([{ product: jex }], phone)

describe('an order that nobody pays', () => {
  test('ends after 30 minutes and a little patience; the buyer is told and the goods are free', async () => {
    const [own] = await addStock(shop.ctx.db, [{ code: 'EXPIRE', onHand: 3 }])
    const order = await placeToPay(shop, guestOrder([{ product: own! }], phone))
    shop.ctx.clock.advance(minutes(31))
    await sweep(shop)
    expect(await seeOrder(shop, order)).toMatchObject({ status: 'open' })
    shop.ctx.clock.advance(minutes(2))
    await sweep(shop)
    const seen = await seeOrder(shop, order)
    expect(seen).toMatchObject({ status: 'cancelled', payment_status: 'open' })
    expect(seen.payment).toBeUndefined()
    expect((await messagesTo(shop, phone))[0]).toContain('chưa nhận được thanh toán')
    expect(await readStock(shop.ctx.db, own!.id)).toEqual({ on_hand: 3, reserved: 0 })
    expect(await ledgerOf(shop, order.code)).toMatchObject({ charged: 0 })
  })

  test('ends however many there are, also behind hundreds that cannot be ended', async () => {
    const stuckCount = 205
    const [stuck, free] = await addStock(shop.ctx.db, [
      { code: 'STUCK', onHand: stuckCount },
      { code: 'FREE', onHand: 100 },
    ])
    const orders = { stuck: 0, free: 0 }
    const place = async (product: ShelfProduct, kind: keyof typeof orders, number: number) => {
      const buyer = `09777${String(number).padStart(5, '0')}`
      await placeToPay(shop, guestOrder([{ product }], buyer), 'transfer')
      orders[kind] += 1
    }
    for (let nth = 0; nth < stuckCount; nth += 1) await place(stuck!, 'stuck', nth)
    for (let nth = 0; nth < 30; nth += 1) await place(free!, 'free', stuckCount + nth)
    const reservedOf = (product: ShelfProduct) => readStock(shop.ctx.db, product.id)
    // What nobody reserved cannot be given back.
    const reserve = (reserved: number) =>
      shop.ctx.db.updateTable('stock').set({ reserved }).where('product_id', '=', stuck!.id)
    await reserve(0).execute()

    shop.ctx.clock.advance(hours(25))
    await sweep(shop)
    expect(await reservedOf(free!)).toEqual({ on_hand: 100, reserved: 0 })
    await reserve(stuckCount).execute()
    await sweep(shop)
    expect(await reservedOf(stuck!)).toEqual({ on_hand: stuckCount, reserved: 0 })
  })

  test('has a day for a transfer', async () => {
    const order = await placeToPay(shop, body(), 'transfer')
    shop.ctx.clock.advance(hours(23))
    await sweep(shop)
    expect(await seeOrder(shop, order)).toMatchObject({ status: 'open' })
    shop.ctx.clock.advance(hours(2))
    await sweep(shop)
    expect(await seeOrder(shop, order)).toMatchObject({ status: 'cancelled' })
  })

  test('gives a part back that came', async () => {
    const order = await placeToPay(shop, body())
    await transfer(shop, order, 100_000)
    shop.ctx.clock.advance(minutes(33))
    await sweep(shop)
    expect(await seeOrder(shop, order)).toMatchObject({
      status: 'cancelled',
      payment_status: 'refund',
      refunds: [{ amount: 100_000, reason: 'partial' }],
    })
    expect(await bankStatesOf(shop, order.code)).toEqual(['resolved: refunded'])
    const told = await messagesTo(shop, phone)
    expect(told).toContainEqual(expect.stringContaining('hoàn lại 100.000'))
    expect(told).toContainEqual(expect.stringContaining('/ht/'))
    expect(await findFaults(shop)).toEqual([])
  })

  test('waits while a gateway may still say that it was paid', async () => {
    const order = await placeToPay(shop, body(), 'domestic_card')
    shop.ctx.clock.advance(minutes(33))
    await sweep(shop)
    expect(await seeOrder(shop, order)).toMatchObject({ status: 'open' })
    await payByCard(shop, order.payment!.redirect!)
    expect(await seeOrder(shop, order)).toMatchObject({ status: 'processing' })
  })

  test('is paid all the same by money whose event is late', async () => {
    const order = await placeToPay(shop, body())
    await tellBank(shop, movement({ code: order.code, amount: price }))
    shop.ctx.clock.advance(minutes(33))
    await sweep(shop)
    expect(await seeOrder(shop, order)).toMatchObject({ status: 'processing' })
    expect(await findFaults(shop)).toEqual([])
  })
})

describe('what an event was lost for', () => {
  const forgetEvents = () =>
    shop.ctx.db
      .updateTable('outbox_event')
      .set({ processed_at: shop.ctx.clock.now() })
      .where('processed_at', 'is', null)
      .execute()

  test('is found a minute later: a transfer, a payment by card, a refund that is done', async () => {
    const byTransfer = await placeToPay(shop, body())
    await tellBank(shop, movement({ code: byTransfer.code, amount: price + 1_000 }))
    await forgetEvents()
    await sweep(shop)
    expect(await seeOrder(shop, byTransfer)).toMatchObject({ status: 'open' })
    shop.ctx.clock.advance(minutes(2))
    await sweep(shop)
    expect(await seeOrder(shop, byTransfer)).toMatchObject({ status: 'processing' })
    const [refund] = await refundsOf(shop, byTransfer.code)
    await shop.ctx.db
      .updateTable('refund')
      .set({ state: 'done', done_at: shop.ctx.clock.now(), done_by: 'staff:test', proof: 'FT1' })
      .where('id', '=', refund!.id)
      .execute()
    shop.ctx.clock.advance(minutes(2))
    await sweep(shop)
    expect(await ledgerOf(shop, byTransfer.code)).toMatchObject({ owed: 1_000, refunded: 1_000 })
    expect(await findFaults(shop)).toEqual([])
  })
})
