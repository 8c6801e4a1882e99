import { expect, test } from 'vitest'
import { vnd } from '#domain/kernel/vnd.ts'
import { choicesFrom } from './choices.ts'

test('suggestions stand as products, categories, words and the whole result list', () => {
  const choices = choicesFrom(
    [
      { type: 'word', name: 'đẹp da', slug: 'dep-da' },
      { type: 'product', name: 'Viên uống Angela', slug: 'angela', price: vnd(596_500) },
      { type: 'category', name: 'Đẹp da & tóc', slug: 'dep-da-toc' },
    ],
    'dep da',
  )
  expect(choices.map(({ kind, to }) => [kind, to])).toEqual([
    ['product', '/mua-hang/angela/'],
    ['category', '/mua-hang/?c=dep-da-toc'],
    ['word', '/mua-hang/?search=%C4%91%E1%BA%B9p+da'],
    ['all', '/mua-hang/?search=dep+da'],
  ])
})

test('nothing found opens no list', () => {
  expect(choicesFrom([], 'xyz')).toEqual([])
})
