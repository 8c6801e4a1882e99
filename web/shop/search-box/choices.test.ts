import { expect, test } from 'vitest'
import { vnd } from '#domain/kernel/vnd.ts'
import { choicesFrom, firstChoices } from './choices.ts'

test('suggestions stand as products, categories, brands, words and the whole result list', () => {
  const choices = choicesFrom(
    [
      { type: 'product', name: 'Viên uống Angela', slug: 'angela', price: vnd(596_500) },
      { type: 'brand', name: 'Angela', slug: 'angela' },
      { type: 'category', name: 'Đẹp da & tóc', slug: 'dep-da-toc' },
      { type: 'word', name: 'đẹp da', slug: 'dep-da' },
    ],
    'dep da',
  )
  expect(choices.map(({ kind, to }) => [kind, to])).toEqual([
    ['product', '/mua-hang/angela/'],
    ['category', '/mua-hang/?c=dep-da-toc'],
    ['brand', '/mua-hang/?brands=angela'],
    ['word', '/mua-hang/?search=%C4%91%E1%BA%B9p+da'],
    ['all', '/mua-hang/?search=dep+da'],
  ])
})

test('nothing found opens no list', () => {
  expect(choicesFrom([], 'xyz')).toEqual([])
})

test('before anything is typed stand own searches, then popular ones, none of them twice', () => {
  const popular = ['Mất ngủ', 'Bổ mắt'].map((name) => ({ type: 'word' as const, name, slug: name }))
  expect(firstChoices(['Bổ mắt'], popular).map(({ kind, name }) => [kind, name])).toEqual([
    ['recent', 'Bổ mắt'],
    ['popular', 'Mất ngủ'],
  ])
})
