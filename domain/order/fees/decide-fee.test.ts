import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vnd } from '../../kernel/vnd.ts'
import { shippingFee } from '../shipping-fee.ts'
import { decideFee, feeAnywhere, inOrder, type FeeQuestion, type FeeTable } from './decide-fee.ts'
import type { FeeRule } from './fee-rule.ts'

const base = { normal: vnd(10_000), pickup: vnd(0), byProvince: { '79': vnd(15_000) } }
const open: FeeRule = {
  id: 1,
  name: 'Cả nước',
  priority: 100,
  order_type: 'any',
  region: 'any',
  provinces: [],
  min_weight: 0,
  max_weight: null,
  min_total: 0,
  max_total: null,
  fee: 25_000,
  fee_per_kg: 0,
  free_above: null,
  starts_on: null,
  ends_on: null,
}
const to = (provinceId: number) => ({ kind: 'delivery', provinceId }) as const
const asked: FeeQuestion = {
  destination: to(96),
  orderType: 'normal',
  total: 420_000,
  weight: 800,
  day: '2026-11-28',
}
const rule = (terms: Partial<FeeRule>): FeeRule => ({ ...open, ...terms })
const feeOf = (rules: FeeRule[], question: Partial<FeeQuestion> = {}) =>
  decideFee({ base, rules }, { ...asked, ...question })

describe('a rule', () => {
  test.each([
    ['all that is open', {}, {}, true],
    ['its shop alone', { order_type: 'vaccine' }, {}, false],
    ['its shop', { order_type: 'vaccine' }, { orderType: 'vaccine' }, true],
    ['its region', { region: 'south' }, {}, true],
    ['no other region', { region: 'north' }, {}, false],
    ['its provinces', { provinces: [96, 95] }, {}, true],
    ['no other province', { provinces: [95] }, {}, false],
    ['nowhere, where it is for a place', { region: 'south' }, { destination: to(0) }, false],
    ['nowhere, where it is for all', {}, { destination: to(0) }, true],
    ['from its weight on', { min_weight: 800 }, {}, true],
    ['not below its weight', { min_weight: 801 }, {}, false],
    ['not from where its weight ends', { max_weight: 800 }, {}, false],
    ['below where its weight ends', { max_weight: 801 }, {}, true],
    ['from its sum on', { min_total: 420_000 }, {}, true],
    ['not from where its sum ends', { max_total: 420_000 }, {}, false],
    ['on its first day', { starts_on: '2026-11-28' }, {}, true],
    ['not before', { starts_on: '2026-11-29' }, {}, false],
    ['on its last day', { ends_on: '2026-11-28' }, {}, true],
    ['not after', { ends_on: '2026-11-27' }, {}, false],
    ['nothing that is fetched', {}, { destination: { kind: 'pickup' } }, false],
  ] as [string, Partial<FeeRule>, Partial<FeeQuestion>, boolean][])(
    'is for %s',
    (_what, terms, question, fits) => {
      expect(feeOf([rule(terms)], question).rule !== null).toBe(fits)
    },
  )

  test('charges for each kilogram begun above where it begins', () => {
    const heavy = rule({ min_weight: 1000, fee: 30_000, fee_per_kg: 5_000 })
    expect(feeOf([heavy], { weight: 1000 }).fee).toBe(30_000)
    expect(feeOf([heavy], { weight: 1001 }).fee).toBe(35_000)
    expect(feeOf([heavy], { weight: 3000 }).fee).toBe(40_000)
    expect(feeOf([heavy], { weight: 3001 }).fee).toBe(45_000)
  })

  test('sends for nothing from its sum on', () => {
    const rules = [rule({ free_above: 500_000 })]
    expect(feeOf(rules, { total: 499_999 })).toMatchObject({ fee: 25_000, isFree: false })
    expect(feeOf(rules, { total: 500_000 })).toMatchObject({ fee: 0, isFree: true })
  })

  test('of a lower number goes first, and of the same number the older', () => {
    const rules = [
      rule({ id: 3, priority: 20, fee: 3 }),
      rule({ id: 2, priority: 10, fee: 2 }),
      rule({ id: 1, priority: 20, fee: 1 }),
    ]
    expect(feeOf(rules).rule?.id).toBe(2)
    expect(inOrder(rules).map(({ id }) => id)).toEqual([2, 1, 3])
  })
})

test('without a rule that fits the common fees hold, as ever', () => {
  const none = [rule({ region: 'north' })]
  expect(feeOf(none)).toEqual({ fee: 10_000, rule: null, isFree: false })
  expect(feeOf(none, { destination: to(79) }).fee).toBe(15_000)
  expect(feeOf([rule({})], { destination: { kind: 'pickup' } }).fee).toBe(0)
})

test('before a place is known a fee is told where no place changes it', () => {
  const { destination: _destination, ...nowhere } = asked
  const common = { ...base, byProvince: {} }
  expect(feeAnywhere({ base, rules: [] }, nowhere)).toBeNull()
  expect(feeAnywhere({ base: common, rules: [] }, nowhere)).toBe(10_000)
  expect(feeAnywhere({ base, rules: [rule({})] }, nowhere)).toBe(25_000)
  const south = rule({ id: 2, priority: 1, region: 'south' })
  expect(feeAnywhere({ base, rules: [rule({}), south] }, nowhere)).toBeNull()
})

const optional = (max: number) => fc.option(fc.nat(max), { nil: null })
const anyRule: fc.Arbitrary<FeeRule> = fc.record({
  id: fc.integer({ min: 1, max: 50 }),
  name: fc.constant('Luật'),
  priority: fc.integer({ min: 1, max: 5 }),
  order_type: fc.constantFrom('any', 'normal', 'vaccine'),
  region: fc.constantFrom('any', 'north', 'central', 'south'),
  provinces: fc.array(fc.constantFrom(1, 48, 79, 96), { maxLength: 2 }),
  min_weight: fc.nat(2000),
  max_weight: optional(4000),
  min_total: fc.nat(300_000),
  max_total: optional(900_000),
  fee: fc.nat(90_000),
  fee_per_kg: fc.nat(9_000),
  free_above: optional(900_000),
  starts_on: fc.constantFrom(null, '2026-11-01', '2026-11-29'),
  ends_on: fc.constantFrom(null, '2026-11-27', '2026-12-31'),
})
const anyTable: fc.Arbitrary<FeeTable> = fc
  .uniqueArray(anyRule, { maxLength: 8, selector: ({ id }) => id })
  .map((rules) => ({ base, rules }))
const anyQuestion: fc.Arbitrary<FeeQuestion> = fc.record({
  destination: fc.constantFrom(to(0), to(1), to(48), to(79), to(96), { kind: 'pickup' } as const),
  orderType: fc.constantFrom('normal', 'vaccine'),
  total: fc.nat(1_000_000),
  weight: fc.nat(5000),
  day: fc.constant('2026-11-28'),
})

describe('whatever the rules', () => {
  test('exactly one decides, the same in any order, and the fee is whole and never below nothing', () => {
    fc.assert(
      fc.property(anyTable, anyQuestion, fc.infiniteStream(fc.nat()), (table, question, random) => {
        const decided = decideFee(table, question)
        const keyed = table.rules.map((each) => ({ each, key: random.next().value as number }))
        const shuffled = keyed.toSorted((a, b) => a.key - b.key).map(({ each }) => each)
        expect(decideFee({ base, rules: shuffled }, question)).toEqual(decided)
        expect(Number.isInteger(decided.fee) && decided.fee >= 0).toBe(true)
        // Those before it do not fit, and without it those behind it decide by themselves.
        const alone = decided.rule && decideFee({ base, rules: [decided.rule] }, question)
        expect(alone?.fee ?? shippingFee(base, question.destination, question.orderType)).toBe(
          decided.fee,
        )
      }),
    )
  })

  test('one rule never charges less for more weight, nor more for dearer goods', () => {
    fc.assert(
      fc.property(
        anyTable,
        anyQuestion,
        fc.nat(3000),
        fc.nat(500_000),
        (table, question, grams, money) => {
          const lighter = decideFee(table, question)
          const heavier = decideFee(table, { ...question, weight: question.weight + grams })
          if (lighter.rule === heavier.rule) expect(heavier.fee).toBeGreaterThanOrEqual(lighter.fee)
          const dearer = decideFee(table, { ...question, total: question.total + money })
          if (lighter.rule === dearer.rule) expect(dearer.fee).toBeLessThanOrEqual(lighter.fee)
        },
      ),
    )
  })

  test('a fee that is told without a place is that of every place', () => {
    fc.assert(
      fc.property(anyTable, anyQuestion, (table, { destination: _destination, ...question }) => {
        const told = feeAnywhere(table, question)
        if (told === null) return
        for (const place of [1, 48, 79, 96]) {
          expect(decideFee(table, { ...question, destination: to(place) }).fee).toBe(told)
        }
      }),
    )
  })
})
