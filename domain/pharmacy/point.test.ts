import { describe, expect, test } from 'vitest'
import { pointField, readPoint } from './point.ts'
import { pharmacyRuleTexts as texts } from './texts.ts'

describe('a point as maps give it', () => {
  test.each([
    ['21.0131, 105.8516', { latitude: 21.0131, longitude: 105.8516 }],
    ['(10.5;106)', { latitude: 10.5, longitude: 106 }],
    ['-8 115.2', { latitude: -8, longitude: 115.2 }],
  ])('%j is read', (text, point) => {
    expect(readPoint(text)).toEqual(point)
  })

  test.each(['', 'Hà Nội', '21.0131', '95, 10', '21, 200', '21,0131,105,8516'])(
    '%j is none',
    (text) => {
      expect(readPoint(text)).toBeNull()
    },
  )

  test('is kept in one spelling, and may be left out', () => {
    expect(pointField.parse(' (10.50;106) ')).toBe('10.5, 106')
    expect(pointField.parse('')).toBe('')
    expect(pointField.safeParse('Hà Nội').error?.issues[0]?.message).toBe(texts.pointWrong)
  })

  test('is in Vietnam, its islands too', () => {
    expect(pointField.parse('8.6453, 111.9194')).toBe('8.6453, 111.9194')
    for (const abroad of ['105.8516, 21.0131', '48.85, 2.35', '21.0131, 5.8516']) {
      expect(pointField.safeParse(abroad).success, abroad).toBe(false)
    }
    expect(pointField.safeParse('48.85, 2.35').error?.issues[0]?.message).toBe(texts.pointFar)
  })
})
