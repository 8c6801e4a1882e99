import { describe, expect, test } from 'vitest'
import { findEasyReason } from './easy-password.ts'

describe('a password that is among the first to be tried', () => {
  test.for([
    ['000000', 'repeated'],
    ['121212', 'repeated'],
    ['246246', 'repeated'],
    ['123456', 'sequence'],
    ['654321', 'sequence'],
    ['890123', 'sequence'],
    ['135791', 'sequence'],
    ['112233', 'common'],
    ['147258', 'common'],
    ['912345', 'phone'],
    ['345678', 'sequence'],
    ['450678', 'phone'],
    ['250880', 'birthday'],
    ['800825', 'birthday'],
    ['081980', 'birthday'],
    ['198008', 'birthday'],
  ])('%s: %s', ([password, reason]) => {
    const known = { phone: '09123450678', birthday: '1980-08-25' }
    expect(findEasyReason(password!, known)).toBe(reason)
  })

  test('others pass, and so do a day and a number nobody told', () => {
    for (const password of ['246810', '907314', '250880', '123457']) {
      expect(findEasyReason(password)).toBeNull()
    }
    expect(findEasyReason('12345')).toBeNull()
  })
})
