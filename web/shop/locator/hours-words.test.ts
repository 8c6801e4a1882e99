import { describe, expect, test } from 'vitest'
import { noHours, noWeekly, weekdays, type OpeningHours } from '#domain/pharmacy/opening-hours.ts'
import { distanceWords } from './distance-words.ts'
import { exceptionWords, stateWords, weekWords } from './hours-words.ts'

const day = [{ from: '07:00', to: '21:00' }]
const daily: OpeningHours = {
  weekly: Object.fromEntries(weekdays.map((one) => [one, day])) as never,
  exceptions: [],
}
const weekdaysOnly = { ...daily, weekly: { ...daily.weekly, sat: [], sun: [] } }
/** 24 November 2026 is a Tuesday, the 27th a Friday. */
const at = (moment: string) => new Date(`2026-11-${moment}:00+07:00`)
const words = (hours: OpeningHours, moment: string) => {
  const told = stateWords(hours, at(moment))
  return told && `${told.state} · ${told.more}`
}

describe('whether a pharmacy is open, in words', () => {
  test.for([
    ['24T10:00', daily, 'Đang mở cửa · đến 21:00'],
    ['24T06:00', daily, 'Đóng cửa · mở lại 7:00'],
    ['24T22:00', daily, 'Đóng cửa · mở lại 7:00 ngày mai'],
    ['27T22:00', weekdaysOnly, 'Đóng cửa · mở lại 7:00 thứ Hai'],
    [
      '24T10:00',
      { ...daily, exceptions: [{ from: '2026-11-20', to: '2026-12-09', intervals: [], note: '' }] },
      'Đóng cửa · mở lại 7:00 ngày 10/12',
    ],
    [
      '24T10:00',
      { ...daily, weekly: { ...daily.weekly, tue: [{ from: '09:00', to: '01:00' }] } },
      'Đang mở cửa · đến 1:00 ngày mai',
    ],
    ['24T10:00', noHours, null],
  ] as const)('%s: %s', ([moment, hours, told]) => {
    expect(words(hours as OpeningHours, moment)).toBe(told)
  })

  test('around the clock has no end', () => {
    const always = [{ from: '00:00', to: '24:00' }]
    const weekly = Object.fromEntries(weekdays.map((one) => [one, always])) as never
    expect(words({ weekly, exceptions: [] }, '24T10:00')).toBe('Đang mở cửa · cả ngày đêm')
    expect(weekWords({ weekly, exceptions: [] })).toEqual(['Mỗi ngày 24 giờ'])
  })
})

test('a week is told in few words', () => {
  expect(weekWords(daily)).toEqual(['Mỗi ngày 7:00–21:00'])
  expect(weekWords(weekdaysOnly)).toEqual(['T2–T6 7:00–21:00', 'T7–CN nghỉ'])
  const split = [
    { from: '07:00', to: '11:30' },
    { from: '13:30', to: '20:00' },
  ]
  expect(weekWords({ weekly: { ...noWeekly, mon: split }, exceptions: [] })).toEqual([
    'T2 7:00–11:30, 13:30–20:00',
    'T3–CN nghỉ',
  ])
})

test('days apart are told when they are near', () => {
  const apart = (from: string, to: string) => ({ from, to, intervals: [], note: 'Kiểm kê' })
  const exceptions = [apart('2026-11-20', '2026-11-23'), apart('2026-11-30', '2026-12-01')]
  const hours = { ...daily, exceptions: [...exceptions, apart('2027-02-05', '2027-02-08')] }
  expect(exceptionWords(hours, at('24T10:00'))).toEqual(['30/11–01/12: nghỉ (Kiểm kê)'])
})

test('a distance is as exact as a straight line deserves', () => {
  expect([12, 849, 949, 2340, 48_700].map(distanceWords)).toEqual([
    'cách 50 m',
    'cách 850 m',
    'cách 950 m',
    'cách 2,3 km',
    'cách 49 km',
  ])
})
