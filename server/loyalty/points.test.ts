import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { figure, workedTable } from '#domain/cart/worked-table.ts'
import { days } from '#domain/kernel/durations.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { findLedgerFaults, openAccount } from '#test/support/points.ts'
import pointRules from '../../docs/rules/points.md?raw'
import { saveSetting } from '../settings/index.ts'
import { expirePoints } from './expire-points.ts'
import {
  adjustPoints,
  burnHold,
  creditExpected,
  earnPoints,
  expectPoints,
  findAccount,
  findActiveProgramme,
  findProgramme,
  findStanding,
  holdPoints,
  listEntries,
  listExpected,
  listExpiring,
  releaseHold,
  returnBurnt,
  saveProgramme,
  takeBackEarned,
} from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false }, now: '2026-03-30T08:00:00+07:00' })
})
afterAll(() => shop.close())

const noonOf = (day: string) => new Date(`${day}T12:00:00+07:00`)
const everything = { page: 1, limit: 100 }

describe('a ledger', () => {
  test('goes line by line as docs/rules/points.md says', async () => {
    const { db, clock } = shop.ctx
    const accountId = await openAccount(db, clock.now())
    let written = 0
    for (const row of workedTable(pointRules, 'line')) {
      const day = row['day']!
      await turnTo(day)
      await carryOut(row, accountId, noonOf(day))
      const account = await findAccount(db, { id: accountId }, day)
      const { entries, total } = await listEntries(db, accountId, everything)
      const lots = await listExpiring(db, accountId, '2026-01-01', '2099-12-31')
      expect({
        line: row['line'],
        writes: listed(
          entries
            .slice(0, total - written)
            .toReversed()
            .map(({ kind, availableChange }) => `${kind} ${availableChange}`),
        ),
        spendable: String(account?.available),
        held: String(account?.holding),
        owed: String(account?.debt),
        lots: listed(lots.map(({ points, expiresOn }) => `${points} (${expiresOn})`)),
      }).toEqual({
        line: row['line'],
        writes: row['writes'],
        spendable: row['spendable'],
        held: row['held'],
        owed: row['owed'],
        lots: row['lots'],
      })
      written = total
    }
    expect(written).toBeGreaterThan(10)
    expect(await findLedgerFaults(db)).toEqual([])
  })

  test('is read by kind and by Vietnam days, newest first', async () => {
    const { db } = shop.ctx
    const accountId = await openAccount(db, noonOf('2026-05-01'))
    const earn = (cause: string, at: string) =>
      earnPoints(db, {
        accountId,
        points: 10,
        cause,
        programmeId: null,
        note: cause,
        at: new Date(at),
      })
    await earn('code:evening', '2026-05-01T23:59:59+07:00')
    await earn('code:midnight', '2026-05-02T00:00:00+07:00')
    await earn('code:late', '2026-05-02T23:59:59+07:00')
    await earn('code:next', '2026-05-03T00:00:00+07:00')
    await holdPoints(db, {
      accountId,
      points: 15,
      cause: 'order:read',
      note: 'Đổi quà',
      at: noonOf('2026-05-04'),
    })
    const day = { from: '2026-05-02', to: '2026-05-02' }
    const ofDay = await listEntries(db, accountId, { ...everything, ...day })
    expect(ofDay.entries.map(({ cause }) => cause)).toEqual(['code:late', 'code:midnight'])
    const holds = await listEntries(db, accountId, { ...everything, kind: 'hold' })
    expect(holds).toMatchObject({
      total: 1,
      entries: [{ availableChange: -15, holdingChange: 15, balance: 25, expiresOn: null }],
    })
    const second = await listEntries(db, accountId, { page: 2, limit: 2 })
    expect(second).toMatchObject({
      total: 5,
      entries: [{ cause: 'code:late', expiresOn: '2027-06-30' }, { cause: 'code:midnight' }],
    })
  })

  test('gives new points the validity that staff set', async () => {
    const { db } = shop.ctx
    const accountId = await openAccount(db, noonOf('2026-05-01'))
    await saveSetting(shop.ctx, 'pointsValidity', { months: 2 })
    await earnPoints(db, {
      accountId,
      points: 10,
      cause: 'code:short',
      programmeId: null,
      note: '',
      at: noonOf('2026-05-01'),
    })
    await saveSetting(shop.ctx, 'pointsValidity', { months: 12 })
    expect(await listExpiring(db, accountId, '2026-05-01', '2026-08-31')).toEqual([
      { points: 10, expiresOn: '2026-08-31' },
    ])
  })

  test('refuses to take by hand what is not there', async () => {
    const { db } = shop.ctx
    const accountId = await openAccount(db, noonOf('2026-05-01'))
    const taking = { accountId, points: -1, cause: 'adjust:none', note: '', actor: 'staff' }
    const refused = adjustPoints(db, { ...taking, at: noonOf('2026-05-01') })
    await expect(refused).rejects.toMatchObject({ code: 'notEnoughPoints' })
  })

  test('leaves out what is over before anything swept it', async () => {
    const { db } = shop.ctx
    const accountId = await openAccount(db, noonOf('2026-05-01'))
    await earnPoints(db, {
      accountId,
      points: 10,
      cause: 'code:over',
      programmeId: null,
      note: '',
      at: noonOf('2026-05-01'),
    })
    const onDay = async (day: string) => (await findAccount(db, { id: accountId }, day))?.available
    expect([await onDay('2027-06-30'), await onDay('2027-07-01')]).toEqual([10, 0])
  })
})

describe('points of an order', () => {
  test('are earned once for the programme of the day, and taken back from its tiers', async () => {
    const { db } = shop.ctx
    const programmeId = await saveProgramme(db, {
      name: 'Năm 2026',
      startsOn: '2026-01-01',
      endsOn: '2026-12-31',
      tiers: [{ name: 'Thành viên', pointFrom: 0 }],
    })
    const at = noonOf('2026-12-31')
    const accountId = await openAccount(db, at)
    const cause = 'order-points:DH1'
    await expectPoints(db, { accountId, cause, points: 70, at })
    await expectPoints(db, { accountId, cause, points: 90, at })
    expect(await listExpected(db, accountId)).toEqual([{ cause, points: 70, since: at }])
    expect(await creditExpected(db, { cause, note: 'Đơn hàng DH1', at })).toBe(70)
    expect(await creditExpected(db, { cause, note: 'Đơn hàng DH1', at })).toBe(0)
    expect(await listExpected(db, accountId)).toEqual([])
    expect(await findStanding(db, accountId, programmeId)).toBe(70)
    const back = { accountId, points: 30, cause: 'order-return:DH1:1', note: '', at }
    await takeBackEarned(db, { ...back, earnedBy: cause })
    await takeBackEarned(db, { ...back, earnedBy: cause })
    expect(await findStanding(db, accountId, programmeId)).toBe(40)
    expect(await findLedgerFaults(db)).toEqual([])
  })
})

describe('a programme', () => {
  test('counts the orders that are completed in it; between programmes they count for none', async () => {
    const { db, clock } = shop.ctx
    const terms = { tiers: [{ name: 'Bạc', pointFrom: 500 }] }
    const [old, next] = [
      await saveProgramme(db, {
        ...terms,
        name: '1',
        startsOn: '2041-01-01',
        endsOn: '2041-06-30',
      }),
      await saveProgramme(db, {
        ...terms,
        name: '2',
        startsOn: '2041-08-01',
        endsOn: '2041-12-31',
      }),
    ]
    const accountId = await openAccount(db, clock.now())
    const placed = new Date('2041-06-30T12:00:00+07:00')
    const complete = async (nth: number, day: string) => {
      const cause = `order-points:CHANGE${nth}`
      await expectPoints(db, { accountId, cause, points: 10 ** nth, at: placed })
      await creditExpected(db, { cause, note: '', at: new Date(`${day}T12:00:00+07:00`) })
      return [await findStanding(db, accountId, old), await findStanding(db, accountId, next)]
    }
    expect(await complete(0, '2041-06-30')).toEqual([1, 0])
    expect(await complete(1, '2041-07-15')).toEqual([1, 0])
    expect(await complete(2, '2041-08-01')).toEqual([1, 100])
    expect(await findAccount(db, { id: accountId }, '2041-08-01')).toMatchObject({ available: 111 })
    const back = { accountId, points: 40, cause: 'order-return:CHANGE2:1', note: '' }
    const earnedBy = 'order-points:CHANGE2'
    await takeBackEarned(db, { ...back, earnedBy, at: new Date('2041-08-02T12:00:00+07:00') })
    expect(await findStanding(db, accountId, next)).toBe(60)
    expect(await findLedgerFaults(db)).toEqual([])
  })

  test('is active on its first and last day, and only when it is published', async () => {
    const { db } = shop.ctx
    const terms = { tiers: [{ name: 'Bạc', pointFrom: 500 }], notice: 'Hạng mới' }
    const window = { startsOn: '2030-01-01', endsOn: '2030-06-30' }
    const id = await saveProgramme(db, { ...terms, ...window, name: 'Đầu năm 2030' })
    await saveProgramme(db, { ...terms, ...window, name: 'Nháp', published: false })
    const on = async (day: string) => (await findActiveProgramme(shop.ctx, day))?.name ?? null
    expect(await on('2029-12-31')).toBeNull()
    expect(await on('2030-01-01')).toBe('Đầu năm 2030')
    expect(await on('2030-06-30')).toBe('Đầu năm 2030')
    expect(await on('2030-07-01')).toBeNull()
    expect(await findProgramme(db, id)).toEqual({
      id,
      ...window,
      name: 'Đầu năm 2030',
      notice: 'Hạng mới',
      productIds: null,
      factor: 100,
      tiers: [{ name: 'Bạc', pointFrom: 500, benefits: '' }],
    })
    expect(await findProgramme(db, 999_999)).toBeNull()
  })

  test('never runs beside another', async () => {
    const { db } = shop.ctx
    const terms = { name: 'Giữa năm', tiers: [] }
    await saveProgramme(db, { ...terms, startsOn: '2031-01-01', endsOn: '2031-06-30' })
    const second = saveProgramme(db, { ...terms, startsOn: '2031-06-30', endsOn: '2031-12-31' })
    await expect(second).rejects.toThrow('exclu')
  })
})

async function turnTo(day: string): Promise<void> {
  const { clock } = shop.ctx
  while (clock.today() < day) (clock as { advance(ms: number): void }).advance(days(1))
}

async function carryOut(row: Record<string, string>, accountId: number, at: Date): Promise<void> {
  const { db } = shop.ctx
  const cause = row['cause']!
  const change = { accountId, points: figure(row['points']!), cause, note: '', at }
  const operations: Record<string, () => Promise<unknown>> = {
    earn: () => earnPoints(db, { ...change, programmeId: null }),
    hold: () => holdPoints(db, change),
    burn: () => burnHold(db, { cause, at }),
    release: () => releaseHold(db, { cause, at }),
    return: () => returnBurnt(db, change),
    takeBack: () => takeBackEarned(db, change),
    adjust: () => adjustPoints(db, { ...change, actor: 'staff' }),
    night: () => expirePoints(shop.ctx),
  }
  await operations[row['does']!]!()
}

function listed(parts: string[]): string {
  return parts.length > 0 ? parts.join(', ') : '–'
}
