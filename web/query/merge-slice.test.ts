import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeSlice, type ShownRows } from './merge-slice.ts'

interface Row {
  id: number
  state: string
}
const row = (id: number, state = 'a'): Row => ({ id, state })
const idOf = ({ id }: Row) => id
const shown = (ids: number[], next: string | null = 'more'): ShownRows<Row> => ({
  rows: ids.map((id) => row(id)),
  next,
  arrived: 0,
})
const fresh = (ids: number[], next: string | null = 'more') => ({
  items: ids.map((id) => row(id, 'b')),
  next,
})
const idsOf = ({ rows }: ShownRows<Row>) => rows.map(idOf)

describe('while somebody reads a list', () => {
  test('a changed row changes in its place', () => {
    const merged = mergeSlice(shown([3, 2, 1]), fresh([3, 2, 1]), idOf, 'announce')
    expect(merged.rows).toEqual([row(3, 'b'), row(2, 'b'), row(1, 'b')])
  })

  test('new rows are counted and not shown', () => {
    const merged = mergeSlice(shown([3, 2, 1]), fresh([5, 4, 3, 2, 1, 0]), idOf, 'announce')
    expect(idsOf(merged)).toEqual([3, 2, 1])
    expect(merged.arrived).toBe(2)
  })

  test('a row that left the list goes', () => {
    const merged = mergeSlice(shown([3, 2, 1]), fresh([3, 1, 0]), idOf, 'announce')
    expect(idsOf(merged)).toEqual([3, 1])
    expect(merged.arrived).toBe(0)
  })

  test('what was loaded beyond the fresh part stays', () => {
    const merged = mergeSlice(shown([5, 4, 3, 2, 1]), fresh([6, 5, 4]), idOf, 'announce')
    expect(idsOf(merged)).toEqual([5, 4, 3, 2, 1])
    expect(merged).toMatchObject({ arrived: 1, next: 'more' })
  })

  test('an empty list shows its first row at once', () => {
    const merged = mergeSlice(shown([], null), fresh([1], null), idOf, 'announce')
    expect(idsOf(merged)).toEqual([1])
    expect(merged.arrived).toBe(0)
  })

  test('new rows at the end of a list that was read to its end are announced', () => {
    const merged = mergeSlice(shown([1, 2], null), fresh([1, 2, 3], null), idOf, 'announce')
    expect(merged.arrived).toBe(1)
  })

  test('when all that was shown has gone, everything else is new', () => {
    const merged = mergeSlice(shown([1, 2], null), fresh([4, 3], null), idOf, 'announce')
    expect(idsOf(merged)).toEqual([])
    expect(merged.arrived).toBe(2)
  })
})

describe('on coming back to a list', () => {
  test('new rows take their places and what was loaded further down stays', () => {
    const merged = mergeSlice(shown([5, 4, 3, 2, 1], 'x'), fresh([7, 5, 4], 'y'), idOf, 'insert')
    expect(idsOf(merged)).toEqual([7, 5, 4, 3, 2, 1])
    expect(merged).toMatchObject({ arrived: 0, next: 'x' })
  })

  test('the end of the list is known again when nothing is kept beyond the fresh part', () => {
    const merged = mergeSlice(shown([3, 2], 'x'), fresh([3, 2, 1], null), idOf, 'insert')
    expect(merged).toMatchObject({ next: null })
  })
})

test('whatever happens, no row is shown twice and none is invented', () => {
  const ids = fc.uniqueArray(fc.nat(30), { maxLength: 12 })
  const cursor = fc.constantFrom('more', null)
  fc.assert(
    fc.property(ids, cursor, ids, cursor, fc.boolean(), (known, end, now, nowEnd, isInsert) => {
      const how = isInsert ? 'insert' : 'announce'
      const merged = idsOf(mergeSlice(shown(known, end), fresh(now, nowEnd), idOf, how))
      expect(new Set(merged).size).toBe(merged.length)
      expect(merged.every((id) => known.includes(id) || now.includes(id))).toBe(true)
      if (isInsert) expect(merged.slice(0, now.length)).toEqual(now)
    }),
  )
})
