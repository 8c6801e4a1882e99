import { expect, test } from 'vitest'
import { withOnly } from './query.ts'

test.each([
  ['/mua-hang/', '/mua-hang/'],
  ['/mua-hang/?visit=7', '/mua-hang/'],
  ['/mua-hang/?page=2&visit=7&c=xuong', '/mua-hang/?c=xuong&page=2'],
  ['/mua-hang/?c=b&c=a', '/mua-hang/?c=b&c=a'],
])('%s is %s', (target, expected) => expect(withOnly(target, ['c', 'page'])).toBe(expected))
