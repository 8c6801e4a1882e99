import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import pointRules from '../../docs/rules/points.md?raw'
import { figure, workedTable } from '../cart/worked-table.ts'
import { addDays } from '../kernel/dates.ts'
import { expiryDay, maxValidityMonths } from './expiry.ts'
import { loyaltyNumberOf } from './loyalty-number.ts'
import { earnsIn } from './programme.ts'
import { tierOf } from './tier.ts'

describe('points', () => {
  test.each(
    workedTable(pointRules, 'earned on').map(
      (row) => [row['earned on']!, figure(row['months']!), row['last day']!] as const,
    ),
  )('earned on %s with %i months live until %s', (earnedOn, months, lastDay) => {
    expect(expiryDay(earnedOn, months)).toBe(lastDay)
  })

  test('live to the end of a month, at least the months that were promised, at most a quarter more', () => {
    const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days))
    const anyMonths = fc.integer({ min: 1, max: maxValidityMonths })
    fc.assert(
      fc.property(anyDay, anyMonths, (day, months) => {
        const last = expiryDay(day, months)
        expect(addDays(last, 1).slice(8)).toBe('01')
        const lived = monthsOf(last) - monthsOf(day)
        expect(lived).toBeGreaterThanOrEqual(months)
        expect(lived).toBeLessThanOrEqual(months + 2)
      }),
    )
  })
})

describe('a tier', () => {
  const tiers = [
    { name: 'Vàng', pointFrom: 2000 },
    { name: 'Thành viên', pointFrom: 0 },
    { name: 'Bạc', pointFrom: 500 },
  ]

  test.each(workedTable(pointRules, 'earned'))('of $earned points is $tier', (row) => {
    const { tier, next, missing } = tierOf(tiers, figure(row['earned']!))
    expect(tier?.name ?? '–').toBe(row['tier'])
    expect(next?.name ?? '–').toBe(row['next'])
    expect(missing).toBe(figure(row['missing']!))
  })

  test('is none below the first, and none without any', () => {
    expect(tierOf(tiers.slice(2), 499)).toMatchObject({ tier: null, missing: 1 })
    expect(tierOf([], 499)).toEqual({ tier: null, next: null, missing: 0 })
  })
})

describe('a loyalty number', () => {
  // Check digits of another implementation of Luhn's.
  test.each([
    ['799273987', '5'],
    ['000000000', '0'],
    ['123456789', '7'],
    ['909090909', '5'],
    ['555555555', '5'],
    ['400000001', '0'],
  ])('%s has the check digit %s', (digits, check) => {
    expect(loyaltyNumberOf(digits)).toBe(`AL${digits}${check}`)
  })

  test.each(['79927398', '7992739870', 'x799273987', '799273987x'])(
    'is not made of %s',
    (digits) => {
      expect(() => loyaltyNumberOf(digits)).toThrow('nine digits')
    },
  )

  test('with one digit mistyped is nobody’s', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
    const typo = fc.record({
      at: fc.integer({ min: 0, max: 8 }),
      by: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(digits, typo, (right, { at, by }) => {
        const wrong = right.with(at, (right[at]! + by) % 10)
        expect(loyaltyNumberOf(wrong.join('')).at(-1)).not.toBe(
          loyaltyNumberOf(right.join('')).at(-1),
        )
      }),
    )
  })
})

function monthsOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
}

describe('a programme', () => {
  test.each([
    ['without a list of products', { productIds: null }, true],
    ['that names the product', { productIds: new Set([3, 7]) }, true],
    ['that names others', { productIds: new Set([3]) }, false],
    ['that is not there', null, false],
  ])('%s lets it earn: %s', (_, programme, earns) => {
    expect(earnsIn(programme, 7)).toBe(earns)
  })
})
