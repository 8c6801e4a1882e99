import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import pointRules from '../../../docs/rules/points.md?raw'
import { figure, workedTable } from '../../cart/worked-table.ts'
import { multiplied, pointsIn } from '../../loyalty/programme.ts'
import { findBrokenPromises, findBrokenTier, isOnlyWords } from './programme-changes.ts'
import { programmeTexts as texts } from './programme-texts.ts'
import type { LoyaltyProgrammeFields } from './programmes.ts'

const running: LoyaltyProgrammeFields = {
  name: 'An Lành 2026',
  starts_on: '2026-01-01',
  ends_on: '2026-12-31',
  factor: 100,
  product_codes: ['JEX30'],
  tiers: [
    { name: 'Thành viên', point_from: 0, benefits: '' },
    { name: 'Bạc', point_from: 500, benefits: 'Giao nhanh' },
  ],
  sells_points: true,
  notice: '',
}
const today = '2026-11-21'
const [first, silver] = running.tiers as [(typeof running.tiers)[0], (typeof running.tiers)[0]]

describe('a programme that has begun', () => {
  test.each([
    ['another factor', { factor: 200 }, {}],
    ['products added and taken away', { product_codes: ['OTIV'] }, {}],
    ['an end later', { ends_on: '2027-01-31' }, {}],
    ['an end of today', { ends_on: today }, {}],
    ['an end in the past', { ends_on: '2026-11-20' }, { ends_on: texts.endPast }],
    ['another first day', { starts_on: '2026-02-01' }, { starts_on: texts.startFixed }],
    ['a tier easier to reach', { tiers: [first, { ...silver, point_from: 400 }] }, {}],
    ['a tier more', { tiers: [first, silver, { ...silver, name: 'Vàng', point_from: 900 }] }, {}],
    ['a tier renamed', { tiers: [first, { ...silver, name: 'Bạch kim' }] }, {}],
    [
      'a tier harder to reach',
      { tiers: [first, { ...silver, point_from: 501 }] },
      { tiers: texts.tierGone('Bạc') },
    ],
    ['a tier less', { tiers: [first] }, { tiers: texts.tierGone('Bạc') }],
    [
      'a tier put before one that is raised',
      { tiers: [first, { ...silver, name: 'Đồng' }, { ...silver, point_from: 900 }] },
      { tiers: texts.tierGone('Bạc') },
    ],
  ] as const)('%s', (_, change, problems) => {
    const after = { ...running, ...change } as LoyaltyProgrammeFields
    expect(findBrokenPromises(running, after, today)).toEqual(problems)
  })

  test('and is over keeps all but words', () => {
    const words = { ...running, name: 'Năm 2026', notice: 'Cảm ơn Quý khách' }
    expect(findBrokenPromises(running, words, '2027-01-01')).toEqual({})
    expect(findBrokenPromises(running, { ...running, factor: 200 }, '2027-01-01')).toEqual({
      ends_on: texts.ended,
    })
  })

  test('is changed in words by one person, in what counts by two', () => {
    const benefits = [first, { ...silver, benefits: 'Quà sinh nhật' }]
    expect(isOnlyWords(running, { ...running, tiers: benefits, name: 'Khác' })).toBe(true)
    expect(isOnlyWords(running, { ...running, factor: 110 })).toBe(false)
    expect(isOnlyWords(running, { ...running, validity_months: 24 })).toBe(false)
  })

  test('never has a member in fewer tiers than before', () => {
    const anyTiers = fc
      .uniqueArray(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 6 })
      .map((froms) =>
        froms.map((point_from, at) => ({ name: `Hạng ${at}`, point_from, benefits: '' })),
      )
    const reached = (tiers: readonly { point_from: number }[], earned: number) =>
      tiers.filter(({ point_from: from }) => from <= earned).length
    fc.assert(
      fc.property(
        anyTiers,
        anyTiers,
        fc.integer({ min: 0, max: 4000 }),
        (before, after, earned) => {
          if (findBrokenTier(before, after)) return
          expect(reached(after, earned)).toBeGreaterThanOrEqual(reached(before, earned))
        },
      ),
    )
  })
})

describe('a factor', () => {
  const anyPoints = fc.integer({ min: 0, max: 1_000_000 })
  const anyFactor = fc.integer({ min: 100, max: 1000 })

  test('never brings less than what is printed, nor more for fewer points', () => {
    fc.assert(
      fc.property(anyPoints, anyPoints, anyFactor, (one, other, factor) => {
        expect(multiplied(one, factor)).toBeGreaterThanOrEqual(one)
        expect(Number.isInteger(multiplied(one, factor))).toBe(true)
        if (one <= other)
          expect(multiplied(one, factor)).toBeLessThanOrEqual(multiplied(other, factor))
        expect(multiplied(one, 100)).toBe(one)
      }),
    )
  })

  test.each(
    workedTable(pointRules, 'points').map(
      (row) => [figure(row['points']!), figure(row['factor']!), figure(row['brings']!)] as const,
    ),
  )('makes of %i points at %i %% %i', (points, factor, brings) => {
    expect(multiplied(points, factor)).toBe(brings)
  })

  test('is of the products of its programme alone', () => {
    expect(pointsIn({ productIds: new Set([1]), factor: 150 }, 1, 35)).toBe(52)
    expect(pointsIn({ productIds: new Set([1]), factor: 150 }, 2, 35)).toBe(0)
    expect(pointsIn(null, 1, 35)).toBe(0)
  })
})
