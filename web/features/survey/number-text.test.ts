import { expect, test } from 'vitest'
import { numberText, readNumber } from './number-text.ts'

test.each([
  ['12', 12],
  ['1.200', 1200],
  ['1,5', 1.5],
  ['1.234.567,25', 1234567.25],
  ['-3', -3],
  [' 40 ', 40],
  ['1.5', null],
  ['12 hộp', null],
  ['', null],
  [',5', null],
])('%s is read as %s', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test('what was read is written so that it is read again', () => {
  for (const value of [0, 12, 1.5, -3.25, 1200]) expect(readNumber(numberText(value))).toBe(value)
})
