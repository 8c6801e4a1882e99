import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../kernel/dates.ts'
import { orderCode } from '../code.ts'
import { daysOfCode } from './code-days.ts'
import { readOrderQuery } from './read-query.ts'

describe('what is typed to find orders', () => {
  test.each([
    ['DH2611217K3MQ9', 'DH2611217K3MQ9'],
    ['dh261121-7k3mq9', 'DH2611217K3MQ9'],
    ['DH 261121 7K3', 'DH2611217K3'],
    ['2611217K3MQ9', 'DH2611217K3MQ9'],
    ['261121-7k', 'DH2611217K'],
    ['DH2611214', 'DH2611214'],
    ['DH261121O1ILAB', 'DH2611210111AB'],
    ['261121123456', 'DH261121123456'],
  ])('%s is a code', (typed, start) => {
    expect(readOrderQuery(typed)).toEqual({ by: 'code', start })
  })

  test.each([
    ['DH26', '26'],
    ['dh-2611', '2611'],
    ['DH261121', '261121'],
  ])('%s is the beginning of codes', (typed, digits) => {
    expect(readOrderQuery(typed)).toEqual({ by: 'day', digits })
  })

  test.each([
    ['0901234567', '0901234567'],
    ['+84 901 234 567', '0901234567'],
    ['4567', '4567'],
    ['234 567', '234567'],
    ['261121', '261121'],
  ])('%s is a phone or its end', (typed, digits) => {
    expect(readOrderQuery(typed)).toEqual({ by: 'phone', digits })
  })

  test.each([
    ['Nguyễn Thị LAN', ['nguyen', 'thi', 'lan']],
    ['đặng', ['dang']],
    ['lan 12', ['lan', '12']],
    ['567', ['567']],
  ])('%s is a name', (typed, words) => {
    expect(readOrderQuery(typed)).toEqual({ by: 'name', words })
  })

  test.each([
    [undefined, 'everything'],
    ['  ', 'everything'],
    ['DH', 'everything'],
    ['!?', 'nothing'],
    ['💊', 'nothing'],
  ])('%s is %s', (typed, by) => {
    expect(readOrderQuery(typed)).toEqual({ by })
  })
})

describe('the days of codes', () => {
  test.each([
    ['2', '2020-01-01', '2029-12-31'],
    ['26', '2026-01-01', '2026-12-31'],
    ['260', '2026-01-01', '2026-09-30'],
    ['261', '2026-10-01', '2026-12-31'],
    ['2602', '2026-02-01', '2026-02-28'],
    ['28022', '2028-02-20', '2028-02-29'],
    ['26113', '2026-11-30', '2026-11-30'],
    ['261121', '2026-11-21', '2026-11-21'],
  ])('that begin with %s', (digits, from, to) => {
    expect(daysOfCode(digits)).toEqual({ from, to })
  })

  test.each(['2613', '2600', '26023', '261131', '261100'])(
    'there are none that begin with %s',
    (digits) => {
      expect(daysOfCode(digits)).toBeNull()
    },
  )

  test('are those of every code, however much of it is typed', () => {
    const codes = fc.tuple(fc.integer({ min: 0, max: 36_000 }), fc.integer({ min: 1, max: 6 }))
    fc.assert(
      fc.property(codes, ([after, typed]) => {
        const day = addDays('2000-01-01', after)
        const digits = orderCode(day, new Uint8Array(6)).slice(2, 2 + typed)
        const days = daysOfCode(digits)!
        expect(days.from <= day && day <= days.to).toBe(true)
        const last = orderCode(addDays(days.from, -1), new Uint8Array(6))
        const next = orderCode(addDays(days.to, 1), new Uint8Array(6))
        for (const other of [last, next]) expect(other.slice(2, 2 + typed)).not.toBe(digits)
      }),
    )
  })
})
