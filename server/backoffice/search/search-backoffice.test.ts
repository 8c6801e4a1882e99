import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hitKinds, searchBackoffice, type SearchHit } from '#domain/backoffice/api.ts'
import { earnWithCode } from '#domain/membership/api.ts'
import * as orderApi from '#domain/order/api.ts'
import type { StaffRole } from '#domain/staff/permissions.ts'
import type { TestShop } from '#test/support/app.ts'
import { customerId } from '#test/support/customer-writes.ts'
import { issueCodes, openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop } from '#test/support/members.ts'
import { buyerWith, orderBody, placeFor, type Buyer } from '#test/support/order-lives.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let jex: ShelfProduct
let lan: Buyer
let codes: string[]
let ordered: string
const headersOf = {} as Record<StaffRole, Record<string, string>>

beforeAll(async () => {
  shop = await openMemberShop()
  jex = (await addStock(shop.ctx.db, [{ code: 'JEX' }, { code: 'OTIV' }]))[0]!
  await openProgramme(shop)
  codes = await issueCodes(shop, jex, 3)
  lan = await buyerWith(shop, 1240)
  ordered = (await placeFor(shop, lan, orderBody([{ product: jex, quantity: 2 }]))).code
  for (const role of ['admin', 'care', 'warehouse', 'content'] as const) {
    headersOf[role] = await staffHeaders(shop, role)
  }
})
afterAll(() => shop.close())

function search(q: string, role: StaffRole = 'admin'): Promise<SearchHit[]> {
  return shop.call(searchBackoffice, { q }, { headers: headersOf[role] })
}

describe('what comes first', () => {
  test('a product whose code was typed whole leads, however many bear the word', async () => {
    const hits = await search('jex')
    expect(hits[0]).toMatchObject({ kind: 'product', text: expect.stringMatching(/^JEX ·/) })
  })

  test('people and orders lead products, by a name without accents', async () => {
    const kinds = [...new Set((await search('nguyen thi lan')).map(({ kind }) => kind))]
    expect(kinds).toEqual(['order', 'customer'])
    expect((await search('Nguyễn Thị Lan'))[0]).toMatchObject({ kind: 'order', title: ordered })
  })

  test('of a phone its last four digits are enough', async () => {
    const hits = await search(lan.phone.slice(-4))
    expect(hits.slice(0, 2).map(({ kind }) => kind)).toEqual(['order', 'customer'])
  })

  test('the beginning of a code finds its product, and nothing that was not typed comes up', async () => {
    expect(await search('oti')).toMatchObject([{ kind: 'product', title: 'Viên uống OTIV' }])
    for (const text of ['mai lan', 'jexx', 'vien uong lan', 'qwerty']) {
      const products = (await search(text)).filter(({ kind }) => kind === 'product')
      expect(products, text).toEqual([])
    }
  })

  test('of no kind there are more than five', async () => {
    const hits = await search('vien uong')
    for (const kind of hitKinds) {
      expect(hits.filter((hit) => hit.kind === kind).length).toBeLessThanOrEqual(5)
    }
  })
})

describe('the search box of the back office', () => {
  test('finds an order by its code, whole, half, without DH or with dashes', async () => {
    const code = ordered
    const typed = [
      code,
      code.slice(0, 11),
      code.slice(2),
      `${code.slice(0, 8)}-${code.slice(8)}`,
      code.toLowerCase(),
    ]
    for (const text of typed) {
      const hits = await search(text)
      expect(
        hits.filter(({ kind }) => kind === 'order'),
        text,
      ).toMatchObject([
        {
          title: code,
          text: expect.stringContaining('Nguyễn Thị Lan · Chờ xác nhận · 590.000'),
          link: { page: 'order', id: code },
        },
      ])
    }
  })

  test('finds whoever has a phone, masked, with points, tier and orders', async () => {
    const hits = await search(`+84 ${lan.phone.slice(1)}`)
    expect(hits[0]).toMatchObject({ kind: 'order' })
    expect(hits.find(({ kind }) => kind === 'customer')).toEqual({
      kind: 'customer',
      title: 'N***** T** Lan',
      text: expect.stringMatching(/^\*{7}\d{3} · 1\.240 điểm · hạng .+ · 1 đơn hàng$/) as string,
      link: { page: 'customer', id: String(await customerId(shop, lan.phone)) },
    })
  })

  test('finds orders and customers by the end of a phone, orders first, nobody unmasked', async () => {
    const hits = await search(lan.phone.slice(-5))
    expect(hits.map(({ kind }) => kind)).toEqual(['order', 'customer'])
    expect(JSON.stringify(hits)).not.toContain(lan.phone)
  })

  test('finds customers by a name without accents, before products', async () => {
    const kinds = (await search('lan')).map(({ kind }) => kind)
    expect(kinds.slice(0, 2)).toEqual(['order', 'customer'])
  })

  test('shows at most five of a kind, the newest orders first', async () => {
    const placed: string[] = []
    for (let nth = 0; nth < 6; nth += 1) {
      shop.ctx.clock.advance(60_000)
      const { code } = await shop.call(
        orderApi.placeOrder,
        guestOrder([{ product: jex }], '0977000123'),
      )
      placed.unshift(code)
    }
    const hits = (await search('0977000123')).filter(({ kind }) => kind === 'order')
    expect(hits.map(({ title }) => title)).toEqual(placed.slice(0, 5))
  })

  test('finds a product by its name, and by its code also when it is hidden', async () => {
    expect(await search('vien uong jex')).toContainEqual({
      kind: 'product',
      title: 'Viên uống JEX',
      text: expect.stringContaining('JEX · 295.000') as string,
      link: { page: 'product', id: String(jex.id) },
    })
    await shop.ctx.db
      .updateTable('product')
      .set({ published: false })
      .where('product_code', '=', 'OTIV')
      .execute()
    expect(await search('otiv')).toMatchObject([
      { kind: 'product', title: 'Viên uống OTIV', text: expect.stringContaining('đang ẩn') },
    ])
  })

  test('tells what a genuine code is and when it was first used, itself masked', async () => {
    const [used, unused] = codes as [string, string]
    await shop.call(earnWithCode, { code: used }, { headers: lan.headers })
    const hit = (await search(used)).find(({ kind }) => kind === 'code')!
    expect(hit.title).toBe(`${used.slice(0, 3)}******${used.slice(-3)}`)
    expect(hit.text).toMatch(
      /JEX · lô .+ · Dùng lần đầu \d\d:\d\d \d\d\/\d\d\/2026 tại .+, số \*{7}\d{3}/,
    )
    expect((await search(unused.toLowerCase()))[0]).toMatchObject({
      kind: 'code',
      text: expect.stringContaining('Chưa dùng'),
    })
  })

  test('shows each kind only to those who may see it', async () => {
    const kinds = async (q: string, role: StaffRole) => [
      ...new Set((await search(q, role)).map(({ kind }) => kind)),
    ]
    expect(await kinds(lan.phone, 'care')).toEqual(['order', 'customer'])
    expect(await kinds(lan.phone, 'warehouse')).toEqual(['order'])
    expect(await kinds(lan.phone, 'content')).toEqual([])
    expect(await kinds(codes[2]!, 'care')).toContain('code')
    expect(await kinds(codes[2]!, 'warehouse')).not.toContain('code')
    // Its brand is a record that they keep.
    expect(await kinds('jex', 'content')).toEqual(['product', 'record'])
  })

  test.each([
    '',
    '   ',
    '%',
    '_',
    "'; drop table shop_order",
    'DH',
    '💊',
    '0'.repeat(80),
    'x'.repeat(80),
  ])('has nothing to say to %j, and does not fall over it', async (text) => {
    expect((await search(text)).filter(({ kind }) => kind !== 'product')).toEqual([])
  })
})
