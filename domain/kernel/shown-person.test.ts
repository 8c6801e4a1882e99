import { expect, test } from 'vitest'
import { shownName, shownPhone } from './shown-person.ts'

test.each([
  ['tasks', 'Nguyễn Thị Mai Lan'],
  ['people', 'N***** T** M** Lan'],
  ['health', 'Nguyễn T. M. L.'],
] as const)('a list of %s says %s', (list, shown) => {
  expect(shownName(list, 'Nguyễn Thị Mai Lan')).toBe(shown)
})

test('a phone is told by its end, and nobody has none', () => {
  expect(shownPhone('0912345678')).toBe('*******678')
  expect([shownPhone(null), shownPhone('')]).toEqual(['', ''])
})
