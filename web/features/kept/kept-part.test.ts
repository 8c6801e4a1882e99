import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { becomeBrand, brandName, currentBrand } from '#domain/brand/current-brand.ts'
import { drawKeptPartsWith, keptPart } from './kept-part.ts'

let drawn = 0

function Name({ name }: { name: string }) {
  drawn += 1
  return h('b', null, name, ' of ', brandName())
}

function Row({ name, isLast }: { name: string; isLast?: boolean }) {
  return h('li', { className: isLast ? 'last' : undefined, onClick: () => {} }, h(Name, { name }))
}

beforeEach(() => {
  drawn = 0
  drawKeptPartsWith(renderToString)
  becomeBrand({ ...currentBrand(), name: 'Sen' })
})

test('a part is drawn once for all pages, with the markup that it has by itself', () => {
  const Kept = keptPart(Row, { room: 10 })
  const names = ['A & B', 'C', 'A & B']
  const listOf = (Part: typeof Kept) =>
    renderToString(h('ul', null, ...names.map((name) => h(Part, { name }))))
  expect(listOf(Kept)).toBe(listOf(Row))
  expect(listOf(Kept)).toBe(listOf(Row))
  expect(drawn).toBe(2 + 3 + 0 + 3)
})

test('what it is made of makes another one, and so does the brand', () => {
  const Kept = keptPart(Row, { room: 10 })
  const first = renderToString(h(Kept, { name: 'A' }))
  expect(renderToString(h(Kept, { name: 'A', isLast: true }))).toContain('class="last"')
  becomeBrand({ ...currentBrand(), name: 'Mai' })
  expect(renderToString(h(Kept, { name: 'A' }))).toBe(first.replace('Sen', 'Mai'))
})

test('only so many are kept, those that were used last', () => {
  const Kept = keptPart(Row, { room: 2 })
  for (const name of ['A', 'B', 'A', 'C', 'A']) renderToString(h(Kept, { name }))
  expect(drawn).toBe(3)
  renderToString(h(Kept, { name: 'B' }))
  expect(drawn).toBe(4)
})

test('what cannot be told by its parts is drawn each time', () => {
  const Kept = keptPart(Row, { room: 10, madeOf: () => null })
  renderToString(h(Kept, { name: 'A' }))
  renderToString(h(Kept, { name: 'A' }))
  expect(drawn).toBe(2)
})
