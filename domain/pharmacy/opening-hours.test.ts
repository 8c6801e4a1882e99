import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, toVietnamIso } from '../kernel/dates.ts'
import { hoursField } from './hours-field.ts'
import {
  doOverlap,
  endOf,
  groupWeek,
  hasHours,
  intervalsOn,
  isOpenAt,
  minutesOf,
  noHours,
  noWeekly,
  openStateAt,
  weekdayOf,
  weekdays,
  type HoursException,
  type Interval,
  type OpeningHours,
} from './opening-hours.ts'
import { readExceptions, readWeekly, writeExceptions, writeWeekly } from './hours-text.ts'
import { hoursTexts as texts } from './texts.ts'

/** A Tuesday; Tết 2027 begins on 6 February. */
const tuesday = '2026-11-24'
const at = (time: string, day = tuesday) => new Date(`${day}T${time}:00+07:00`)
const daily = (from: string, to: string): OpeningHours => ({
  weekly: Object.fromEntries(weekdays.map((day) => [day, [{ from, to }]])) as never,
  exceptions: [],
})
const shutOn = (hours: OpeningHours, from: string, to = from, intervals: Interval[] = []) => ({
  ...hours,
  exceptions: [{ from, to, intervals, note: '' }],
})
const told = (state: ReturnType<typeof openStateAt>) =>
  state.isOpen
    ? `open until ${state.until && toVietnamIso(state.until).slice(0, 16)}`
    : `opens ${state.opensAt && toVietnamIso(state.opensAt).slice(0, 16)}`

describe('a pharmacy is open', () => {
  test('from the first minute of an interval to before its last', () => {
    const hours = daily('07:00', '21:00')
    expect(isOpenAt(hours, at('06:59'))).toBe(false)
    expect(isOpenAt(hours, at('07:00'))).toBe(true)
    expect(isOpenAt(hours, at('20:59'))).toBe(true)
    expect(isOpenAt(hours, at('21:00'))).toBe(false)
  })

  test('by Vietnam’s clock, wherever the browser is', () => {
    expect(isOpenAt(daily('07:00', '08:00'), new Date('2026-11-24T00:30:00Z'))).toBe(true)
  })

  test('after midnight, by what began yesterday', () => {
    const hours = { ...noHours, weekly: { ...noWeekly, mon: [{ from: '18:00', to: '02:00' }] } }
    expect(isOpenAt(hours, at('01:59'))).toBe(true)
    expect(isOpenAt(hours, at('02:00'))).toBe(false)
    expect(isOpenAt(hours, at('19:00'))).toBe(false)
  })

  test('not on a day apart; the night before it is yesterday’s', () => {
    const hours = shutOn(daily('18:00', '02:00'), tuesday)
    expect(isOpenAt(hours, at('01:00'))).toBe(true)
    expect(isOpenAt(hours, at('19:00'))).toBe(false)
    expect(isOpenAt(hours, at('01:00', addDays(tuesday, 1)))).toBe(false)
  })

  test('on a day apart at its own hours alone', () => {
    const hours = shutOn(daily('07:00', '21:00'), tuesday, tuesday, [
      { from: '09:00', to: '11:00' },
    ])
    expect(isOpenAt(hours, at('08:00'))).toBe(false)
    expect(isOpenAt(hours, at('10:00'))).toBe(true)
  })
})

describe('when that ends', () => {
  test.for([
    ['07:00–21:00', daily('07:00', '21:00'), at('10:00'), 'open until 2026-11-24T21:00'],
    ['before opening', daily('07:00', '21:00'), at('05:00'), 'opens 2026-11-24T07:00'],
    ['after closing', daily('07:00', '21:00'), at('22:00'), 'opens 2026-11-25T07:00'],
    ['past midnight', daily('18:00', '02:00'), at('23:00'), 'open until 2026-11-25T02:00'],
    ['always', daily('00:00', '24:00'), at('10:00'), 'open until null'],
    ['nobody knows', noHours, at('10:00'), 'opens null'],
    [
      'a break of days',
      shutOn(daily('07:00', '21:00'), tuesday, '2026-11-27'),
      at('10:00'),
      'opens 2026-11-28T07:00',
    ],
    [
      'a break of months',
      shutOn(daily('07:00', '21:00'), tuesday, '2027-03-31'),
      at('10:00'),
      'opens 2027-04-01T07:00',
    ],
    [
      'a day that touches the next',
      shutOn(daily('00:00', '24:00'), '2026-11-26'),
      at('10:00'),
      'open until 2026-11-26T00:00',
    ],
  ] as const)('%s', ([, hours, instant, words]) => {
    expect(told(openStateAt(hours, instant))).toBe(words)
  })
})

const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
})
const interval = fc
  .record({ from: time, to: fc.oneof(time, fc.constant('24:00')) })
  .filter(({ from, to }) => minutesOf(from) !== minutesOf(to))
const intervals = fc.array(interval, { maxLength: 3 }).filter((given) => !doOverlap(given))
const day = fc.integer({ min: -3, max: 12 }).map((count) => addDays(tuesday, count))
const exception: fc.Arbitrary<HoursException> = fc
  .record({ from: day, length: fc.integer({ min: 0, max: 4 }), intervals })
  .map(({ from, length, intervals: own }) => ({
    from,
    to: addDays(from, length),
    intervals: own,
    note: 'Tết',
  }))
const hours: fc.Arbitrary<OpeningHours> = fc.record({
  weekly: fc.record(Object.fromEntries(weekdays.map((one) => [one, intervals])) as never),
  exceptions: fc.array(exception, { maxLength: 2 }),
}) as never
const instant = fc
  .integer({ min: 0, max: 14 * 1440 })
  .map((minute) => new Date(at('00:00').getTime() + minute * 60_000))

describe('whatever the hours and the moment', () => {
  test('open is what an interval of today or yesterday says, and nothing else', () => {
    fc.assert(
      fc.property(hours, instant, (given, moment) => {
        const local = toVietnamIso(moment)
        const minute = minutesOf(local.slice(11, 16))
        const today = local.slice(0, 10)
        const isOpen =
          intervalsOn(given, today).some(
            (one) => minutesOf(one.from) <= minute && minute < endOf(one),
          ) || intervalsOn(given, addDays(today, -1)).some((one) => minute + 1440 < endOf(one))
        expect(isOpenAt(given, moment)).toBe(isOpen)
      }),
    )
  })

  test('what is told of the end is true: it stays as it is until then, and is otherwise from then on', () => {
    fc.assert(
      fc.property(hours, instant, (given, moment) => {
        const state = openStateAt(given, moment)
        expect(state.isOpen).toBe(isOpenAt(given, moment))
        const end = state.isOpen ? state.until : state.opensAt
        if (!end) return
        expect(end.getTime()).toBeGreaterThan(moment.getTime())
        expect(isOpenAt(given, new Date(end.getTime() - 60_000))).toBe(state.isOpen)
        expect(isOpenAt(given, end)).toBe(!state.isOpen)
      }),
    )
  })

  test('an exception beats its weekday', () => {
    fc.assert(
      fc.property(hours, exception, (given, apart) => {
        const whole = { ...given, exceptions: [apart] }
        expect(intervalsOn(whole, apart.from)).toBe(apart.intervals)
        expect(intervalsOn(whole, apart.to)).toBe(apart.intervals)
        const after = addDays(apart.to, 1)
        expect(intervalsOn(whole, after)).toBe(given.weekly[weekdayOf(after)])
      }),
    )
  })

  test('a file says them so that they can be read again', () => {
    fc.assert(
      fc.property(hours, ({ weekly, exceptions }) => {
        expect(readWeekly(writeWeekly(weekly))).toEqual(weekly)
        expect(readExceptions(writeExceptions(exceptions))).toEqual(exceptions)
      }),
    )
  })

  test('a week told in groups is the week', () => {
    fc.assert(
      fc.property(hours, ({ weekly }) => {
        const week = groupWeek(weekly).flatMap(({ days, intervals: own }) =>
          days.map((one) => [one, own] as const),
        )
        expect(Object.fromEntries(week)).toEqual(weekly)
        expect(hasHours({ weekly })).toBe(week.some(([, own]) => own.length > 0))
      }),
    )
  })
})

describe('hours that somebody writes', () => {
  const problemsOf = (given: unknown) =>
    hoursField.safeParse(given).error?.issues.map(({ path, message }) => [path.join('.'), message])
  const week = (given: Partial<OpeningHours['weekly']>) => ({
    weekly: given,
    exceptions: [] as HoursException[],
  })

  test('may leave days out, and may touch', () => {
    const shifts = [
      { from: '07:00', to: '11:00' },
      { from: '11:00', to: '21:00' },
    ]
    expect(hoursField.parse(week({ mon: shifts })).weekly).toEqual({ ...noWeekly, mon: shifts })
  })

  test.for([
    [
      'a day',
      {
        mon: [
          { from: '07:00', to: '12:00' },
          { from: '11:00', to: '21:00' },
        ],
      },
      'weekly.mon',
    ],
    [
      'the night before',
      { mon: [{ from: '18:00', to: '02:00' }], tue: [{ from: '01:00', to: '05:00' }] },
      'weekly.tue',
    ],
    [
      'Sunday night',
      { sun: [{ from: '18:00', to: '02:00' }], mon: [{ from: '01:00', to: '05:00' }] },
      'weekly.mon',
    ],
  ] as const)('do not overlap: %s', ([, given, path]) => {
    expect(problemsOf(week(given as never))).toEqual([[path, texts.overlap]])
  })

  test('are times that there are, and no interval is empty', () => {
    expect(problemsOf(week({ mon: [{ from: '7h', to: '25:00' }] }))).toEqual([
      ['weekly.mon.0.from', texts.time],
      ['weekly.mon.0.to', texts.time],
    ])
    expect(problemsOf(week({ mon: [{ from: '07:00', to: '07:00' }] }))).toEqual([
      ['weekly.mon.0.to', texts.empty],
    ])
  })

  test('have one exception a day, from its first to its last', () => {
    const apart = (from: string, to: string) => ({ from, to, intervals: [], note: '' })
    const two = [apart('2027-02-05', '2027-02-09'), apart('2027-02-09', '2027-02-10')]
    expect(problemsOf({ weekly: {}, exceptions: two })).toEqual([
      ['exceptions.1.from', texts.sameDay],
    ])
    expect(problemsOf({ weekly: {}, exceptions: [apart('2027-02-09', '2027-02-05')] })).toEqual([
      ['exceptions.0.to', texts.daysTurned],
    ])
  })

  test.for(['T2', 'T9 07:00-21:00', 'T6-T2 07:00-21:00', 'T2 bảy giờ', 'T2 07:00'])(
    'are no cell of a file: %j',
    (cell) => {
      expect(readWeekly(cell)).toBe(null)
    },
  )

  test('are read as people write them', () => {
    expect(readWeekly('t2-T6 7h-11h30, 13h30-21:00; CN Nghỉ')).toEqual({
      ...noWeekly,
      ...Object.fromEntries(
        weekdays.slice(0, 5).map((one) => [
          one,
          [
            { from: '07:00', to: '11:30' },
            { from: '13:30', to: '21:00' },
          ],
        ]),
      ),
    })
    expect(readExceptions('2/9/2027 nghỉ (Quốc khánh)')).toEqual([
      { from: '2027-09-02', to: '2027-09-02', intervals: [], note: 'Quốc khánh' },
    ])
  })
})
