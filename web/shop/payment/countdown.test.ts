import { expect, test } from 'vitest'
import { timeLeft } from './countdown.ts'

const until = '2026-11-21T08:30:00.000+07:00'
const before = (ms: number) => timeLeft(until, Date.parse(until) - ms)

test.each([
  [1, '0:01'],
  [59_000, '0:59'],
  [29 * 60_000 + 41_000, '29:41'],
  [60 * 60_000, '60:00'],
  [60 * 60_000 + 1, '1 giờ'],
  [(23 * 60 + 59) * 60_000 + 59_999, '23 giờ 59 phút'],
  [24 * 60 * 60_000, '24 giờ'],
])('%i ms before the end it shows %s', (ms, text) => {
  expect(before(ms)).toMatchObject({ text, isOver: false })
})

test('it never counts below nothing', () => {
  for (const ms of [0, -1, -86_400_000]) {
    expect(before(ms)).toMatchObject({ text: 'Đã hết thời gian thanh toán', isOver: true })
  }
})

test('it is spoken of twice before the end, and once at it', () => {
  const said = new Set<string>()
  for (let ms = 30 * 60_000; ms >= -5000; ms -= 1000) said.add(before(ms).spoken)
  expect([...said]).toEqual([
    '',
    'Còn chưa đến 5 phút để thanh toán.',
    'Còn chưa đến 1 phút để thanh toán.',
    'Đã hết thời gian thanh toán',
  ])
})
