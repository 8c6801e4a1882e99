import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entriesOfCode, entriesOfOrder, entriesOfSurvey } from './earned-entries.ts'
import type { EntryRule } from './rules.ts'

const perOrder: EntryRule = { source: 'order', entries: 2, min_amount: 500_000 }
const perPiece: EntryRule = { source: 'product', entries: 1, product_ids: [7, 8], max_per_order: 4 }

const orderOf = (amount: number, pieces: Record<number, number>) => ({
  code: 'A1',
  amount,
  pieces: new Map(Object.entries(pieces).map(([id, count]) => [Number(id), count])),
})
const causes = (rules: EntryRule[], order: ReturnType<typeof orderOf>) =>
  entriesOfOrder(rules, order).map(({ cause }) => cause)

describe('an order brings', () => {
  test.each([
    ['nothing below the amount', [perOrder], orderOf(499_999, { 1: 1 }), []],
    [
      'its entries from the amount on',
      [perOrder],
      orderOf(500_000, { 1: 1 }),
      ['order:A1:0:1', 'order:A1:0:2'],
    ],
    ['nothing once all of it came back', [{ ...perOrder, min_amount: 0 }], orderOf(0, {}), []],
    [
      'one for each named piece',
      [perPiece],
      orderOf(1, { 7: 1, 8: 1, 9: 5 }),
      ['order:A1:0:1', 'order:A1:0:2'],
    ],
    [
      'no more than the rules allow an order',
      [perPiece],
      orderOf(1, { 7: 60 }),
      ['order:A1:0:1', 'order:A1:0:2', 'order:A1:0:3', 'order:A1:0:4'],
    ],
    [
      'what each rule gives, apart',
      [perPiece, perOrder],
      orderOf(600_000, { 8: 1 }),
      ['order:A1:0:1', 'order:A1:1:1', 'order:A1:1:2'],
    ],
  ] as const)('%s', (_, rules, order, expected) => {
    expect(causes([...rules], order)).toEqual(expected)
  })

  test('when a part of it came back, a part of the same entries', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.nat(2_000_000), fc.nat(9), fc.nat(9), (a, b, many, few) => {
        const whole = causes(
          [perOrder, perPiece],
          orderOf(Math.max(a, b), { 7: Math.max(many, few) }),
        )
        const rest = causes(
          [perOrder, perPiece],
          orderOf(Math.min(a, b), { 7: Math.min(many, few) }),
        )
        expect(whole).toEqual(expect.arrayContaining(rest))
      }),
    )
  })
})

test('a code brings entries when its product is meant, or none is named', () => {
  const any: EntryRule = { source: 'code', entries: 1, product_ids: [] }
  const some: EntryRule = { source: 'code', entries: 2, product_ids: [7] }
  expect(entriesOfCode([any, some], { cause: 'code:x', productId: 7 })).toEqual([
    { source: 'code', cause: 'code:x:0:1' },
    { source: 'code', cause: 'code:x:1:1' },
    { source: 'code', cause: 'code:x:1:2' },
  ])
  expect(entriesOfCode([some], { cause: 'code:x', productId: 8 })).toEqual([])
  expect(entriesOfCode([some], { cause: 'code:x', productId: null })).toEqual([])
})

test('a survey brings entries where it is the one that is named', () => {
  const rule: EntryRule = { source: 'survey', entries: 1, survey_id: 3 }
  const cause = 'survey:3:NT01'
  expect(entriesOfSurvey([rule], { cause, surveyId: 3 })).toEqual([
    { source: 'survey', cause: 'survey:3:NT01:0:1' },
  ])
  expect(entriesOfSurvey([rule], { cause, surveyId: 4 })).toEqual([])
})
