import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listInput, listQuery, nextSort, readListState } from './list-state.ts'

const filters = {
  state: {
    param: 'trang-thai',
    label: 'Trạng thái',
    all: 'Mọi trạng thái',
    options: { active: 'Đang làm', inactive: 'Đã nghỉ' },
  },
}
const people = {
  filters: z.object({ state: z.enum(['active', 'inactive']).optional() }),
  sorts: ['number', 'name'],
} as const
const read = (address: string) => readListState(new URLSearchParams(address), filters, people)

describe('a list and its address', () => {
  test('say the same', () => {
    const address = '?q=Lan&trang-thai=active&sap-xep=-name&trang=3'
    expect(listQuery(read(address), filters)).toBe(address)
    expect(listInput(read(address))).toEqual({ q: 'Lan', state: 'active', sort: '-name' })
  })

  test('a list that nothing narrows has none', () => {
    expect(listQuery(read(''), filters)).toBe('')
    expect(listInput(read(''))).toEqual({})
  })

  test('what a list does not know is left out', () => {
    const strange = '?trang-thai=retired&sap-xep=salary&trang=-1'
    expect(listQuery(read(strange), filters)).toBe('')
    expect(read('?trang-thai=toString').filters).toEqual({ state: undefined })
  })
})

test('a head is pressed three times: upwards, downwards, as before', () => {
  expect(nextSort(undefined, 'name')).toBe('name')
  expect(nextSort('name', 'name')).toBe('-name')
  expect(nextSort('-name', 'name')).toBeUndefined()
  expect(nextSort('number', 'name')).toBe('name')
})
