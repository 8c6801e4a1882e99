import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#domain/kernel/dates.ts'
import { days } from '#domain/kernel/durations.ts'
import { scheduledJobs } from '#server/housekeeping.ts'
import {
  burnHold,
  creditExpected,
  dropExpected,
  earnPoints,
  ensureAccount,
  expectPoints,
  findAccount,
  holdPoints,
  listEntries,
  releaseHold,
} from '#server/loyalty/index.ts'
import type { Db } from '#server/platform/db.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { anyOperation, carryOut } from '#test/support/points-steps.ts'
import { findLedgerFaults, openAccount } from '#test/support/points.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
})
afterAll(() => shop.close())

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const at = () => shop.ctx.clock.now()
const inOneGo = <T>(work: (trx: Db) => Promise<T>) => shop.ctx.db.transaction().execute(work)

async function openWith(points: number): Promise<number> {
  const accountId = await openAccount(shop.ctx.db, at())
  const cause = `code:start${accountId}`
  const earning = { accountId, points, cause, programmeId: null, note: '', at: at() }
  await inOneGo((trx) => earnPoints(trx, earning))
  return accountId
}

const standingOf = async (id: number) => {
  const { available, holding, debt } = (await findAccount(
    shop.ctx.db,
    { id },
    shop.ctx.clock.today(),
  ))!
  return { available, holding, debt }
}

describe('many at once', () => {
  test('two holds with points for one: one success', async () => {
    const accountId = await openWith(100)
    const answers = await Promise.all(
      times(2, (index) =>
        inOneGo((trx) =>
          holdPoints(trx, {
            accountId,
            points: 60,
            cause: `order:two${index}`,
            note: '',
            at: at(),
          }),
        ),
      ),
    )
    expect(answers.toSorted()).toEqual([false, true])
    expect(await standingOf(accountId)).toEqual({ available: 40, holding: 60, debt: 0 })
  })

  test('30 holds of 10 out of ten lots of 10: ten successes', async () => {
    const accountId = await openAccount(shop.ctx.db, at())
    const change = { accountId, points: 10, note: '', at: at() }
    await Promise.all(
      times(10, (index) =>
        inOneGo((trx) =>
          earnPoints(trx, { ...change, cause: `code:lot${index}`, programmeId: null }),
        ),
      ),
    )
    const answers = await Promise.all(
      times(30, (index) =>
        inOneGo((trx) => holdPoints(trx, { ...change, cause: `order:lot${index}` })),
      ),
    )
    expect(answers.filter(Boolean)).toHaveLength(10)
    expect(await standingOf(accountId)).toEqual({ available: 0, holding: 100, debt: 0 })
  })

  test('one cause earned by 20 at once: once', async () => {
    const accountId = await openWith(1)
    const earning = { accountId, points: 30, cause: 'code:same', programmeId: null, note: '' }
    const answers = await Promise.all(
      times(20, () => inOneGo((trx) => earnPoints(trx, { ...earning, at: at() }))),
    )
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(answers.every(({ available }) => available === 31)).toBe(true)
  })

  test('a hold spent and released by ten: it ends one way, once', async () => {
    const accountId = await openWith(50)
    const cause = 'order:ends'
    const hold = { accountId, points: 50, cause, note: '', at: at() }
    await inOneGo((trx) => holdPoints(trx, hold))
    const ends = await Promise.all(
      times(10, (index) =>
        inOneGo<unknown>((trx) =>
          index % 2 === 0
            ? burnHold(trx, { cause, at: at() })
            : releaseHold(trx, { cause, at: at() }),
        ),
      ),
    )
    expect(ends.filter((end) => end === true || end === 50)).toHaveLength(1)
    expect((await standingOf(accountId)).holding).toBe(0)
  })

  test('expected points credited and dropped by ten: one of them', async () => {
    const accountId = await openWith(1)
    const cause = 'order-points:both'
    await expectPoints(shop.ctx.db, { accountId, cause, points: 9, at: at() })
    const ends = await Promise.all(
      times(10, (index) =>
        inOneGo<unknown>((trx) =>
          index % 2 === 0
            ? creditExpected(trx, { cause, note: '', at: at() })
            : dropExpected(trx, { cause, at: at() }),
        ),
      ),
    )
    expect(ends.filter((end) => end === true || end === 9)).toHaveLength(1)
  })

  test('an account asked for by 20 requests of one phone is one', async () => {
    const ids = await Promise.all(
      times(20, () => inOneGo((trx) => ensureAccount(trx, { phone: '0386999999', at: at() }))),
    )
    expect(new Set(ids).size).toBe(1)
  })

  test('the night at two processes at once, beside members who spend: every lot expires once', async () => {
    const accountIds = await Promise.all(times(8, () => openWith(40)))
    shop.ctx.clock.advance(days(500))
    const night = scheduledJobs.find(({ name }) => name === 'expire-points')!
    const holds = accountIds.map((accountId) =>
      inOneGo((trx) =>
        holdPoints(trx, {
          accountId,
          points: 1,
          cause: `order:night${accountId}`,
          note: '',
          at: at(),
        }),
      ),
    )
    const [, , ...held] = await Promise.all([night.run(shop.ctx), night.run(shop.ctx), ...holds])
    expect(held.filter(Boolean)).toEqual([])
    for (const accountId of accountIds) {
      expect((await standingOf(accountId)).available).toBe(0)
      const filter = { kind: 'expire', page: 1, limit: 9 } as const
      expect(await listEntries(shop.ctx.db, accountId, filter)).toMatchObject({ total: 1 })
    }
  })

  test('anything at once, on one account and on several, on clocks that differ: the doctor finds nothing', async () => {
    const storm = fc.array(
      fc.record({
        operation: anyOperation,
        account: fc.nat({ max: 2 }),
        later: fc.constantFrom(0, 1, 400, 800),
      }),
      { minLength: 20, maxLength: 60 },
    )
    const today = shop.ctx.clock.today()
    await fc.assert(
      fc.asyncProperty(storm, async (calls) => {
        const accountIds = await Promise.all(times(3, () => openWith(100)))
        await Promise.all(
          calls.map(({ operation, account, later }) => {
            const noon = new Date(`${addDays(today, later)}T12:00:00+07:00`)
            const of = { id: accountIds[account]!, programmeId: null }
            return carryOut(shop.ctx.db, of, operation, noon)
          }),
        )
        expect(await findLedgerFaults(shop.ctx.db)).toEqual([])
      }),
      { numRuns: 25, endOnFailure: true },
    )
  })
})
