import { expect, test } from 'vitest'
import { collectMarks, withMarks } from './tracking.ts'

const query = (text: string) => new URLSearchParams(text)

test('a campaign’s marks stay through the visit, and a newer campaign takes over', () => {
  const first = collectMarks(query('utm_source=zalo&fbclid=1&page=2'))
  expect([...first]).toEqual([
    ['utm_source', 'zalo'],
    ['fbclid', '1'],
  ])
  expect(withMarks(query('c=bo-mat'), first)?.toString()).toBe('c=bo-mat&utm_source=zalo&fbclid=1')
  const later = collectMarks(query('utm_source=tem'), first)
  expect(withMarks(query(''), later)?.toString()).toBe('utm_source=tem&fbclid=1')
})

test('an address that lacks nothing is left alone', () => {
  expect(withMarks(query('c=bo-mat'), new Map())).toBeNull()
  expect(withMarks(query('utm_source=tem'), new Map([['utm_source', 'zalo']]))).toBeNull()
})
