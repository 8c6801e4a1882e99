import { expect, test } from 'vitest'
import { vnd } from '../../kernel/vnd.ts'
import type { RevenueRow } from './api.ts'
import { withQuietDays } from './quiet-days.ts'

const row = (key: string, net: number): RevenueRow => ({
  key,
  name: '',
  orders: 1,
  cancelled: 0,
  pieces: null,
  gross: vnd(net),
  price_discount: vnd(0),
  employee_discount: vnd(0),
  voucher: vnd(0),
  fee: vnd(0),
  returned: vnd(0),
  net,
})
const shown = (rows: RevenueRow[]) => rows.map(({ key, net }) => [key, net])

test('days on which nobody ordered stand between the others', () => {
  const days = { from: '2026-11-27', to: '2026-11-30' }
  const rows = [row('2026-11-30', 5), row('2026-11-28', 7)]
  expect(shown(withQuietDays('day', days, rows))).toEqual([
    ['2026-11-30', 5],
    ['2026-11-29', 0],
    ['2026-11-28', 7],
    ['2026-11-27', 0],
  ])
})

test('a week begins on its Monday, a month on its first, also where the time begins within', () => {
  const days = { from: '2026-10-30', to: '2026-11-10' }
  expect(shown(withQuietDays('week', days, [row('2026-11-02', 3)]))).toEqual([
    ['2026-11-09', 0],
    ['2026-11-02', 3],
    ['2026-10-26', 0],
  ])
  expect(shown(withQuietDays('month', days, [row('2026-11-01', 3)]))).toEqual([
    ['2026-11-01', 3],
    ['2026-10-01', 0],
  ])
})

test('what is not by time, and a report of nothing, stays as it is', () => {
  const days = { from: '2026-11-27', to: '2026-11-30' }
  expect(shown(withQuietDays('type', days, [row('goods', 3)]))).toEqual([['goods', 3]])
  expect(withQuietDays('day', days, [])).toEqual([])
})
