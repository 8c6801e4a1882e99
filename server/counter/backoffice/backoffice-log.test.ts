import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBackofficeEarnLog, listForgerySignals } from '#domain/counter/backoffice/api.ts'
import { addToPharmacyDay } from '#server/daily-stats/index.ts'
import { noteAttempt } from '#server/genuine/index.ts'
import { csvText } from '#test/support/csv-text.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { refusalOf } from '#test/support/members.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { ensurePharmacy } from '#test/support/pharmacy.ts'

let shop: TestShop
let headers: Record<string, string>

const places = {
  'NT-HN': [21.0285, 105.8542],
  'NT-HN2': [20.9714, 105.7788],
  'NT-HP': [20.8449, 106.6881],
  'NT-HCM': [10.7769, 106.7009],
  'NT-NOWHERE': [null, null],
} as const
type Pharmacy = keyof typeof places

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  for (const [code, [latitude, longitude]] of Object.entries(places)) {
    await ensurePharmacy(shop, code)
    await shop.ctx.db
      .updateTable('drugstore')
      .set({ latitude, longitude })
      .where('code', '=', code)
      .execute()
  }
  headers = await staffHeaders(shop, 'care')
  // Guesses at one counter, by ever new phones, and by one phone at home.
  for (let nth = 0; nth < 10; nth += 1) {
    await enter('NT-HN2', `09310000${10 + nth}`, `2026-11-20T08:${10 + nth}:00+07:00`)
  }
  for (let nth = 0; nth < 9; nth += 1) {
    await enter('NT-HP', `09310001${10 + nth}`, `2026-11-20T09:${10 + nth}:00+07:00`)
  }
  for (let nth = 0; nth < 10; nth += 1)
    await enter(null, '0932000000', `2026-11-19T10:0${nth}:00+07:00`)
  // Traded codes: one phone at four counters of a day, of which two are far apart.
  await enter('NT-HN', '0933000001', '2026-11-20T08:00:00+07:00', 1)
  await enter('NT-HN2', '0933000001', '2026-11-20T08:40:00+07:00', 1)
  await enter('NT-NOWHERE', '0933000001', '2026-11-20T14:00:00+07:00', 1)
  await enter('NT-HCM', '0933000001', '2026-11-20T19:00:00+07:00', 1)
  // In half an hour to Hải Phòng, and in five to Hồ Chí Minh City.
  await enter('NT-HN', '0933000002', '2026-11-21T07:00:00+07:00', 3)
  await enter('NT-HP', '0933000002', '2026-11-21T07:30:00+07:00', 3)
  await enter('NT-HN', '0933000003', '2026-11-21T07:00:00+07:00', 3)
  await enter('NT-HP', '0933000003', '2026-11-21T09:00:00+07:00', 3)
})
afterAll(() => shop.close())

async function enter(
  pharmacyCode: Pharmacy | null,
  phone: string,
  at: string,
  result = 0,
): Promise<void> {
  const channel = pharmacyCode ? ('store' as const) : ('member' as const)
  const tried = {
    phone,
    channel,
    pharmacyCode,
    address: '10.0.0.9',
    code: 'JJ3ABCDEF7KQ',
    point: 0,
  }
  await noteAttempt(shop.ctx.db, { ...tried, batchId: null, result, at: new Date(at) })
  if (pharmacyCode === null) return
  const kind = result === 0 ? { wrong: 1 } : result === 1 ? { earned: 1 } : { used: 1 }
  await addToPharmacyDay(shop.ctx.db, {
    pharmacyCode,
    pharmacyUser: null,
    day: at.slice(0, 10),
    ...kind,
  })
}

describe('the log of all pharmacies', () => {
  test('goes on page after page by cursor and loses none', async () => {
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await shop.call(
        listBackofficeEarnLog,
        { limit: 7, ...(cursor ? { cursor } : {}) },
        { headers },
      )
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(seen).toHaveLength(37)
    expect(new Set(seen).size).toBe(37)
    const wrong = shop.call(listBackofficeEarnLog, { cursor: 'made-up' }, { headers })
    expect(await refusalOf(wrong)).toBe('invalidInput')
  })

  test('is narrowed by pharmacy, phone, kind, way and days', async () => {
    const count = async (filter: object) =>
      (await shop.call(listBackofficeEarnLog, { limit: 100, ...filter }, { headers })).items.length
    expect(await count({ pharmacy: 'nt-hn2' })).toBe(11)
    expect(await count({ phone: '+84 933 000 001' })).toBe(4)
    expect(await count({ status: 'used' })).toBe(4)
    expect(await count({ channel: 'member' })).toBe(10)
    expect(await count({ from: '2026-11-21' })).toBe(4)
    expect(await count({ to: '2026-11-19' })).toBe(10)
    expect(
      await count({ pharmacy: 'NT-HP', status: 'wrong', from: '2026-11-20', to: '2026-11-20' }),
    ).toBe(9)
  })

  test('finds a pharmacy by its name, in words without accents, as the file does', async () => {
    const pharmaciesOf = async (pharmacy: string) => {
      const { items } = await shop.call(
        listBackofficeEarnLog,
        { limit: 100, pharmacy },
        { headers },
      )
      return [...new Set(items.map((item) => item.pharmacy?.code))].toSorted()
    }
    expect(await pharmaciesOf('nha thuoc hcm')).toEqual(['NT-HCM'])
    expect(await pharmaciesOf('nt-hn')).toEqual(['NT-HN'])
    expect(await pharmaciesOf('nt-hc')).toEqual(['NT-HCM'])
    expect(await pharmaciesOf('Không có nhà thuốc này')).toEqual([])
    const url = `/api/admin/earn-log/export?pharmacy=${encodeURIComponent('nhà thuốc hcm')}`
    const file = csvText(await shop.app.fastify.inject({ url, headers }))
    expect(parse<object>(file, { columns: true, bom: true, delimiter: '\t' })).toHaveLength(1)
  })

  test('goes from an entry to all of its customer, whose phone stays masked', async () => {
    const { items } = await shop.call(listBackofficeEarnLog, { pharmacy: 'NT-HCM' }, { headers })
    const input = { customer_of: items[0]!.id, limit: 100 }
    const own = await shop.call(listBackofficeEarnLog, input, { headers })
    expect(own.items.map(({ phone }) => phone)).toEqual(Array<string>(4).fill('*******001'))
    const unknown = { customer_of: 999_999_999 }
    expect((await shop.call(listBackofficeEarnLog, unknown, { headers })).items).toEqual([])
  })

  test('names the pharmacy and masks the customer; leaves as a table', async () => {
    const { items } = await shop.call(
      listBackofficeEarnLog,
      { pharmacy: 'NT-HP', limit: 1 },
      { headers },
    )
    expect(items[0]).toMatchObject({
      phone: '*******003',
      code_masked: 'JJ3******7KQ',
      status: 'used',
      channel: 'store',
      address: '10.0.0.9',
      pharmacy: { code: 'NT-HP', name: 'Nhà thuốc NT-HP' },
    })
    const url = '/api/admin/earn-log/export?status=used'
    const answer = await shop.app.fastify.inject({ url, headers })
    const rows = parse<Record<string, string>>(csvText(answer), {
      columns: true,
      bom: true,
      delimiter: '\t',
    })
    expect(rows).toHaveLength(4)
    expect(rows[0]).toMatchObject({ 'Nhà thuốc': 'Nhà thuốc NT-HP (NT-HP)', Kênh: 'Nhà thuốc' })
    const warehouse = await staffHeaders(shop, 'warehouse')
    expect((await shop.app.fastify.inject({ url, headers: warehouse })).statusCode).toBe(403)
  })
})

describe('signs of forgery (docs/rules/counter.md §5)', () => {
  const signsOf = async (filter: object) =>
    (await shop.call(listForgerySignals, filter, { headers })).items

  test('ten wrong codes of a day, at a pharmacy and of a phone; nine say nothing', async () => {
    const found = await signsOf({ kind: 'manyWrong' })
    expect(found.map(({ pharmacy, phone, count }) => [pharmacy?.code ?? phone, count])).toEqual([
      ['NT-HN2', 10],
      ['*******000', 10],
    ])
    expect(found[0]).toMatchObject({
      detail: '10 mã không đúng trong một ngày',
      first_at: '2026-11-20T08:10:00.000+07:00',
      last_at: '2026-11-20T08:19:00.000+07:00',
    })
  })

  test('one phone at four pharmacies of a day, in the order of time', async () => {
    const found = await signsOf({ kind: 'phoneInManyPharmacies' })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ phone: '*******001', count: 4 })
    expect(found[0]!.pharmacies.map(({ code }) => code)).toEqual([
      'NT-HN',
      'NT-HN2',
      'NT-NOWHERE',
      'NT-HCM',
    ])
  })

  test('two pharmacies that nobody reaches in the time; those without a place say nothing', async () => {
    const found = await signsOf({ kind: 'impossibleDistance' })
    expect(
      found.map(({ phone, pharmacies }) => [phone, pharmacies.map(({ code }) => code)]),
    ).toEqual([['*******002', ['NT-HN', 'NT-HP']]])
    expect(found[0]!.detail).toMatch(/cách nhau (88|89) km trong 30 phút/)
  })

  test('of a phone leads to all that it did, and of a pharmacy to nobody', async () => {
    for (const { phone, entry } of await signsOf({})) {
      expect(entry === undefined).toBe(phone === undefined)
      if (entry === undefined) continue
      const input = { customer_of: entry, limit: 100 }
      const { items } = await shop.call(listBackofficeEarnLog, input, { headers })
      expect(new Set(items.map((item) => item.phone))).toEqual(new Set([phone]))
    }
  })

  test('of the last week unless days are named, and of 92 at most', async () => {
    expect(await signsOf({})).toHaveLength(4)
    expect(await signsOf({ from: '2026-10-01', to: '2026-10-31' })).toEqual([])
    const long = shop.call(
      listForgerySignals,
      { from: '2026-01-01', to: '2026-11-21' },
      { headers },
    )
    expect(await refusalOf(long)).toBe('invalidInput')
  })
})
