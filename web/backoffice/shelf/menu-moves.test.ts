import { expect, test } from 'vitest'
import { idsOf, moveTo } from './menu-moves.ts'

const part = (id: number) => ({ id, name: `${id}`, listed: true })
const order = [
  { ...part(1), sub_categories: [part(11), part(12), part(13)] },
  { ...part(2), sub_categories: [] },
  { ...part(3), sub_categories: [part(31)] },
]

test('a category takes its groups along', () => {
  expect(idsOf(moveTo(order, { category: 0 }, 2))).toEqual([
    { id: 2, sub_categories: [] },
    { id: 3, sub_categories: [31] },
    { id: 1, sub_categories: [11, 12, 13] },
  ])
})

test('a group moves inside its category', () => {
  const [first] = idsOf(moveTo(order, { category: 0, group: 2 }, 0))
  expect(first).toEqual({ id: 1, sub_categories: [13, 11, 12] })
})

test('nothing moves beyond the ends', () => {
  expect(moveTo(order, { category: 0 }, -1)).toEqual(order)
  expect(moveTo(order, { category: 2, group: 0 }, 1)).toEqual(order)
})
