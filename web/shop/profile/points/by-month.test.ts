import { expect, test } from 'vitest'
import type { LedgerLine } from '#domain/membership/api.ts'
import { points } from '#domain/kernel/points.ts'
import { byMonth } from './by-month.ts'

const line = (id: number, created_at: string): LedgerLine => {
  return { id, type: 'earn', point: 10, balance: points(10), note: '', created_at }
}

test('the last evening of a month in Vietnam belongs to that month, whatever the zone of the text', () => {
  const lines = [
    line(3, '2026-11-01T00:00:00.000+07:00'),
    line(2, '2026-10-31T16:59:59.000Z'),
    line(1, '2026-10-02T08:00:00.000+07:00'),
  ]
  const months = byMonth(lines).map(({ key, lines: found }) => [key, found.map(({ id }) => id)])
  expect(months).toEqual([
    ['2026-11', [3]],
    ['2026-10', [2, 1]],
  ])
})
