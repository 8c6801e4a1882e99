import { describe, expect, test } from 'vitest'
import {
  boardInput,
  boardPath,
  countFilters,
  readBoardFilter,
  withoutFilters,
} from './board-filter.ts'

const read = (query: string) => readBoardFilter(new URLSearchParams(query))
const whole =
  '?trang-thai=processing&hinh-thuc=qrCode&thanh-toan=success&loai=points&tu=2026-11-01&den=2026-11-22&q=lan&sap-xep=total'

describe("the board's address", () => {
  test('says the whole filter and is read back the same', () => {
    expect(boardPath(read(whole))).toBe(`/quan-tri/don-hang/${whole}`)
  })

  test('is bare without a filter', () => {
    expect(boardPath(read(''))).toBe('/quan-tri/don-hang/')
  })

  test('that says what nobody knows is read as if it did not', () => {
    const filter = read('?trang-thai=lost&hinh-thuc=gold&tu=2026-02-30&sap-xep=up&loai=')
    expect(boardPath(filter)).toBe('/quan-tri/don-hang/')
  })
})

test('the API is asked by the names of the wire, and nothing that is not set', () => {
  expect(boardInput(read(whole))).toEqual({
    status: 'processing',
    payment_type: 'qrCode',
    payment_status: 'success',
    order_type: 'points',
    from: '2026-11-01',
    to: '2026-11-22',
    q: 'lan',
    sort: 'total',
  })
  expect(boardInput(read(''))).toEqual({ sort: 'new' })
})

test('clearing the filters keeps state and order of the list', () => {
  expect(countFilters(read(whole))).toBe(4)
  expect(boardPath(withoutFilters(read(whole)))).toBe(
    '/quan-tri/don-hang/?trang-thai=processing&sap-xep=total',
  )
})
