import { expect, test } from 'vitest'
import { changedValues } from './changed-values.ts'

test('only what is different is told', () => {
  expect(changedValues({ name: 'A', stock: 3 }, { name: 'A', stock: 5 })).toEqual([
    { name: 'stock', from: '3', to: '5' },
  ])
})

test('what is new or gone, and values that have no name', () => {
  expect(changedValues(null, { name: 'A' })).toEqual([{ name: 'name', from: null, to: 'A' }])
  expect(changedValues({ name: 'A' }, {})).toEqual([{ name: 'name', from: 'A', to: '–' }])
  expect(changedValues(false, true)).toEqual([{ name: '', from: 'false', to: 'true' }])
  expect(changedValues(null, null)).toEqual([])
})
