import { describe, expect, test } from 'vitest'
import { momentText, readMoment } from './moment.ts'

describe('a moment as somebody writes it', () => {
  test("is Vietnam's, unless it says otherwise", () => {
    const iso = (text: string) => readMoment(text).toISOString()
    expect(iso('2026-11-22 14:05')).toBe('2026-11-22T07:05:00.000Z')
    expect(iso('2026-11-22 00:30:07')).toBe('2026-11-21T17:30:07.000Z')
    expect(iso('2026-11-22T14:05:07.250Z')).toBe('2026-11-22T14:05:07.250Z')
    expect(iso('2026-11-22 14:05+09:00')).toBe('2026-11-22T05:05:00.000Z')
    expect(iso('2026-11-22 14:05 +0900')).toBe('2026-11-22T05:05:00.000Z')
  })

  test('is one that there is', () => {
    for (const text of [
      'noon',
      '2026-02-31 10:00',
      '2026-13-01 10:00',
      '2026-11-22',
      '22/11/2026 14:05',
      '2026-11-22 25:00',
    ]) {
      expect(() => readMoment(text), text).toThrow('is no moment')
    }
  })

  test('is told as it is written', () => {
    expect(momentText(new Date('2026-11-22T17:05:07.000Z'))).toBe('2026-11-23 00:05:07 (+07)')
  })
})
