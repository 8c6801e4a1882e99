import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '#domain/order/api.ts'
import { getBackofficeOrder } from '#domain/order/backoffice/api.ts'
import { listSources } from '#domain/order/backoffice/sources-api.ts'
import { csvText } from '#test/support/csv-text.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { moveByHand } from '../move/move-by-hand.ts'
import { addStock, guestOrder, type ShelfProduct } from '#test/support/stock.ts'

let shop: TestShop
let product: ShelfProduct
let accountant: { headers: Record<string, string> }
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  ;[product] = (await addStock(shop.ctx.db, [{ code: 'NGUON', price: 100_000 }])) as [ShelfProduct]
  accountant = { headers: await staffHeaders(shop, 'accountant') }
})
afterAll(() => shop.close())

let buyers = 0
function order(cameBy?: object) {
  buyers += 1
  const body = guestOrder([{ product }], `09010${String(buyers).padStart(5, '0')}`)
  return shop.call(placeOrder, { ...body, ...(cameBy && { came_by: cameBy }) })
}

test('orders are summed by the campaign that brought them, cancelled ones bring nothing', async () => {
  await order({ source: 'Facebook', medium: 'cpc', campaign: 'tet-2027' })
  await order({ source: 'facebook', medium: 'cpc', campaign: 'tet-2027', content: 'anh-1' })
  await order({ click: 'google' })
  await order()
  const { code } = await order({ source: 'zalo' })
  await moveByHand(shop.ctx, code, 'staffCancelled', 'staff:test')
  const { items } = await shop.call(listSources, {}, accountant)
  expect(
    items.map(({ source, campaign, orders, cancelled, revenue }) =>
      [source, campaign, orders, cancelled, revenue].join(' '),
    ),
  ).toEqual(['facebook tet-2027 2 0 200000', '  1 0 100000', 'google  1 0 100000', 'zalo  0 1 0'])
})

test('what is no mark fails no order and is not kept', async () => {
  for (const odd of [{ source: 5 }, { source: '' }, { gclid: 'Cj0KCQ' }, { click: 'spy' }]) {
    const { code } = await order(odd)
    const kept = await shop.ctx.db
      .selectFrom('shop_order')
      .select('came_by')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    expect(kept.came_by).toBeNull()
  }
  const { code } = await order({ source: `a\u0000${'x'.repeat(300)}` })
  const { came_by: line } = await shop.call(getBackofficeOrder, { code }, accountant)
  expect(line).toHaveLength(100)
})

test('how an order came is never changed afterwards', async () => {
  const { code } = await order({ source: 'zalo' })
  const change = shop.ctx.db
    .updateTable('shop_order')
    .set({ came_by: JSON.stringify({ source: 'me' }) as never })
    .where('code', '=', code)
    .execute()
  await expect(change).rejects.toThrow('append-only')
})

test('the file has the same rows, and no mark becomes a formula', async () => {
  await order({ source: '=HYPERLINK("x")' })
  const file = await shop.app.fastify.inject({
    url: '/api/admin/orders/sources/export',
    headers: accountant.headers,
  })
  expect(file.headers['content-type']).toContain('text/csv')
  expect(csvText(file)).toContain('facebook\tcpc\ttet-2027\t2\t0\t200000')
  expect(csvText(file)).toContain("'=hyperlink")
})

test('whoever may not read reports gets none', async () => {
  const headers = await staffHeaders(shop, 'warehouse')
  await expect(shop.call(listSources, {}, { headers })).rejects.toMatchObject({ code: 'forbidden' })
})
