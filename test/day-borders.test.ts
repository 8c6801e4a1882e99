import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import * as counter from '#domain/counter/api.ts'
import {
  earnWithCode,
  getPointsBalance,
  listPointHistory,
  pharmacyEarn,
} from '#domain/membership/api.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import { placeOrder } from '#domain/order/api.ts'
import { listBoard } from '#domain/order/backoffice/api.ts'
import { checkVouchers } from '#domain/voucher/api.ts'
import { examine } from '#server/doctor.ts'
import { saveCampaign } from '#server/voucher/index.ts'
import { openTestShop, type TestShop } from './support/app.ts'
import { issueCodes, openProgramme } from './support/loyalty.ts'
import { openMemberShop } from './support/members.ts'
import { buyerWith, type Buyer } from './support/order-lives.ts'
import { guestOrder, addStock, type ShelfProduct } from './support/stock.ts'
import { staffHeaders } from './support/staff.ts'
import { openPharmacy, type PharmacyLogin } from './support/pharmacy.ts'

/** Of the machine, and of the database. */
const zones = [
  ['UTC', 0],
  ['Asia/Ho_Chi_Minh', -420],
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
] as const
const lastMoment = new Date('2026-12-31T23:59:59.999+07:00')

let plain: TestShop
let jex: ShelfProduct
let nth = 0

beforeAll(async () => {
  plain = await openMemberShop({ rateLimits: false })
  jex = (await addStock(plain.ctx.db, [{ code: 'JEX30', onHand: 1000 }]))[0]!
  await openProgramme(plain, { startsOn: '2026-01-01', endsOn: '2026-12-31' })
  await openProgramme(plain, { startsOn: '2027-01-01', endsOn: '2027-12-31', name: 'An Lành 2027' })
})
afterAll(() => plain.close())

/** The shop as it runs on a machine, and on a database, of that zone, at the last moment of a year here. */
async function atYearsEnd(zone: string, january: number): Promise<TestShop> {
  const before = process.env['TZ']
  process.env['TZ'] = zone
  expect(new Date(2026, 0, 1).getTimezoneOffset(), 'the machine is there').toBe(january)
  await setZone(zone)
  const shop = await openTestShop({
    beside: plain,
    now: lastMoment.toISOString(),
    config: { rateLimits: false },
  })
  onTestFinished(async () => {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
    await shop.close()
  })
  return shop
}

const tick = (shop: TestShop) => shop.ctx.clock.advance(1)

describe.each(zones)('in %s the year of the shop ends when it ends in Vietnam', (zone, january) => {
  test('for vouchers', async () => {
    const shop = await atYearsEnd(zone, january)
    const ends = await everybodys(shop, { startsOn: '2026-12-01', endsOn: '2026-12-31' })
    const begins = await everybodys(shop, { startsOn: '2027-01-01', endsOn: '2027-01-31' })
    const problems = async () => {
      const products = [{ id: jex.id, quantity: 1 }]
      const told = await shop.call(checkVouchers, { codes: [ends, begins], products })
      return told.map(({ problem }) => problem ?? 'ok')
    }
    expect(await problems()).toEqual(['ok', 'notStarted'])
    tick(shop)
    expect(await problems()).toEqual(['expired', 'ok'])
  })

  test('for points: what expires, and until when what is earned now lives', async () => {
    const shop = await atYearsEnd(zone, january)
    const lan = await newMember(shop)
    const old = await enter(shop, lan)
    await shop.ctx.db
      .updateTable('point_lot')
      .set({ expires_on: '2026-12-31' })
      .where('account_id', '=', lan.accountId)
      .execute()
    expect(old.code).toBe(resultCodes.earned)
    expect(await spendable(shop, lan)).toBe(30)
    tick(shop)
    expect(await spendable(shop, lan)).toBe(0)
    await enter(shop, lan)
    const { items } = await shop.call(listPointHistory, {}, { headers: lan.headers })
    expect(items.find(({ type }) => type === 'earn')).toMatchObject({ expires_on: '2028-03-31' })
  })

  test('for the filters of the points history', async () => {
    const shop = await atYearsEnd(zone, january)
    const lan = await newMember(shop)
    await enter(shop, lan)
    tick(shop)
    await enter(shop, lan)
    const count = async (days: { from?: string; to?: string }) =>
      (await shop.call(listPointHistory, days, { headers: lan.headers })).paginate.total_data
    expect(await count({ to: '2026-12-31' })).toBe(1)
    expect(await count({ from: '2027-01-01' })).toBe(1)
  })

  test('for orders: the day in their codes, and the days of the board', async () => {
    const shop = await atYearsEnd(zone, january)
    const place = () => shop.call(placeOrder, guestOrder([{ product: jex }], `0933${id()}`))
    const { code: last } = await place()
    tick(shop)
    const { code: first } = await place()
    expect([last.slice(0, 8), first.slice(0, 8)]).toEqual(['DH261231', 'DH270101'])
    const found = async (filter: object) =>
      (
        await shop.call(
          listBoard,
          { ...filter, limit: 100 },
          { headers: await staffHeaders(shop, 'care') },
        )
      ).items
        .map(({ code }) => code)
        .filter((code) => code === last || code === first)
    expect(await found({ to: '2026-12-31' })).toEqual([last])
    expect(await found({ from: '2027-01-01' })).toEqual([first])
    expect(await found({ q: 'DH261231' })).toEqual([last])
  })

  test('for a pharmacy: its log, its days and its month', async () => {
    const shop = await atYearsEnd(zone, january)
    const pharmacy = await openPharmacy(shop, { code: `NT0${id().slice(-4)}` })
    await enterAt(shop, pharmacy, 2)
    tick(shop)
    await enterAt(shop, pharmacy, 1)
    const logged = async (day: string) =>
      (await shop.call(counter.listEarnLog, { from: day, to: day }, pharmacy)).paginate.total_data
    expect([await logged('2026-12-31'), await logged('2027-01-01')]).toEqual([2, 1])
    const earned = async (month: string) => {
      const { totals } = await shop.call(counter.getPharmacyStatement, { month }, pharmacy)
      return totals
    }
    expect(await earned('2026-12')).toMatchObject({ earned: 2 })
    expect(await earned('2027-01')).toMatchObject({ earned: 1 })
    expect(await examine(shop.ctx.db)).toEqual([])
  })
})

/** For the connections that are opened from now on. */
async function setZone(zone: string): Promise<void> {
  const name = new URL(plain.databaseUrl).pathname.slice(1)
  await sql`alter database ${sql.id(name)} set timezone = ${sql.lit(zone)}`.execute(plain.ctx.db)
}

const id = () => String(100_000 + (nth += 1))

const newMember = (shop: TestShop) => buyerWith(shop, 0)

async function everybodys(shop: TestShop, days: { startsOn: string; endsOn: string }) {
  const code = `BIEN${id()}`
  await saveCampaign(shop.ctx.db, {
    name: 'Cuối năm',
    code,
    kind: 'amount',
    value: 10_000,
    ...days,
    createdAt: shop.ctx.clock.now(),
  })
  return code
}

async function enter(shop: TestShop, { headers }: Buyer) {
  const [code] = await issueCodes(shop, jex, 1)
  const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() }
  return shop.call(earnWithCode, { code: code! }, { headers: keyed })
}

async function enterAt(shop: TestShop, { headers }: PharmacyLogin, count: number): Promise<void> {
  for (const code of await issueCodes(shop, jex, count)) {
    const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() }
    await shop.call(pharmacyEarn, { phone: `0944${id()}`, code }, { headers: keyed })
  }
}

async function spendable(shop: TestShop, { headers }: Buyer): Promise<number> {
  return (await shop.call(getPointsBalance, {}, { headers }))!.point
}
