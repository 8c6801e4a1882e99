import { expect, test } from 'vitest'
import { announced } from '#test/support/games.ts'
import type { Played } from './play-once.ts'
import { gridPoints } from './play-once.ts'
import { sumUp } from './sum-up.ts'
import { warningsOf } from './warnings.ts'

const box = announced({
  opens_at: '2026-12-01T01:00:00.000Z',
  closes_at: '2026-12-11T01:00:00.000Z',
  prizes: [
    { id: 1, name: 'Giải Nhất', kind: 'physical', value: 10_000_000 },
    { id: 2, name: 'Giải Nhì', kind: 'physical', value: 1_000_000 },
    { id: 3, name: 'Lời chúc', kind: 'thanks', value: 0 },
  ],
  lots: [
    { prize: 1, quantity: 2, last_day: 0 },
    { prize: 2, quantity: 10, last_day: 0 },
    { prize: 3, quantity: 100, last_day: 0 },
  ],
  blanks: 888,
})

function run(of: Partial<Played>): Played {
  const left = [2, 10, 100].map((units) => Array.from({ length: gridPoints }, () => units))
  const given = [0, 0, 0]
  const outAt = [null, null, null]
  return { entries: 500, refused: 0, fullAt: null, given, outAt, left, ...of }
}

const runs = (early: number, of: Partial<Played>, rest: Partial<Played>) =>
  Array.from({ length: 100 }, (_, nth) => run(nth < early ? of : rest))

test('a prize that goes on the first day is told with the hour and how often', () => {
  const outAt = [Date.parse('2026-12-01T19:20:00+07:00'), null, null]
  const early = { outAt, given: [2, 10, 100] }
  const result = sumUp(box, runs(35, early, { given: [1, 10, 0] }))
  expect(warningsOf(result)).toEqual(['Giải Nhất hết trước 20:00 ngày đầu trong 35 % lần thử.'])
  expect(result.prizes[0]).toMatchObject({ out_share: 0.35, out_at: { p10: expect.any(String) } })
  expect(result.prizes[0]!.out_at.p90).toBeNull()
})

test('what stays, an empty box and too few who come are told; what is rare is not', () => {
  const all = { given: [2, 10, 0] }
  const stays = sumUp(box, runs(100, { given: [2, 7, 0] }, {}))
  expect(warningsOf(stays)).toEqual([
    'Giải Nhì: thường còn 3 trên 10 giải chưa ai trúng khi kết thúc.',
  ])
  const fullAt = Date.parse('2026-12-04T10:30:00+07:00')
  const full = sumUp(box, runs(60, { ...all, entries: 1000, refused: 9, fullAt }, all))
  expect(warningsOf(full)).toEqual([
    'Hộp giải hết chỗ trước giờ kết thúc trong 60 % lần thử, thường khoảng 10:30 ngày 04/12/2026: khách đến sau không nhận được lượt.',
  ])
  const few = sumUp(box, runs(100, { ...all, entries: 40 }, {}))
  expect(warningsOf(few)).toEqual(['Thường chỉ có 40 lượt chơi trên 1.000 chỗ trong hộp giải.'])
  const outAt = [Date.parse('2026-12-01T19:20:00+07:00'), null, null]
  expect(warningsOf(sumUp(box, runs(9, { ...all, outAt }, all)))).toEqual([])
})
