import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasher } from '#test/support/games.ts'
import type { AnnouncedBox } from '../definition.ts'
import { gridPoints, playOnce, type Simulated } from './play-once.ts'
import { sumUp } from './sum-up.ts'
import type { Traffic } from './traffic.ts'

const opens = Date.parse('2026-12-01T08:00:00+07:00')
const store = fc.option(fc.constantFrom('NT00001', 'NT00002'), { nil: undefined })
const prizes = [1, 2, 3].map((id) => ({
  id,
  name: `Giải ${id}`,
  kind: 'physical' as const,
  value: id * 1000,
}))

const boxes = fc
  .record({
    kind: fc.constantFrom('wheel' as const, 'luckyMoney' as const, 'draw' as const),
    lots: fc.array(
      fc.record({
        prize: fc.integer({ min: 1, max: 3 }),
        store,
        quantity: fc.integer({ min: 1, max: 40 }),
        last_day: fc.integer({ min: 0, max: 100 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    blanks: fc.integer({ min: 0, max: 60 }),
    hours: fc.integer({ min: 1, max: 24 * 6 }),
    weights: fc.oneof(
      fc.constant<number[]>([]),
      fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 24, maxLength: 24 }),
    ),
  })
  .map(({ kind, lots, blanks, hours, weights }): AnnouncedBox => {
    const isDraw = kind === 'draw'
    return {
      format: 'anlanh-game-1',
      slug: 'chay-thu',
      kind,
      opens_at: new Date(opens).toISOString(),
      closes_at: new Date(opens + hours * 3_600_000).toISOString(),
      prizes,
      lots: isDraw ? lots.map((lot) => ({ ...lot, store: undefined, last_day: 0 })) : lots,
      blanks: isDraw ? 0 : blanks,
      pacing: { days: [], hours: weights },
      beacon: null,
      reserves: 0,
    }
  })

const events = fc.array(
  fc.record({
    minute: fc.integer({ min: 0, max: 1439 }),
    person: fc.integer({ min: 0, max: 12 }),
    entries: fc.integer({ min: 1, max: 4 }),
    store,
  }),
  { maxLength: 40 },
)
const traffics: fc.Arbitrary<Traffic> = fc.oneof(
  fc.integer({ min: 0, max: 300 }).map((entries) => ({ kind: 'even' as const, entries })),
  fc
    .array(fc.record({ weekday: fc.integer({ min: 0, max: 6 }), events }), { maxLength: 10 })
    .map((days) => ({ kind: 'real' as const, from: '', to: '', counts: {}, days })),
)
const simulations: fc.Arbitrary<Simulated> = fc.record({
  announced: boxes,
  rules: fc.record({ max_per_phone: fc.option(fc.integer({ min: 1, max: 5 })) }),
  traffic: traffics,
  factor: fc.constantFrom(0.3, 1, 2.5),
  seed: fc.string({ maxLength: 6 }),
})

function unitsOf({ lots }: AnnouncedBox): number[] {
  return prizes.map(({ id }) =>
    lots.reduce((sum, { prize, quantity }) => sum + (prize === id ? quantity : 0), 0),
  )
}

test('a campaign gives exactly the announced units or leaves the rest, whoever comes', () => {
  fc.assert(
    fc.property(simulations, (of) => {
      const units = unitsOf(of.announced)
      const { given, left, outAt, entries, refused } = playOnce(hasher, of, 1)
      const places = units.reduce((sum, count) => sum + count, of.announced.blanks)
      if (of.announced.kind === 'draw') {
        const all = units.reduce((sum, count) => sum + count, 0)
        expect(given.reduce((sum, count) => sum + count, 0)).toBe(Math.min(all, entries))
        expect(refused).toBe(0)
      } else expect(entries).toBeLessThanOrEqual(places)
      given.forEach((count, at) => {
        expect(count).toBeLessThanOrEqual(units[at]!)
        expect(left[at]).toHaveLength(gridPoints)
        expect(left[at]!.at(-1)).toBe(units[at]! - count)
        expect(left[at]).toEqual(left[at]!.toSorted((a, b) => b - a))
        expect(outAt[at] !== null).toBe(count === units[at] && count > 0)
      })
    }),
  )
})

test('a box that everybody empties has given all of it', () => {
  fc.assert(
    fc.property(
      boxes.filter(({ kind, lots }) => kind !== 'draw' && lots.every((lot) => !lot.store)),
      (announced) => {
        const units = unitsOf(announced)
        const entries = units.reduce((sum, count) => sum + count, announced.blanks)
        const traffic = { kind: 'even' as const, entries: entries + 5 }
        const rules = { max_per_phone: null }
        const of = { announced, rules, traffic, factor: 1, seed: 'day' }
        const played = playOnce(hasher, of, 3)
        expect(played).toMatchObject({ entries, refused: 5, given: units })
      },
    ),
  )
})

test('the same seed brings the same, another one something else', () => {
  fc.assert(
    fc.property(simulations, fc.integer({ min: 0, max: 999 }), (of, run) => {
      expect(playOnce(hasher, of, run)).toEqual(playOnce(hasher, of, run))
    }),
  )
  const announced = fc.sample(
    boxes.filter(({ kind, blanks }) => kind === 'wheel' && blanks > 9),
    {
      numRuns: 1,
      seed: 7,
    },
  )[0]!
  const traffic = { kind: 'even' as const, entries: 12 }
  const of = { announced, rules: { max_per_phone: null }, traffic, factor: 1, seed: 'ab' }
  const played = new Set(
    Array.from({ length: 20 }, (_, run) => JSON.stringify(playOnce(hasher, of, run))),
  )
  expect(played.size).toBeGreaterThan(1)
})

test('what many have in common lies between the least and the most of them', () => {
  fc.assert(
    fc.property(simulations, (of) => {
      const runs = Array.from({ length: 12 }, (_, run) => playOnce(hasher, of, run))
      const result = sumUp(of.announced, runs)
      result.prizes.forEach(({ units, given, left, course, out_share: share }, at) => {
        const counts = runs.map((run) => run.given[at]!)
        expect(given.p10).toBeGreaterThanOrEqual(Math.min(...counts))
        expect(given.p90).toBeLessThanOrEqual(Math.max(...counts))
        expect(left.p50).toBeGreaterThanOrEqual(0)
        expect(course[0]).toEqual({ p10: units, p50: units, p90: units })
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      })
      expect(result.cost.p90).toBeLessThanOrEqual(result.budget)
    }),
    { numRuns: 40 },
  )
})
