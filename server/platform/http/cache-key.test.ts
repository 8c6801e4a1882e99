import { expect, test } from 'vitest'
import { cacheKeyOf, isWorthKeeping } from './cache-key.ts'

test.each([
  ['/', '/'],
  ['/?fbclid=A1', '/'],
  ['/mua-hang/?c=xuong-khop&utm_source=zalo&page=2', '/mua-hang/?c=xuong-khop&page=2'],
  ['/mua-hang/?search=utm_source', '/mua-hang/?search=utm_source'],
])('%s is kept as %s', (target, key) => expect(cacheKeyOf(target)).toBe(key))

test('a target that is only long takes no room', () => {
  expect(isWorthKeeping(`/?x=${'a'.repeat(2000)}`)).toBe(false)
  expect(isWorthKeeping('/mua-hang/?search=glucosamine')).toBe(true)
})
