import { expect, test } from 'vitest'
import { keepDigits } from './DigitsInput.tsx'

test('typing a phone number keeps its digits and at most ten of them', () => {
  expect(keepDigits('0912 345-678 9', 10)).toBe('0912345678')
})

test('a pasted international number is normalized before it is cut', () => {
  const leadingZero = (digits: string) => digits.replace(/^84/, '0')
  expect(keepDigits('+84 912 345 678', 10, leadingZero)).toBe('0912345678')
})
