import { addDays, formatDate, toVietnamIso, vietnamDayOf } from '#domain/kernel/dates.ts'
import {
  groupWeek,
  hasHours,
  openStateAt,
  weekdayOf,
  type Interval,
  type OpeningHours,
  type Weekday,
} from '#domain/pharmacy/opening-hours.ts'
import { locatorTexts as texts } from './texts.ts'

/** `Đang mở cửa`, `đến 21:00`; null where the hours are not known. */
export function stateWords(
  hours: OpeningHours,
  now: Date,
): { isOpen: boolean; state: string; more: string } | null {
  if (!hasHours(hours) && hours.exceptions.length === 0) return null
  const state = openStateAt(hours, now)
  if (state.isOpen) {
    const more = state.until ? texts.openUntil(momentWords(state.until, now)) : texts.openAlways
    return { isOpen: true, state: texts.open, more }
  }
  const more = state.opensAt ? texts.opensAt(momentWords(state.opensAt, now)) : ''
  return { isOpen: false, state: texts.closed, more }
}

/** The week in few words, days that are alike together: `T2–T6 7:00–21:00`, `CN nghỉ`. Empty for none. */
export function weekWords(hours: OpeningHours): string[] {
  if (!hasHours(hours)) return []
  const groups = groupWeek(hours.weekly)
  return groups.map(({ days, intervals }) => `${daysWords(days)} ${intervalsWords(intervals)}`)
}

/** Days apart that begin within two weeks or last. */
export function exceptionWords({ exceptions }: OpeningHours, now: Date): string[] {
  const today = vietnamDayOf(now)
  const soon = addDays(today, 14)
  return exceptions
    .filter(({ from, to }) => to >= today && from <= soon)
    .map(({ from, to, intervals, note }) => {
      const days = from === to ? shortDay(from) : `${shortDay(from)}–${shortDay(to)}`
      return texts.exception(days, intervalsWords(intervals), note)
    })
}

/** `21:00`, `7:00 ngày mai`, `7:00 thứ Hai`, `7:00 ngày 10/02`. Until shortly after midnight it is still tonight. */
function momentWords(moment: Date, now: Date): string {
  const day = vietnamDayOf(moment)
  const today = vietnamDayOf(now)
  const time = plainTime(toVietnamIso(moment).slice(11, 16))
  if (day === today) return texts.at(time)
  if (day === addDays(today, 1)) return texts.tomorrow(time)
  if (day <= addDays(today, 6)) return texts.onWeekday(time, weekdayOf(day))
  return texts.onDay(time, shortDay(day))
}

function daysWords(days: readonly Weekday[]): string {
  if (days.length === 7) return texts.everyDay
  const [first, last] = [days[0]!, days.at(-1)!]
  const [from, to] = [texts.shortDays[first], texts.shortDays[last]]
  return first === last ? from : `${from}–${to}`
}

function intervalsWords(intervals: readonly Interval[]): string {
  if (intervals.length === 0) return texts.dayOff
  return intervals
    .map(({ from, to }) =>
      from === '00:00' && to === '24:00' ? texts.allDay : `${plainTime(from)}–${plainTime(to)}`,
    )
    .join(', ')
}

/** `7:00` of `07:00`. */
function plainTime(time: string): string {
  return time.replace(/^0(?=\d:)/, '')
}

function shortDay(day: string): string {
  return formatDate(day).slice(0, 5)
}
