import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { monthSpan, startOfDay } from '../counter/span.ts'
import { expiryDay } from '../loyalty/expiry.ts'
import { daysOfCode } from '../order/backoffice/code-days.ts'
import { addDays, formatDate, formatDateTime, toVietnamIso, vietnamDayOf } from './dates.ts'

/** Of the machine that asks: behind, beside and before Vietnam, with and without summer time. */
const zones = [
  ['UTC', 0],
  ['Asia/Ho_Chi_Minh', -420],
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
  ['Europe/Paris', -60],
] as const
const own = process.env['TZ']

afterEach(() => {
  if (own === undefined) delete process.env['TZ']
  else process.env['TZ'] = own
})

const instants = fc
  .date({ min: new Date('2000-01-02T00:00:00Z'), max: new Date('2099-12-30T00:00:00Z') })
  .filter((instant) => !Number.isNaN(instant.getTime()))
/** The last and the first milliseconds of days, months and years in Vietnam. */
const borders = fc
  .tuple(
    fc.integer({ min: 2001, max: 2098 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: -2, max: 1 }),
  )
  .map(([year, month, off]) => {
    const first = `${year}-${String(month).padStart(2, '0')}-01T00:00:00+07:00`
    return new Date(Date.parse(first) + off)
  })

const calendar = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'medium',
})

describe.each(zones)('days are Vietnam’s on a machine in %s', (zone, january) => {
  const eachInstant = (holds: (instant: Date) => void) => {
    process.env['TZ'] = zone
    expect(new Date(2026, 0, 1).getTimezoneOffset(), 'the machine is there').toBe(january)
    fc.assert(fc.property(fc.oneof(instants, borders), holds))
  }

  test('the day, its time and its text are those of the calendar there', () => {
    eachInstant((instant) => {
      const [day, time] = calendar.format(instant).split(' ')
      expect(vietnamDayOf(instant)).toBe(day)
      expect(new Date(toVietnamIso(instant))).toEqual(instant)
      const [year, month, date] = day!.split('-')
      expect(formatDate(instant.toISOString())).toBe(`${date}/${month}/${year}`)
      expect(formatDateTime(instant.toISOString())).toBe(
        `${time!.slice(0, 5)} ${date}/${month}/${year}`,
      )
    })
  })

  test('a day begins and ends at midnight there, and the next follows', () => {
    eachInstant((instant) => {
      const day = vietnamDayOf(instant)
      const next = addDays(day, 1)
      expect(startOfDay(day) <= instant && instant < startOfDay(next)).toBe(true)
      expect(addDays(next, -1)).toBe(day)
      expect(vietnamDayOf(new Date(startOfDay(next).getTime() - 1))).toBe(day)
    })
  })

  test('months, quarters and the days of order codes end where they end there', () => {
    eachInstant((instant) => {
      const day = vietnamDayOf(instant)
      const { from, to } = monthSpan(day.slice(0, 7))
      expect(from <= day && day <= to).toBe(true)
      expect([from.slice(8), addDays(to, 1).slice(8)]).toEqual(['01', '01'])
      expect(daysOfCode(day.slice(2).replaceAll('-', ''))).toEqual({ from: day, to: day })
      const [year, month] = day.split('-').map(Number) as [number, number]
      const quarterEnd = monthSpan(
        `${year}-${String(Math.ceil(month / 3) * 3).padStart(2, '0')}`,
      ).to
      expect(expiryDay(day, 12).slice(5)).toBe(
        monthSpan(`${year + 1}-${quarterEnd.slice(5, 7)}`).to.slice(5),
      )
    })
  })
})
