import { expect, test } from 'vitest'
import { cartBadge } from './cart-badge.ts'

test.each([
  [1, '1'],
  [99, '99'],
  [100, '100'],
  [101, '99+'],
])('a cart of %i items and gifts shows %s', (count, shown) => {
  expect(cartBadge(count)).toBe(shown)
})
