import { expect, test } from 'vitest'
import { valueText } from './value-text.ts'

test.each([
  [1000, { as: 'money' }, '1.000 VNĐ'],
  [1000, { as: 'count' }, '1.000'],
  [1000, {}, '1.000'],
  [null, {}, 'Trống'],
  [null, { none: 'Không giới hạn' }, 'Không giới hạn'],
  [[], { none: 'Mọi sản phẩm' }, 'Mọi sản phẩm'],
  ['2026-11-29', {}, '29/11/2026'],
] as const)('%j of a field %j is read as %s', (value, words, said) => {
  expect(valueText(value, words)).toBe(said)
})

test('a field may be worded by another of its record', () => {
  const words = {
    text: (value: unknown, { kind }: Readonly<Record<string, unknown>>) =>
      kind === 'percentage' ? `${String(value)}%` : `${String(value)} đồng`,
  }
  expect(valueText(10, words, { kind: 'percentage' })).toBe('10%')
  expect(valueText(10, words, { kind: 'amount' })).toBe('10 đồng')
})
