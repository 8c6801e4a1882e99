import { describe, expect, test } from 'vitest'
import { cycleDays, nextInRhythm } from './cycle.ts'

describe('a cycle', () => {
  test.each([
    ['30 ngày', 30],
    ['60 ngày', 60],
    ['2 tuần', 14],
    ['1 tháng', 30],
    ['Không', null],
    ['', null],
    ['0 ngày', null],
    ['999 ngày', null],
    ['365 ngày', 365],
    ['366 ngày', null],
    [' 30 NGÀY ', 30],
    ['mỗi 30 ngày', null],
    ['30 ngày một lần', null],
    ['30 năm', null],
    ['1000 ngày', null],
  ])('of "%s" is %s days', (cycle, days) => {
    expect(cycleDays(cycle)).toBe(days)
  })

  test('keeps its rhythm, however long it rested', () => {
    expect(nextInRhythm('2026-11-21', 30, '2026-11-20')).toBe('2026-11-21')
    expect(nextInRhythm('2026-11-21', 30, '2026-11-22')).toBe('2026-12-21')
    expect(nextInRhythm('2026-11-21', 30, '2027-02-01')).toBe('2027-02-19')
  })
})
