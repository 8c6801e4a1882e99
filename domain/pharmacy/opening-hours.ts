import { addDays, vietnamDayOf, type VietnamDay } from '../kernel/dates.ts'

/**
 * From one time of a day to another, `07:00` to `21:00`. One that ends at or before its beginning reaches into
 * the next day: `18:00` to `02:00`. A whole day is `00:00` to `24:00`.
 */
export interface Interval {
  from: string
  to: string
}

/** From Monday. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]
export type Weekly = Record<Weekday, Interval[]>

/** Days that are not like their weekday: Tết, a holiday. Without an interval the pharmacy is closed. */
export interface HoursException {
  from: VietnamDay
  /** The last of them. */
  to: VietnamDay
  intervals: Interval[]
  note: string
}

export interface OpeningHours {
  weekly: Weekly
  exceptions: HoursException[]
}

/** Null as an end: it never closes, or nobody knows when it opens. */
export type OpenState =
  { isOpen: true; until: Date | null } | { isOpen: false; opensAt: Date | null }

export const noWeekly: Weekly = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
export const noHours: OpeningHours = { weekly: noWeekly, exceptions: [] }

/** Nobody has said when it is open. */
export function hasHours({ weekly }: Pick<OpeningHours, 'weekly'>): boolean {
  return weekdays.some((day) => weekly[day].length > 0)
}

/**
 * Whether it is open at an instant, in Vietnam's time. What began the day before counts as far as it reaches;
 * an exception stands for the intervals that begin on its days, and takes nothing from the night before it.
 */
export function isOpenAt(hours: OpeningHours, instant: Date): boolean {
  const day = vietnamDayOf(instant)
  const at = instant.getTime()
  return [addDays(day, -1), day].some((begun) =>
    spansOf(hours, begun).some(([from, to]) => from <= at && at < to),
  )
}

/** The same, with when that ends. A closing of more than a year has no end. */
export function openStateAt(hours: OpeningHours, instant: Date): OpenState {
  const at = instant.getTime()
  const day = vietnamDayOf(instant)
  const near = spansFrom(hours, day, 10)
  const now = near.find(([from, to]) => from <= at && at < to)
  if (now) return { isOpen: true, until: now[1] - at > 7 * dayMs ? null : new Date(now[1]) }
  const isAfter = ([from]: Span) => from > at
  const next = near.find(isAfter) ?? spansFrom(hours, day, maxClosedDays).find(isAfter)
  return { isOpen: false, opensAt: next ? new Date(next[0]) : null }
}

/** The intervals that begin on a day, the exception's before the weekday's. */
export function intervalsOn({ weekly, exceptions }: OpeningHours, day: VietnamDay) {
  const exception = exceptions.find(({ from, to }) => from <= day && day <= to)
  return exception ? exception.intervals : weekly[weekdayOf(day)]
}

export function weekdayOf(day: VietnamDay): Weekday {
  return weekdays[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7]!
}

/** Weekdays in a row that have the same intervals, told together. */
export function groupWeek(weekly: Weekly): { days: Weekday[]; intervals: Interval[] }[] {
  const groups: { days: Weekday[]; intervals: Interval[] }[] = []
  for (const day of weekdays) {
    const last = groups.at(-1)
    if (last && isSame(last.intervals, weekly[day])) last.days.push(day)
    else groups.push({ days: [day], intervals: weekly[day] })
  }
  return groups
}

/** Minutes since midnight of `07:30`; 1440 of `24:00`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Where an interval ends, counted from the midnight before its beginning: beyond 1440 on the day after. */
export function endOf({ from, to }: Interval): number {
  const end = minutesOf(to)
  return end > minutesOf(from) ? end : end + 1440
}

/** Two intervals of a week of which one begins before the other ends, Sunday's into Monday too. */
export function findWeeklyOverlap(weekly: Weekly): Weekday | null {
  const week = weekdays.flatMap((day, nth) =>
    weekly[day].map((interval) => ({
      day,
      from: nth * 1440 + minutesOf(interval.from),
      to: nth * 1440 + endOf(interval),
    })),
  )
  const inOrder = week.toSorted((one, other) => one.from - other.from)
  const [first] = inOrder
  if (!first) return null
  const again = [...inOrder, { ...first, from: first.from + weekMinutes, to: Infinity }]
  const found = again.find((next, nth) => nth > 0 && again[nth - 1]!.to > next.from)
  return found?.day ?? null
}

/** Two intervals of one day that overlap. */
export function doOverlap(intervals: readonly Interval[]): boolean {
  const inOrder = intervals.toSorted((one, other) => minutesOf(one.from) - minutesOf(other.from))
  return inOrder.some((next, nth) => nth > 0 && endOf(inOrder[nth - 1]!) > minutesOf(next.from))
}

const dayMs = 24 * 60 * 60 * 1000
const weekMinutes = 7 * 1440
const maxClosedDays = 366
type Span = [from: number, to: number]

function spansOf(hours: OpeningHours, day: VietnamDay): Span[] {
  const midnight = Date.parse(`${day}T00:00:00+07:00`)
  return intervalsOn(hours, day).map((interval) => [
    midnight + minutesOf(interval.from) * 60_000,
    midnight + endOf(interval) * 60_000,
  ])
}

/** From the day before on: what began then may still last. */
function spansFrom(hours: OpeningHours, day: VietnamDay, days: number): Span[] {
  const begun = Array.from({ length: days }, (_, nth) => addDays(day, nth - 1))
  return joined(begun.flatMap((each) => spansOf(hours, each)))
}

/** In order, with what touches made one. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = []
  for (const [from, to] of spans.toSorted((one, other) => one[0] - other[0])) {
    const last = whole.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else whole.push([from, to])
  }
  return whole
}

function isSame(one: readonly Interval[], other: readonly Interval[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
