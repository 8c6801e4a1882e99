import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPointReport, listPointEntries } from '#domain/backoffice/reports/points/api.ts'
import { pointGroups } from '#domain/backoffice/reports/point-moves.ts'
import type { Output } from '#domain/contract.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { countPointDays, reportChecks } from '#server/backoffice/index.ts'
import { examine } from '#server/doctor.ts'
import { saveProgramme } from '#server/loyalty/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { anyStep, carryOut, type Step } from '#test/support/points-steps.ts'
import { openAccount } from '#test/support/points.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let programmes: number[]
let accountant: { headers: Record<string, string> }
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  const years = ['2026', '2027'] as const
  programmes = []
  for (const year of years) {
    const window = { startsOn: `${year}-01-01`, endsOn: `${year}-12-31` }
    programmes.push(await saveProgramme(shop.ctx.db, { name: year, ...window, tiers: [] }))
  }
  accountant = { headers: await staffHeaders(shop, 'accountant') }
})
afterAll(() => shop.close())

const firstDay = '2026-02-10'
type Report = Output<typeof getPointReport>
const report = (from: string, to: string): Promise<Report> =>
  shop.call(getPointReport, { from, to }, accountant)

/** The first and the last second of a Vietnam day, and noon. */
const hours = ['00:00:00', '12:00:00', '23:59:59.999']

test('whatever happened, every cut of the time is exact and adjoining ones meet', async () => {
  const story = fc.record({
    steps: fc.array(fc.record({ step: anyStep, hour: fc.constantFrom(...hours) }), {
      minLength: 10,
      maxLength: 40,
    }),
    cuts: fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(story, async ({ steps, cuts }) => {
      const last = await live(steps)
      await countPointDays(shop.ctx)
      const ends = cuts.map((count) => addDays(firstDay, count)).toSorted()
      // A report is of three years at most.
      const steady = Array.from({ length: 12 }, (_, at) => addDays(firstDay, (at + 1) * 1000))
      const beyond = steady.filter((day) => day < addDays(last, 1000))
      await expectExact([...new Set([...ends, last, ...beyond])].toSorted())
    }),
    { numRuns: 40 },
  )
  const ofReports = reportChecks.map(({ name }) => name)
  const found = await examine(shop.ctx.db)
  expect(found.filter(({ check }) => ofReports.includes(check))).toEqual([])
})

/** In another programme each year; gives the last day. */
async function live(steps: readonly { step: Step; hour: string }[]): Promise<string> {
  const id = await openAccount(shop.ctx.db, new Date(`${firstDay}T12:00:00+07:00`))
  let today: string = firstDay
  let time = 0
  for (const { step, hour } of steps) {
    if (step.kind === 'pass') {
      today = addDays(today, step.points)
      time = 0
      continue
    }
    // Time does not go backwards within a day.
    time = Math.max(time, hours.indexOf(hour))
    const at = new Date(`${today}T${hours[time]}+07:00`)
    const programmeId = programmes[today < '2027' ? 0 : 1]!
    await carryOut(shop.ctx.db, { id, programmeId }, step, at)
  }
  return today
}

async function expectExact(ends: readonly string[]): Promise<void> {
  let from = '2026-01-01'
  let before: Report | null = null
  for (const to of ends) {
    const found = await report(from, to)
    expect(found.total.closing).toBe(await outstandingOn(to))
    expect(sumOf(found.months)).toBe(found.total.closing)
    for (const part of [found.total, ...found.programmes]) {
      expect(pointGroups.reduce((sum, group) => sum + part[group], part.opening)).toBe(part.closing)
    }
    expect(sumOf(found.programmes.map(({ closing: points }) => ({ points })))).toBe(
      found.total.closing,
    )
    expect(found.total.moved).toBe(0)
    if (before) expectToMeet(before, found)
    before = found
    from = addDays(to, 1)
  }
}

function expectToMeet(before: Report, after: Report): void {
  expect(after.total.opening).toBe(before.total.closing)
  for (const { id, closing } of before.programmes) {
    expect(after.programmes.find((each) => each.id === id)!.opening).toBe(closing)
  }
}

/** Of the entries alone: what can be spent and what is held. */
async function outstandingOn(day: string): Promise<number> {
  const { rows } = await shop.ctx.pool.query<{ points: number }>(
    `select coalesce(sum(available_change + holding_change), 0)::float8 as points from point_entry
     where created_at < (($1::date + 1)::text || 'T00:00:00+07:00')::timestamptz`,
    [day],
  )
  return rows[0]!.points
}

function sumOf(parts: readonly { points: number }[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0)
}

test('every figure is the sum of the entries that it opens, page by page', async () => {
  await countPointDays(shop.ctx)
  const days = { from: '2026-01-01', to: '2028-12-31' }
  const found = await report(days.from, days.to)
  for (const { move, points } of found.moves) {
    expect([move, await sumOfEntries({ ...days, figure: move })]).toEqual([move, points])
  }
  for (const { id, redeemed, closing } of found.programmes) {
    const ofProgramme = { to: days.to, programme: id }
    expect(await sumOfEntries({ ...ofProgramme, from: days.from, figure: 'redeemed' })).toBe(
      redeemed,
    )
    expect(await sumOfEntries(ofProgramme)).toBe(closing)
  }
  const month = found.months[0]!
  expect(await sumOfEntries({ to: days.to, month: month.month })).toBe(month.points)
})

async function sumOfEntries(asked: Record<string, unknown>): Promise<number> {
  const known = new Set<number>()
  let sum = 0
  for (let cursor: string | undefined; ;) {
    const slice: Output<typeof listPointEntries> = await shop.call(
      listPointEntries,
      { ...asked, limit: 100, ...(cursor && { cursor }) },
      accountant,
    )
    for (const { id, points } of slice.items) {
      expect(known.has(id)).toBe(false)
      known.add(id)
      sum += points
    }
    if (slice.next === null) return sum
    cursor = slice.next
  }
}

test('it is worth what was set for its last day, and nothing while nobody has set it', async () => {
  expect(await report('2026-01-01', '2026-06-30')).toMatchObject({ value: null })
  await shop.ctx.db
    .insertInto('setting')
    .values({
      key: 'pointValue',
      value: JSON.stringify([
        '01/01/2026: 1.000 VNĐ (Quyết định 1)',
        '01/07/2026: 800 VNĐ (Quyết định 2)',
      ]),
      updated_at: shop.ctx.clock.now(),
    })
    .execute()
  const before = await report('2026-01-01', '2026-06-30')
  expect(before.value).toEqual({ from: '2026-01-01', vnd: 1000, source: 'Quyết định 1' })
  const after = await report('2026-01-01', '2026-07-01')
  expect(after.value).toMatchObject({ vnd: 800, source: 'Quyết định 2' })
  expect(after.months.map(({ vnd }) => vnd)).toEqual(after.months.map(({ points }) => points * 800))
})
