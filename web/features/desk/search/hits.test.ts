import { expect, test } from 'vitest'
import type { SearchHit } from '#domain/desk/api.ts'
import { groupHits, hitPath } from './hits.ts'

const hit = (kind: SearchHit['kind'], title: string, link: SearchHit['link']): SearchHit => ({
  ...{ kind, title, link },
  text: '',
})
const order = hit('order', 'DH1', { page: 'order', id: 'DH1' })
const customer = hit('customer', 'Lan', { page: 'orders', id: '0909123456' })
const product = hit('product', 'JEX', { page: 'product', id: '7' })
const code = hit('code', 'AL••••', null)

test('hits lead to their page, a customer to the board, a code nowhere', () => {
  expect([order, customer, product, code].map(hitPath)).toEqual([
    '/quan-tri/don-hang/DH1/',
    '/quan-tri/don-hang/?q=0909123456',
    '/quan-tri/san-pham/7/',
    null,
  ])
})

test('hits are grouped by kind in a fixed order, whatever order they came in', () => {
  const groups = groupHits([code, product, order, product])
  expect(groups.map(({ kind, hits, first }) => [kind, hits.length, first])).toEqual([
    ['order', 1, 0],
    ['product', 2, 1],
    ['code', 1, 3],
  ])
})
