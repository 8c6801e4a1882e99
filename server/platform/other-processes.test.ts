import { expect, test } from 'vitest'
import { OtherProcesses } from './other-processes.ts'

test('who is missed without a goodbye makes everything doubtful, then and once its last statement must have ended', () => {
  const others = new OtherProcesses()
  expect(others.areLost([1, 2, 3], 0)).toBe(false)
  expect(others.areLost([1, 3], 3000)).toBe(true)
  expect(others.areLost([1, 3], 6000)).toBe(false)
  expect(others.areLost([1, 3], 23_000)).toBe(true)
  expect(others.areLost([1, 3], 60_000)).toBe(false)
})

test('who said goodbye is not missed, whether it is seen for a moment longer or not', () => {
  const others = new OtherProcesses()
  others.areLost([1, 2, 3], 0)
  others.leaves(2)
  others.leaves(3)
  expect(others.areLost([1, 3], 3000)).toBe(false)
  expect(others.areLost([1], 6000)).toBe(false)
})

test('after a lost connection all others are new', () => {
  const others = new OtherProcesses()
  others.areLost([1, 2], 0)
  others.forget()
  expect(others.areLost([7, 8], 3000)).toBe(false)
})
