import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRevenue, type RevenueGroup } from '#domain/backoffice/reports/api.ts'
import { placeOrder } from '#domain/order/api.ts'
import { returnPieces } from '#domain/order/backoffice/api.ts'
import { countOrderDays } from '#server/backoffice/index.ts'
import { saveCampaign } from '#server/voucher/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { csvText } from '#test/support/csv-text.ts'
import { openMemberShop } from '#test/support/members.ts'
import { changeAtDesk } from '#test/support/order-changes.ts'
import { buyerWith, listenToEvents, live, orderBody, placeFor } from '#test/support/order-lives.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { addStock, guestOrder, type ShelfProduct } from '#test/support/stock.ts'

let shop: TestShop
let jex: ShelfProduct
let tra: ShelfProduct
let accountant: { headers: Record<string, string> }

beforeAll(async () => {
  shop = await openMemberShop()
  const shelf = await addStock(shop.ctx.db, [
    { code: 'JEX', price: 300_000, onHand: 100 },
    { code: 'TRA', price: 80_000, onHand: 100 },
  ])
  jex = shelf[0]!
  tra = shelf[1]!
  await saveCampaign(shop.ctx.db, {
    name: 'Giảm 50.000',
    code: 'TRA50',
    kind: 'amount',
    value: 50_000,
    productCodes: ['TRA'],
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    createdAt: shop.ctx.clock.now(),
  })
  accountant = { headers: await staffHeaders(shop, 'accountant') }
  await placeAll()
})
afterAll(() => shop.close())

/**
 * Both cost 330.000 before the shop's own discount. A member: two JEX and a TRA with 50.000 off, delivered, one JEX given back. A guest: a JEX, on its
 * way. Another guest: a TRA, cancelled.
 */
async function placeAll(): Promise<void> {
  const lan = await buyerWith(shop, 0)
  const items = [{ product: jex, quantity: 2 }, { product: tra }]
  const body = orderBody(items, { vouchers: ['TRA50'], saved: 50_000 })
  const { code } = await placeFor(shop, lan, body)
  await live(shop, code, 'handedToCarrier', 'delivered')
  const way = await shop.call(placeOrder, guestOrder([{ product: jex }], '0901000001'))
  await live(shop, way.code, 'handedToCarrier')
  const lost = await shop.call(placeOrder, guestOrder([{ product: tra }], '0901000002'))
  await live(shop, lost.code, 'staffCancelled')
  await countOrderDays(shop.ctx)
  const care = await staffHeaders(shop, 'care')
  const pieces = [{ line_no: 1, quantity: 1 }]
  const back = { code, pieces, reason: 'Hộp bị móp khi nhận', restock: true }
  await shop.call(returnPieces, back, { headers: care })
  await listenToEvents(shop)
}

const report = (by: RevenueGroup, basis: 'placed' | 'delivered' = 'placed') =>
  shop.call(getRevenue, { by, basis }, accountant)

test('a return is counted with its order once the job ran; until then the report says that it is behind', async () => {
  expect(await report('type')).toMatchObject({ behind: true, items: [{ returned: 0 }] })
  await countOrderDays(shop.ctx)
  const { behind, items } = await report('type')
  expect(behind).toBe(false)
  expect(items).toMatchObject([
    {
      key: 'normal',
      orders: 2,
      cancelled: 1,
      gross: 1_320_000,
      price_discount: 340_000,
      voucher: 50_000,
      returned: 300_000,
      net: 630_000,
    },
  ])
})

test('every way to group it comes to the same', async () => {
  await countOrderDays(shop.ctx)
  for (const by of ['day', 'week', 'month', 'type', 'buyer', 'place'] as const) {
    const { items } = await report(by)
    expect([by, items.reduce((sum, { net }) => sum + net, 0)]).toEqual([by, 630_000])
  }
  const { items } = await report('buyer')
  expect(items.map(({ key, orders, net }) => [key, orders, net])).toEqual(
    [
      ['guest', 1, 300_000],
      ['member', 1, 330_000],
    ].toReversed(),
  )
})

test('products and brands have pieces and no vouchers, which are of whole orders', async () => {
  await countOrderDays(shop.ctx)
  const { items } = await report('product')
  expect(
    items.map(({ key, pieces, gross, returned, net, voucher }) => ({
      key,
      pieces,
      gross,
      returned,
      net,
      voucher,
    })),
  ).toEqual([
    {
      key: String(jex.id),
      pieces: 3,
      gross: 990_000,
      returned: 300_000,
      net: 600_000,
      voucher: null,
    },
    { key: String(tra.id), pieces: 1, gross: 330_000, returned: 0, net: 80_000, voucher: null },
  ])
  const brands = (await report('brand')).items
  expect(brands.reduce((sum, { net }) => sum + net, 0)).toBe(680_000)
})

test('by the day of delivery only what arrived counts', async () => {
  await countOrderDays(shop.ctx)
  const { items } = await report('day', 'delivered')
  expect(items.filter(({ orders }) => orders !== 0)).toMatchObject([
    { orders: 1, cancelled: 0, gross: 990_000, net: 330_000 },
  ])
})

test('counted by many at once, again and in any order the sums stay', async () => {
  await countOrderDays(shop.ctx)
  const before = await report('day')
  const orders = await shop.ctx.db
    .selectFrom('shop_order')
    .select('id')
    .orderBy('id', 'desc')
    .execute()
  for (const { id } of [...orders, ...orders])
    await shop.ctx.db.insertInto('order_day_due').values({ order_id: id }).execute()
  await Promise.all([1, 2, 3, 4].map(() => countOrderDays(shop.ctx)))
  expect(await report('day')).toEqual(before)
})

test('the file says the same, for those who read reports', async () => {
  await countOrderDays(shop.ctx)
  const url = '/api/admin/reports/revenue/export?by=buyer'
  const file = await shop.app.fastify.inject({ url, headers: accountant.headers })
  expect(file.statusCode).toBe(200)
  expect(csvText(file)).toContain('Thành viên')
  const headers = await staffHeaders(shop, 'warehouse')
  expect((await shop.app.fastify.inject({ url, headers })).statusCode).toBe(403)
})

test('an order that staff changed before it left counts as it is now', async () => {
  const care = await staffHeaders(shop, 'care')
  const { code } = await shop.call(
    placeOrder,
    guestOrder([{ product: tra, quantity: 2 }], '0901000003'),
  )
  await countOrderDays(shop.ctx)
  const before = (await report('type')).items[0]!
  const changes = { lines: [{ line_no: 1, quantity: 1 }] }
  await changeAtDesk(shop, code, changes, { staff: care })
  await countOrderDays(shop.ctx)
  const after = (await report('type')).items[0]!
  expect(before.net - after.net).toBe(80_000)
})
