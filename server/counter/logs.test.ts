import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/counter/api.ts'
import { pharmacyEarn, pharmacyEarnWithCodes } from '#domain/membership/api.ts'
import { examine } from '#server/doctor.ts'
import { csvText } from '#test/support/csv-text.ts'
import type { TestShop } from '#test/support/app.ts'
import { callAsPharmacy, issueCodes, openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { openPharmacy, signedInPharmacy, type PharmacyLogin } from '#test/support/pharmacy.ts'

let shop: TestShop
let jex: ShelfProduct
let owner: PharmacyLogin
let staff: PharmacyLogin
let other: PharmacyLogin

const wrong = 'ZZZZZZZZZZZZ'

beforeAll(async () => {
  shop = await openMemberShop()
  ;[jex] = (await addStock(shop.ctx.db, [{ code: 'JEX30' }])) as [ShelfProduct]
  await openProgramme(shop)
  owner = await openPharmacy(shop, { code: 'NT00218' })
  staff = await openPharmacy(shop, { code: 'NT00218', role: 'staff' })
  other = await openPharmacy(shop, { code: 'NT00999' })
  // Yesterday by the owner, today by both, elsewhere by another pharmacy.
  shop.ctx.clock.advance(-86_400_000)
  await enter(owner, '0912000111', 2)
  shop.ctx.clock.advance(86_400_000)
  const [used] = await enter(owner, '0912000222', 3)
  await enterOne(staff, '0912000333', used!)
  await enterOne(staff, '0912000333', wrong)
  await enter(staff, '0912000333', 1)
  await enter(other, '0912000444', 4)
})
afterAll(() => shop.close())

async function enter(by: PharmacyLogin, phone: string, count: number): Promise<string[]> {
  const codes = await issueCodes(shop, jex, count)
  await shop.call(pharmacyEarnWithCodes, { phone, codes }, keyed(by))
  return codes
}

function enterOne(by: PharmacyLogin, phone: string, code: string) {
  return shop.call(pharmacyEarn, { phone, code }, keyed(by))
}

function keyed({ headers }: PharmacyLogin) {
  return { headers: { ...headers, 'idempotency-key': crypto.randomUUID() } }
}

describe('the log of a pharmacy', () => {
  test('shows today, five a page, newest first, with sums of the whole day', async () => {
    const { items, paginate, summary } = await shop.call(api.listEarnLog, {}, owner)
    expect(paginate).toEqual({ page: 1, limit: 5, total_data: 6, total_page: 2 })
    expect(summary).toEqual({ entries: 6, earned: 4, used: 1, wrong: 1, refused: 0, points: 120 })
    expect(items).toHaveLength(5)
    expect(items[0]).toMatchObject({
      phone: '*******333',
      status: 'earned',
      point: 30,
      product: { name: 'Viên uống JEX30', product_code: 'JEX30' },
      by: { username: staff.username, full_name: 'Trần Thị Hoa' },
    })
    expect(items[0]!.code_masked).toMatch(/^.{3}\*{6}.{3}$/)
    const second = await shop.call(api.listEarnLog, { page: 2 }, owner)
    expect(second.items).toHaveLength(1)
    const ids = [...items, ...second.items].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
  })

  test('goes over days page by page and loses none', async () => {
    const days = { from: '2026-11-01', to: '2026-11-21' }
    const ids: number[] = []
    for (let page = 1; page <= 4; page += 1) {
      const { items, paginate } = await shop.call(
        api.listEarnLog,
        { ...days, page, limit: 2 },
        owner,
      )
      expect(paginate).toMatchObject({ total_data: 8, total_page: 4 })
      ids.push(...items.map(({ id }) => id))
    }
    expect(new Set(ids).size).toBe(8)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  test('is narrowed by what became of the codes', async () => {
    const earned = await shop.call(api.listEarnLog, { status: 'earned', page: 2, limit: 3 }, owner)
    expect(earned.items).toHaveLength(1)
    expect(earned.summary).toMatchObject({ entries: 4, earned: 4, used: 0, points: 120 })
    const tried = await shop.call(api.listEarnLog, { status: 'wrong' }, owner)
    expect(tried.items.map((item) => item.code)).toEqual([0])
  })

  test('finds the end of a phone and either end of a code', async () => {
    const days = { from: '2026-11-20' }
    const byPhone = await shop.call(api.listEarnLog, { ...days, keyword: '111' }, owner)
    expect(byPhone.paginate.total_data).toBe(2)
    expect(byPhone.summary.points).toBe(60)
    const byCode = await shop.call(api.listEarnLog, { ...days, keyword: wrong.slice(-3) }, owner)
    expect(byCode.items.map((item) => item.status)).toEqual(['wrong'])
    const [one] = byPhone.items
    const masked = await shop.call(api.listEarnLog, { ...days, keyword: one!.code_masked }, owner)
    expect(masked.items.map(({ id }) => id)).toEqual([one!.id])
    expect(await refusalOf(shop.call(api.listEarnLog, { keyword: '11' }, owner))).toBe(
      'invalidInput',
    )
  })

  test('shows staff their own entries alone, whatever they ask for', async () => {
    const own = await shop.call(api.listEarnLog, { user: owner.username }, staff)
    expect(own.summary).toEqual({
      entries: 3,
      earned: 1,
      used: 1,
      wrong: 1,
      refused: 0,
      points: 30,
    })
    expect(own.items.every((item) => item.by!.username === staff.username)).toBe(true)
    const found = await shop.call(api.listEarnLog, { keyword: '222' }, staff)
    expect(found.items).toEqual([])
    const asked = await shop.call(api.listEarnLog, { user: staff.username }, owner)
    expect(asked.summary).toEqual(own.summary)
  })

  test('is nobody else’s', async () => {
    const { items } = await shop.call(api.listEarnLog, {}, other)
    expect(items.every((item) => item.phone === '*******444')).toBe(true)
    const named = shop.call(api.listEarnLog, { drugstoreCode: owner.code }, other)
    expect(await refusalOf(named)).toBe('forbidden')
  })

  test('leaves as a table for owners, with nothing that a spreadsheet would run', async () => {
    await shop.ctx.db
      .updateTable('drugstore_user')
      .set({ full_name: '=1+1' })
      .where('username', '=', staff.username)
      .execute()
    const url = '/api/drugstoreEarnPointLog/export?from=2026-11-20'
    const answer = await shop.app.fastify.inject({ url, headers: owner.headers })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-16le')
    expect(answer.headers['content-disposition']).toContain(
      'nhat-ky-tich-diem-NT00218-2026-11-20-2026-11-21.csv',
    )
    const rows = parse<Record<string, string>>(csvText(answer), {
      columns: true,
      bom: true,
      delimiter: '\t',
    })
    expect(rows).toHaveLength(8)
    expect(rows[0]).toMatchObject({
      'Số điện thoại': '*******333',
      'Kết quả': 'Tích điểm thành công',
      Điểm: '30',
      'Người nhập': "'=1+1",
    })
    const asStaff = await shop.app.fastify.inject({ url, headers: staff.headers })
    expect(asStaff.statusCode).toBe(403)
  })
})

describe('what a pharmacy did', () => {
  const days = { from: '2026-11-19', to: '2026-11-21' }

  test('adds up by day, in all and for each account, beside the days before', async () => {
    const statistics = await shop.call(api.getPharmacyStatistics, days, owner)
    expect(statistics.buckets.map(({ from, points }) => [from, points])).toEqual([
      ['2026-11-19', 0],
      ['2026-11-20', 60],
      ['2026-11-21', 120],
    ])
    expect(statistics.totals).toMatchObject({ entries: 8, earned: 6, points: 180, offers: 0 })
    expect(statistics.before.entries).toBe(0)
    expect(statistics.users.map(({ by, points }) => [by.username, points])).toEqual([
      [owner.username, 150],
      [staff.username, 30],
    ])
  })

  test('adds up by week, and is refused for more than 400 days', async () => {
    const weeks = { from: '2026-11-09', to: '2026-11-21', by: 'week' } as const
    const { buckets } = await shop.call(api.getPharmacyStatistics, weeks, owner)
    expect(buckets.map(({ from, to, entries }) => [from, to, entries])).toEqual([
      ['2026-11-09', '2026-11-15', 0],
      ['2026-11-16', '2026-11-21', 8],
    ])
    const long = shop.call(
      api.getPharmacyStatistics,
      { from: '2025-01-01', to: '2026-11-21' },
      owner,
    )
    expect(await refusalOf(long)).toBe('invalidInput')
  })

  test('is a statement for the month, by product too, and a table', async () => {
    const statement = await shop.call(api.getPharmacyStatement, { month: '2026-11' }, owner)
    expect(statement).toMatchObject({
      pharmacy: { code: 'NT00218', name: 'Nhà thuốc NT00218' },
      is_final: false,
      totals: { earned: 6, points: 180 },
      products: [{ product_code: 'JEX30', name: 'Viên uống JEX30', codes: 6, points: 180 }],
    })
    expect(statement.days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21'])
    const url = '/api/drugstore/statement/export?month=2026-11'
    const answer = await shop.app.fastify.inject({ url, headers: owner.headers })
    expect(csvText(answer)).toContain('Bảng kê tháng 11/2026 – Nhà thuốc NT00218 (NT00218)')
    expect(csvText(answer)).toContain('Viên uống JEX30\tJEX30\t6\t180')
  })

  test('is for owners', async () => {
    expect(await refusalOf(shop.call(api.getPharmacyStatistics, days, staff))).toBe('forbidden')
    const statement = shop.call(api.getPharmacyStatement, { month: '2026-11' }, staff)
    expect(await refusalOf(statement)).toBe('forbidden')
  })
})

describe('many counters of one pharmacy', () => {
  test('with the same codes in opposite order: each counts once, nobody waits in a circle', async () => {
    const codes = await issueCodes(shop, jex, 20)
    const pharmacy = signedInPharmacy({ code: 'NT00500' })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, nth) =>
        callAsPharmacy(
          shop,
          pharmacyEarnWithCodes,
          { phone: `09130000${10 + nth}`, codes: nth % 2 ? codes : codes.toReversed() },
          { pharmacy: { ...pharmacy, username: nth % 3 ? 'nt00500' : 'nt00500.hoa' } },
        ),
      ),
    )
    const earned = answers.flat().filter(({ point }) => point > 0)
    expect(earned).toHaveLength(20)
    const day = { from: '2026-11-21', to: '2026-11-21' }
    const { totals } = await callAsPharmacy(shop, api.getPharmacyStatistics, day, { pharmacy })
    expect(totals).toMatchObject({ entries: 240, earned: 20, used: 220, points: 600 })
  })

  test('a request sent again counts once', async () => {
    const [code] = await issueCodes(shop, jex, 1)
    const pharmacy = signedInPharmacy({ code: 'NT00501' })
    const input = { phone: '0913000099', code: code! }
    const again = { pharmacy, idempotencyKey: 'the-line-was-slow' }
    await Promise.all(
      Array.from({ length: 5 }, () => callAsPharmacy(shop, pharmacyEarn, input, again)),
    )
    const { summary } = await callAsPharmacy(shop, api.listEarnLog, {}, { pharmacy })
    expect(summary.entries).toBe(1)
  })
})

test('after all of it every sum can be proved, and a wrong one is found', async () => {
  expect(await examine(shop.ctx.db)).toEqual([])
  await shop.ctx.db
    .updateTable('store_day')
    .set({ points: 1 })
    .where('store_code', '=', 'NT00501')
    .execute()
  const findings = await examine(shop.ctx.db)
  expect(findings.map(({ check }) => check)).toEqual([
    "a store's day is the sum of its entries and of the vouchers it used",
  ])
})
