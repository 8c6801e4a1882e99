import { expect, test } from 'vitest'
import { article } from '#domain/publishing/article.ts'
import type { PageBlock } from '#domain/publishing/blocks.ts'
import { landing } from '#domain/publishing/landing.ts'
import { newBlock } from '../blocks/block-moves.ts'
import { changesBetween } from './changes-between.ts'

function heading(key: string, text: string): PageBlock {
  return { ...newBlock('heading'), key, fields: { text, intro: '' } } as PageBlock
}
const page = (...blocks: PageBlock[]) => ({ ...landing.empty, blocks })

test('fields that are different are told with both texts; the order of names is no difference', () => {
  const { title: _, ...rest } = article.empty
  expect(changesBetween(article.empty, { ...rest, title: '' })).toEqual([])
  expect(changesBetween(article.empty, { ...article.empty, title: 'Uống nước' })).toEqual([
    { label: 'Tiêu đề', kind: 'changed', before: '', after: 'Uống nước' },
  ])
})

test('of blocks it is told which came, went, moved and changed', () => {
  const [a, b, c, d] = [
    heading('aaaaaa', 'Một'),
    heading('bbbbbb', 'Hai'),
    heading('cccccc', 'Ba'),
    heading('dddddd', 'Bốn'),
  ]
  const changed = heading('bbbbbb', 'Hai rưỡi')
  const told = changesBetween(page(a, b, c), page(c, a, changed, d))
  expect(told.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
    'moved Khối 1: Tiêu đề',
    'changed Khối 3: Tiêu đề',
    'added Khối 4: Tiêu đề',
  ])
  expect(changesBetween(page(a, b), page(b)).map(({ kind }) => kind)).toEqual(['removed'])
})

test('what cannot be read as words is told nevertheless', () => {
  const { hidden: _, ...rest } = heading('aaaaaa', 'Một')
  const [change] = changesBetween(page({ ...rest, hidden: false }), page({ ...rest, hidden: true }))
  expect(change).toMatchObject({ kind: 'changed', before: 'Một', after: '(đang ẩn)\nMột' })
})
