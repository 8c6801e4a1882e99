import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figure, workedTable } from '../cart/worked-table.ts'
import { maskCode } from '../genuine/mask.ts'
import { resultCodes } from '../loyalty/result-codes.ts'
import { parseLine, parseList, parseVoucher } from '#test/support/carts.ts'
import counterRules from '../../docs/rules/counter.md?raw'
import { counterProblems } from './api.ts'
import { earnLogStatuses, earnLogStatusOf } from './earn-log-status.ts'
import { readKeyword } from './keyword.ts'
import { counterSaving } from './saving.ts'
import { distanceOf, isImpossible } from './signs.ts'
import { bucketsOf, daysOf, monthSpan, readSpan, spanBefore, type Span } from './span.ts'
import { counterProblemText, earnLogStatusLabels } from './texts.ts'

describe('what became of a code (docs/rules/counter.md §1)', () => {
  const rows = workedTable(counterRules, 'kind')

  test.each(rows)('$kind', (row) => {
    const status = row['kind']!.replaceAll('`', '')
    for (const code of row['result codes']!.split(', ')) {
      expect(earnLogStatusOf(Number(code)), code).toBe(status)
    }
    expect(earnLogStatusLabels[status as 'earned']).toBe(row['reads'])
  })

  test('is one of the four for every result that there is', () => {
    expect(rows).toHaveLength(earnLogStatuses.length)
    for (const code of Object.values(resultCodes)) {
      expect(earnLogStatuses).toContain(earnLogStatusOf(code))
    }
  })
})

describe('days (docs/rules/counter.md §2)', () => {
  const text = ({ from, to }: Span) => `${from}..${to}`

  test.each(workedTable(counterRules, 'from'))('$from to $to by $by', (row) => {
    const span = { from: row['from']!, to: row['to']! }
    const buckets = bucketsOf(span, row['by'] as 'day')
    expect(buckets.map(text).join('; ')).toBe(row['buckets'])
    expect(text(spanBefore(span))).toBe(row['before'])
  })

  test('buckets cover every day of a span once, whatever it is', () => {
    const day = fc
      .date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, day, fc.constantFrom('day', 'week'), (one, other, by) => {
        const [from, to] = [one, other].toSorted() as [string, string]
        const buckets = bucketsOf({ from, to }, by)
        expect(buckets[0]!.from).toBe(from)
        expect(buckets.at(-1)!.to).toBe(to)
        const covered = buckets.reduce((sum, bucket) => sum + daysOf(bucket), 0)
        expect(covered).toBe(daysOf({ from, to }))
      }),
    )
  })

  test('are today when none are named, and never end before they begin', () => {
    expect(readSpan('2026-11-21', {})).toEqual({ from: '2026-11-21', to: '2026-11-21' })
    expect(readSpan('2026-11-21', { from: '2026-11-01' }).to).toBe('2026-11-21')
    expect(readSpan('2026-11-21', { to: '2026-11-03' }).from).toBe('2026-11-03')
    expect(() => readSpan('2026-11-21', { from: '2026-11-04', to: '2026-11-03' })).toThrow(
      expect.objectContaining({ code: 'invalidInput' }),
    )
    const year = { from: '2025-01-01', to: '2026-12-31' }
    expect(() => readSpan('2026-11-21', year, 400)).toThrow(
      expect.objectContaining({ details: { fields: { to: 'Vui lòng chọn tối đa 400 ngày' } } }),
    )
  })

  test('of a month end where it ends', () => {
    expect(monthSpan('2026-02')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(monthSpan('2028-02').to).toBe('2028-02-29')
    expect(monthSpan('2026-12').to).toBe('2026-12-31')
  })
})

describe('what is looked for', () => {
  test.each([
    ['567', { phoneEnd: '567', codePart: '567', codeMasked: null }],
    ['0912 345', { phoneEnd: '0912345', codePart: null, codeMasked: null }],
    ['jj3', { phoneEnd: null, codePart: 'JJ3', codeMasked: null }],
    ['JJ3******7KQ', { phoneEnd: null, codePart: null, codeMasked: 'JJ3******7KQ' }],
    ['JJ3ABCDEF7KQ', { phoneEnd: null, codePart: null, codeMasked: maskCode('JJ3ABCDEF7KQ') }],
  ])('%s', (typed, expected) => {
    expect(readKeyword(typed)).toEqual(expected)
  })
})

describe('what a voucher saves at the counter (docs/rules/counter.md §4)', () => {
  test.each(workedTable(counterRules, 'bill'))('$bill', (row) => {
    const told = (text: string | undefined) => (text === '–' ? undefined : text)
    const goods = told(row['goods'])
    const amount = told(row['amount'])
    const answer = counterSaving(
      {
        terms: parseVoucher(row['voucher']!),
        kind: row['kind'] as 'offer',
        minGoods: figure(row['needs']!),
      },
      {
        ...(goods ? { lines: parseList(goods, parseLine) } : {}),
        ...(amount === undefined ? {} : { amount: figure(amount) }),
      },
    )
    const [said, missing] = row['answer']!.split(' ')
    if (/^\d/.test(said!)) expect(answer).toEqual({ saving: figure(said!) })
    else if (missing) expect(answer).toEqual({ problem: said, missing: figure(missing) })
    else expect(answer).toEqual({ problem: said })
  })

  test('is never more than the bill and never less than nothing', () => {
    const bill = fc.integer({ min: 1, max: 10_000_000 })
    fc.assert(
      fc.property(bill, fc.integer({ min: 1, max: 100 }), (amount, value) => {
        const terms = { type: 'percentage' as const, value, productCodes: [] }
        const answer = counterSaving({ terms, kind: 'offer', minGoods: 0 }, { amount })
        const saving = 'saving' in answer ? answer.saving : 0
        expect(saving).toBe(Math.floor((amount * value) / 100))
      }),
    )
  })
})

describe('why a voucher cannot be used here (docs/rules/counter.md §3)', () => {
  test('every problem stands in the table, in its order, and has words of its own', () => {
    const named = workedTable(counterRules, 'problem').flatMap((row) =>
      row['problem']!.replaceAll('`', '').split(', '),
    )
    expect(named).toEqual(counterProblems)
    const texts = counterProblems.map((problem) => counterProblemText(problem))
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) expect(text).toMatch(/\. .+\.$|^Vui lòng|^Hoá đơn/)
  })
})

describe('two pharmacies and the time between (docs/rules/counter.md §5)', () => {
  const rows = counterRules.slice(counterRules.lastIndexOf('| from '))

  test.each(workedTable(rows, 'from'))('$from to $to in $minutes minutes', (row) => {
    const place = (text: string) => {
      const [latitude, longitude] = text.split(',').map(Number)
      return { latitude: latitude!, longitude: longitude! }
    }
    const km = distanceOf(place(row['from']!), place(row['to']!))
    expect(Math.abs(km - Number(row['kilometres']))).toBeLessThanOrEqual(1)
    expect(isImpossible(km, Number(row['minutes']) * 60_000) ? 'yes' : 'no').toBe(row['sign'])
  })
})
