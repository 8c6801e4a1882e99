import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAudit } from '#domain/staff/api.ts'
import { csvText } from '#test/support/csv-text.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { fillOrders } from '#test/support/many-orders.ts'
import { addStock } from '#test/support/stock.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let headers: Record<string, string>

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await addStock(shop.ctx.db, [{ code: 'JEX' }, { code: 'OTIV', price: 480_000, was: 500_000 }])
  await fillOrders(shop.databaseUrl, 3000, new Date('2026-11-21T02:00:00Z'))
  headers = await staffHeaders(shop, 'accountant')
})
afterAll(() => shop.close())

function exported(query: Record<string, string>, as = headers) {
  return shop.app.fastify.inject({ url: '/api/admin/orders/export', query, headers: as })
}

describe('the list of orders as a table', () => {
  test('has all orders of the filter, in the order of the board, for people and spreadsheets', async () => {
    const filter = { status: 'completed', payment_type: 'recieve', from: '2026-03-01' } as const
    const answer = await exported(filter)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-16le')
    expect(answer.headers['content-disposition']).toContain('don-hang-2026-11-21.csv')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(csvText(answer).startsWith('\uFEFFMã đơn\tNgày đặt\t')).toBe(true)
    const rows = parse<Record<string, string>>(csvText(answer), {
      columns: true,
      bom: true,
      delimiter: '\t',
    })
    const all = await shop.ctx.db
      .selectFrom('shop_order')
      .selectAll()
      .where('status', '=', 'completed')
      .where('payment_method', '=', 'cash')
      .where('created_at', '>=', new Date('2026-03-01T00:00:00+07:00'))
      .orderBy('created_at', 'desc')
      .execute()
    expect(all.length).toBeGreaterThan(500)
    expect(rows.map((row) => row['Mã đơn'])).toEqual(all.map(({ code }) => code))
    const [first] = all
    expect(rows[0]).toMatchObject({
      'Trạng thái': 'Hoàn tất',
      'Hình thức thanh toán': 'Thanh toán khi nhận hàng',
      'Người nhận': first!.receiver_name,
      'Tổng tiền (đồng)': String(first!.payment + first!.shipping_fee),
    })
    expect(rows[0]!['Điện thoại người nhận']!.replaceAll(' ', '')).toBe(first!.receiver_phone)
  })

  test('is in the audit with its filter before the first row leaves', async () => {
    await exported({ q: 'Nguyễn', to: '2025-12-31' })
    const admin = await staffHeaders(shop, 'admin')
    const { items } = await shop.call(listAudit, { subject_kind: 'order' }, { headers: admin })
    expect(items[0]).toMatchObject({
      action: 'Xuất danh sách đơn hàng',
      after: { q: 'Nguyễn', to: '2025-12-31', sort: 'new' },
    })
  })

  test('makes no formula of what buyers typed', async () => {
    const formula = '=HYPERLINK("http://evil.test","Xem")'
    const { code } = await shop.ctx.db
      .updateTable('shop_order')
      .set({ note: formula, receiver_name: '@Lan Nguyễn' })
      .where('id', '=', 1)
      .returning('code')
      .executeTakeFirstOrThrow()
    const rows = parse<Record<string, string>>(csvText(await exported({ q: code })), {
      delimiter: '\t',
      columns: true,
      bom: true,
    })
    expect(rows[0]).toMatchObject({
      'Ghi chú của người mua': `'${formula}`,
      'Người nhận': "'@Lan Nguyễn",
    })
  })

  test('is only for those who may export', async () => {
    const care = await staffHeaders(shop, 'care')
    expect((await exported({}, care)).statusCode).toBe(403)
    expect((await exported({}, {})).statusCode).toBe(401)
    expect((await exported({ status: 'nowhere' })).statusCode).toBe(400)
  })

  test('is read no further when the browser stops', async () => {
    const { port } = await listen(shop)
    let pages = 0
    const whole = shop.ctx.db
    const counting = whole.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        pages += 1
        return result
      },
    })
    shop.ctx.db = counting
    const request = get({ port, path: '/api/admin/orders/export', headers })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    await once(answer, 'data')
    const closed = once(answer, 'close')
    answer.destroy()
    await closed
    await untilStill(() => pages)
    shop.ctx.db = whole
    // Two statements a page of 500, of which 3,000 orders have six, beside those of session and audit.
    expect(pages).toBeLessThan(10)
  })
})

async function listen({ app }: TestShop): Promise<AddressInfo> {
  await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  return app.fastify.server.address() as AddressInfo
}

/** When nothing more was asked of the database while it answered twenty other questions. */
async function untilStill(count: () => number): Promise<void> {
  for (let before = -1; before !== count();) {
    before = count()
    for (let nth = 0; nth < 20; nth += 1) await shop.ctx.pool.query('select 1')
  }
}
