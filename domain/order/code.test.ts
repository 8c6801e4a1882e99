import { describe, expect, test } from 'vitest'
import { orderCode, orderCodeIn } from './code.ts'

const code = 'DH2611217K3MQ9'

test('a code is its day and six characters that nobody takes for others', () => {
  expect(orderCode('2026-11-21', new Uint8Array([0, 31, 32, 255, 18, 17, 9]))).toBe(
    'DH2611210Z0ZJH',
  )
})

describe('a reference of a payment', () => {
  test.each([code, `${code}-2`, `${code}_1763700000`, `${code}.7`, `${code}20261121090000`])(
    '%s names its order',
    (reference) => {
      expect(orderCodeIn(reference)).toBe(code)
    },
  )

  test.each(['', 'DH261121', `x${code}`, `${code}-a`, `${code}--2`, `${code} 2`, 'DH2611217K3MQI'])(
    '“%s” names none',
    (reference) => {
      expect(orderCodeIn(reference)).toBeNull()
    },
  )
})
