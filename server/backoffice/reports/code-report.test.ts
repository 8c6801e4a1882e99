import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getCodeReport,
  listCountedReports,
  listTriedCodes,
  traceTry,
  type CodeReportGroup,
} from '#domain/genuine/backoffice/code-report.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import { countCodeDays } from '#server/backoffice/index.ts'
import { examine } from '#server/doctor.ts'
import { noteAttempt, noteGuestTry } from '#server/genuine/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { csvText } from '#test/support/csv-text.ts'
import { openMemberShop } from '#test/support/members.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let care: { headers: Record<string, string> }
let batchId: number
let recalledId: number
const hanoi = 1
const day = '2026-03-10'
const at = (time: string) => new Date(`${day}T${time}:00+07:00`)

beforeAll(async () => {
  shop = await openMemberShop()
  care = { headers: await staffHeaders(shop, 'care') }
  batchId = await addBatch('JEX', null)
  recalledId = await addBatch('TRA', at('08:00'))
  await addPharmacy('NT1', hanoi)
  await addPharmacy('NT2', null)
  await enterAll()
})
afterAll(() => shop.close())

async function addBatch(code: string, recalledAt: Date | null): Promise<number> {
  const { id } = await shop.ctx.db
    .insertInto('code_batch')
    .values({
      name: `Lô ${code}`,
      kind: 'single',
      product_code: code,
      product_id: null,
      point: 10,
      product_expires_on: null,
      earn_until: null,
      voucher_campaign_id: null,
      source: 'imported',
      state: recalledAt ? 'recalled' : 'ready',
      exported_to: null,
      created_at: at('07:00'),
      recalled_at: recalledAt,
      wanted_count: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addPharmacy(code: string, province: number | null): Promise<void> {
  await shop.ctx.db
    .insertInto('drugstore')
    .values({
      code,
      name: `Nhà thuốc ${code}`,
      scheme: 'gso34',
      province_id: province,
      district_id: null,
      ward_id: null,
      latitude: null,
      longitude: null,
      listed_on: null,
      hours: '{}',
      created_at: at('07:00'),
      updated_at: at('07:00'),
    })
    .execute()
}

interface Tried {
  result: number
  pharmacyCode?: string
  batch?: number | null
  phone?: string
  code?: string
}

let entries = 0

async function enter({ result, pharmacyCode, batch = batchId, phone, ...tried }: Tried) {
  entries += 1
  const { code = `JEX34679AC${String(entries).padStart(2, '0')}` } = tried
  const known = phone ?? `09120000${String(entries).padStart(2, '0')}`
  await shop.ctx.db.transaction().execute((trx) =>
    noteAttempt(trx, {
      phone: known,
      channel: pharmacyCode ? 'store' : 'member',
      pharmacyCode: pharmacyCode ?? null,
      address: '',
      code,
      config: shop.ctx.config,
      batchId: batch,
      result,
      point: 0,
      at: at('10:00'),
    }),
  )
}

/**
 * At NT1: a first entry that nobody redeems, the same again, a wrong one. At NT2: a recalled one. By a member: one
 * that is not activated. A guest: a wrong one.
 */
async function enterAll(): Promise<void> {
  await enter({ result: resultCodes.codeUsed, pharmacyCode: 'NT1', code: 'JEX34679ACDE' })
  await enter({ result: resultCodes.codeIncorrect, pharmacyCode: 'NT1', batch: null })
  await enter({
    result: resultCodes.noProgrammeForProduct,
    pharmacyCode: 'NT2',
    batch: recalledId,
  })
  await enter({ result: resultCodes.productNotFound })
  await noteGuestTry(shop.ctx.db, {
    address: '',
    code: 'WRONG1234567',
    config: shop.ctx.config,
    batchId: null,
    result: resultCodes.codeIncorrect,
    at: at('11:00'),
  })
  await shop.ctx.db
    .insertInto('counterfeit_report')
    .values({
      account_id: null,
      phone: '',
      code_masked: 'JEX***CDE',
      code_hash: Buffer.alloc(16, 1),
      batch_id: batchId,
      place: 'Hà Nội',
      description: '',
      photo: null,
      created_at: at('12:00'),
      province: hanoi,
      assigned_to: null,
      closed_at: null,
    })
    .execute()
}

const days = { from: day, to: day }
const report = (by: CodeReportGroup) => shop.call(getCodeReport, { by, ...days }, care)

test('entries of a day are told apart by what became of them, once the job ran', async () => {
  expect(await report('day')).toMatchObject({ behind: true, items: [] })
  await countCodeDays(shop.ctx)
  expect(await report('day')).toMatchObject({
    behind: false,
    items: [{ key: day, entered: 5, again: 1, unknown: 2, recalled: 1, inactive: 1, reports: 1 }],
  })
})

test('every way to group it comes to the same, and each figure opens its entries', async () => {
  await countCodeDays(shop.ctx)
  for (const by of ['day', 'month', 'product', 'province', 'store'] as const) {
    const { items } = await report(by)
    expect([by, items.reduce((sum, { entered }) => sum + entered, 0)]).toEqual([by, 5])
    for (const row of items) {
      const asked = { ...days, by, key: row.key }
      for (const figure of ['entered', 'again', 'unknown', 'recalled', 'inactive'] as const) {
        const { items: tries } = await shop.call(listTriedCodes, { ...asked, figure }, care)
        expect([by, row.key, figure, tries.length]).toEqual([by, row.key, figure, row[figure]])
      }
      const reports = await shop.call(listCountedReports, asked, care)
      expect(reports.length).toBe(row.reports ?? 0)
    }
  }
})

test('a pharmacy stands in its province, and one without any apart', async () => {
  await countCodeDays(shop.ctx)
  const { items } = await report('province')
  expect(items.map(({ key, entered }) => [key, entered])).toEqual(
    expect.arrayContaining([
      ['1', 2],
      ['0', 1],
      ['', 2],
    ]),
  )
})

test('an entry shows no phone, and leads to all that is known of its code', async () => {
  await countCodeDays(shop.ctx)
  const asked = { ...days, by: 'store' as const, key: 'NT1', figure: 'again' as const }
  const { items } = await shop.call(listTriedCodes, asked, care)
  expect(items[0]!.phone).toMatch(/^\*+\d{3}$|\*/)
  const traced = await shop.call(traceTry, { id: items[0]!.id }, care)
  expect(traced).toMatchObject({ state: 'unknown', attempts: [{ pharmacy_code: 'NT1' }] })
})

test('pages go on where the one before ended', async () => {
  await countCodeDays(shop.ctx)
  const asked = { ...days, by: 'day' as const, key: day, limit: 2 }
  const first = await shop.call(listTriedCodes, asked, care)
  const second = await shop.call(listTriedCodes, { ...asked, cursor: first.next! }, care)
  const third = await shop.call(listTriedCodes, { ...asked, cursor: second.next! }, care)
  const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id))
  expect(new Set(ids).size).toBe(5)
  expect(third.next).toBeNull()
})

test('ten wrong codes of a phone are suspicious, and stay so once the phone is forgotten', async () => {
  for (let n = 0; n < 10; n += 1)
    await enter({ result: resultCodes.codeIncorrect, batch: null, phone: '0913000001' })
  await countCodeDays(shop.ctx)
  expect((await report('day')).items[0]!.suspicious).toBe(10)
  await shop.ctx.db.updateTable('code_attempt').set({ phone: '' }).execute()
  await shop.ctx.db.insertInto('code_day_due').values({ day }).execute()
  await countCodeDays(shop.ctx)
  expect((await report('day')).items[0]!.suspicious).toBe(10)
  const asked = { ...days, by: 'day' as const, key: day, figure: 'suspicious' as const }
  expect((await shop.call(listTriedCodes, asked, care)).items.length).toBe(10)
})

test('counted by eight at once while eight enter codes, nothing is lost', async () => {
  const before = (await report('day')).items[0]!.entered
  await Promise.all([
    ...Array.from({ length: 8 }, () => enter({ result: resultCodes.codeUsed })),
    ...Array.from({ length: 8 }, () => countCodeDays(shop.ctx)),
  ])
  await countCodeDays(shop.ctx)
  expect((await report('day')).items[0]!.entered).toBe(before + 8)
  const found = await examine(shop.ctx.db)
  expect(found.filter(({ check }) => check.startsWith("a day's"))).toEqual([])
})

test('a sum that is wrong is found, and ends with the next count', async () => {
  await shop.ctx.db
    .updateTable('code_day')
    .set({ tries: 99 })
    .where('part', '=', 'channel')
    .execute()
  const found = (await examine(shop.ctx.db)).map(({ check }) => check)
  expect(found).toContain("a day's codes are counted as they were entered")
  await shop.ctx.db.insertInto('code_day_due').values({ day }).execute()
  await countCodeDays(shop.ctx)
  const after = (await examine(shop.ctx.db)).map(({ check }) => check)
  expect(after).not.toContain("a day's codes are counted as they were entered")
})

test('the file says the same, for those who read it', async () => {
  const url = `/api/admin/reports/codes/export?by=store&from=${day}&to=${day}`
  const file = await shop.app.fastify.inject({ url, headers: care.headers })
  expect(file.statusCode).toBe(200)
  expect(csvText(file)).toContain('Nhà thuốc NT1 (NT1)')
  const headers = await staffHeaders(shop, 'warehouse')
  expect((await shop.app.fastify.inject({ url, headers })).statusCode).toBe(403)
})
