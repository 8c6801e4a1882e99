import { listPointPackages } from '#domain/catalog/point-packages/api.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as catalog from '#domain/catalog/api.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import * as api from '#domain/order/api.ts'
import { findAccount, saveProgramme } from '#server/loyalty/index.ts'
import { saveSetting } from '#server/settings/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  listenToEvents,
  live,
  orderBody,
  placeFor,
  type Buyer,
  type OrderBody,
} from '#test/support/order-lives.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'

let shop: TestShop
let jex: ShelfProduct
let hundred: ShelfProduct
let thousand: ShelfProduct
beforeAll(async () => {
  shop = await openMemberShop()
  ;[jex, hundred, thousand] = (await addStock(shop.ctx.db, [
    { code: 'JEX' },
    { code: 'DIEM100', price: 100_000, was: 100_000, onHand: 1_000_000 },
    { code: 'DIEM1000', price: 950_000, was: 1_000_000, onHand: 1_000_000 },
  ])) as [ShelfProduct, ShelfProduct, ShelfProduct]
  for (const [{ id }, point_amount] of [
    [hundred, 100],
    [thousand, 1000],
  ] as const) {
    await shop.ctx.db
      .updateTable('product')
      .set({ product_type: 'points', point_amount })
      .where('id', '=', id)
      .execute()
  }
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'qrCode', 'transfer'])
  await saveProgramme(shop.ctx.db, {
    name: 'An Lành 2026',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    tiers: [],
  })
})
beforeEach(async () => {
  await saveSetting(shop.ctx, 'pointPackageLimits', { perDay: vnd(5_000_000) })
})
afterAll(() => shop.close())

/** Packages of points, paid by transfer; they go nowhere. */
function pointsOrder(...items: { product: ShelfProduct; quantity?: number }[]): OrderBody {
  const { pickup_branch: _, ...order } = orderBody(items) as OrderBody & { pickup_branch?: string }
  return { ...order, payment_type: 'transfer' }
}

async function pointsOf(buyer: Buyer): Promise<number> {
  const account = await findAccount(shop.ctx.db, { id: buyer.accountId }, shop.ctx.clock.today())
  return account!.available
}

describe('packages of points', () => {
  test('have a list of their own and stand in no other', async () => {
    const packages = await shop.call(listPointPackages, {})
    expect(packages.map((each) => [each.product_code, each.pointAmount, each.for_sale])).toEqual([
      ['DIEM100', 100, true],
      ['DIEM1000', 1000, true],
    ])
    const { items } = await shop.call(catalog.listAllProducts, {})
    expect(items.map(({ product_code }) => product_code)).toEqual(['JEX'])
    const found = await shop.call(catalog.filterProducts, { search: 'DIEM100' })
    expect(found.items.map(({ product_code }) => product_code)).not.toContain('DIEM100')
    const page = shop.call(catalog.getProductBySlug, { slug: 'diem100' })
    expect(await refusalOf(page)).toBe('notFound')
    // A cart knows them all the same.
    const inCart = await shop.call(catalog.listProductsByIds, { ids: [hundred.id] })
    expect(inCart).toMatchObject([{ product_type: 'points', pointAmount: 100 }])
  })

  test('bring their points once they are paid, exactly once, and the order ends by itself', async () => {
    const buyer = await buyerWith(shop, 0)
    const body = pointsOrder({ product: hundred, quantity: 2 }, { product: thousand })
    const order = await placeFor(shop, buyer, body)
    expect(order).toMatchObject({
      order_type: 'points',
      status: 'open',
      address: null,
      estimated_point: 1200,
      costs: { order_total: { amount: 1_150_000 }, shipping_fee: { amount: 0 } },
    })
    expect(order.pickup_branch).toBeUndefined()
    expect(order.shipping.estimated_delivery).toBeUndefined()
    await listenToEvents(shop)
    expect(await pointsOf(buyer)).toBe(0)
    await live(shop, order.code, 'pointsPaid')
    expect(await pointsOf(buyer)).toBe(1200)
    const done = await shop.call(api.getOrder, { code: order.code }, { headers: buyer.headers })
    expect(done).toMatchObject({ status: 'completed', point_state: 'credited' })
    await listenToEvents(shop)
    expect(await pointsOf(buyer)).toBe(1200)
    expect(await findFaults(shop)).toEqual([])
  })

  test('bring nothing when they are not paid', async () => {
    const buyer = await buyerWith(shop, 0)
    const order = await placeFor(shop, buyer, pointsOrder({ product: hundred }))
    await live(shop, order.code, 'paymentExpired')
    expect(await pointsOf(buyer)).toBe(0)
    expect(await findFaults(shop)).toEqual([])
  })

  test('are for members, paid in advance, and by themselves', async () => {
    const buyer = await buyerWith(shop, 500)
    const guest = shop.call(api.placeOrder, pointsOrder({ product: hundred }))
    expect(await refusalOf(guest)).toBe('unauthenticated')
    const place = (body: OrderBody) => refusalOf(placeFor(shop, buyer, body))
    const cash = { ...pointsOrder({ product: hundred }), payment_type: 'recieve' as const }
    expect(await place(cash)).toBe('paymentMethodUnavailable')
    expect(await place(pointsOrder({ product: hundred }, { product: jex }))).toBe('mixedOrder')
    const gifts = { ...pointsOrder({ product: hundred }), gifts: [{ id: 1 }] }
    expect(await place(gifts)).toBe('mixedOrder')
    const vouchers = { ...pointsOrder({ product: hundred }), vouchers: ['GIAM50K'] }
    expect(await place(vouchers)).toBe('mixedOrder')
  })

  test('are not sold where the package or the programme forbids it: result 12', async () => {
    const buyer = await buyerWith(shop, 0)
    const place = () => placeFor(shop, buyer, pointsOrder({ product: hundred }))
    const { db } = shop.ctx
    await db
      .updateTable('product')
      .set({ sells_points: false })
      .where('id', '=', hundred.id)
      .execute()
    expect(await refusalOf(place())).toBe('pointsNotForSale')
    await db.updateTable('product').set({ sells_points: true }).execute()
    const price = (discount_price: number) =>
      db.updateTable('product').set({ discount_price }).where('id', '=', hundred.id).execute()
    await price(0)
    const free = pointsOrder({ product: { ...hundred, discountPrice: 0 } })
    expect(await refusalOf(placeFor(shop, buyer, free))).toBe('pointsNotForSale')
    await price(100_000)
    await db.updateTable('loyalty_programme').set({ sells_points: false }).execute()
    expect(await refusalOf(place())).toBe('pointsNotForSale')
    shop.ctx.changeBus.changed(['catalog'])
    const packages = await shop.call(listPointPackages, {})
    expect(packages.map(({ for_sale }) => for_sale)).toEqual([false, false])
    await db.updateTable('loyalty_programme').set({ sells_points: true }).execute()
    expect(await refusalOf(place())).toBe('done')
  })

  test('that ten orders ask for at once stay within the limit of a day', async () => {
    await saveSetting(shop.ctx, 'pointPackageLimits', { perDay: vnd(300_000) })
    const buyer = await buyerWith(shop, 0)
    const place = () => refusalOf(placeFor(shop, buyer, pointsOrder({ product: hundred })))
    const outcomes = await Promise.all(Array.from({ length: 10 }, place))
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(3)
    expect(outcomes.filter((outcome) => outcome === 'pointsLimitReached')).toHaveLength(7)
    // A cancelled order leaves room again.
    const { code } = await shop.ctx.db
      .selectFrom('shop_order')
      .select('code')
      .where('member_id', '=', buyer.id)
      .limit(1)
      .executeTakeFirstOrThrow()
    await live(shop, code, 'buyerCancelled')
    expect(await place()).toBe('done')
    expect(await place()).toBe('pointsLimitReached')
  })
})
