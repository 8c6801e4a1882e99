import { expect, test } from 'vitest'
import { readPhones } from './read-phones.ts'

const rows = (...cells: string[][]) => cells.map((each, at) => ({ row: at + 1, cells: each }))

test('phones of the named column, each once, with the nought that spreadsheets take away', () => {
  const read = readPhones(
    rows(
      ['Họ tên', 'Số điện thoại'],
      ['An', '0912 345 678'],
      ['Bình', '912345679'],
      ['An', '+84 912 345 678'],
    ),
  )
  expect(read).toEqual({ phones: ['0912345678', '0912345679'], twice: 1, errors: [] })
})

test('without a head the first column is read from its first row, and what is wrong is named', () => {
  const { phones, errors } = readPhones(rows(['0912345678'], ['12'], ['']))
  expect(phones).toEqual(['0912345678'])
  expect(errors.map(({ row }) => row)).toEqual([2, 3])
})
