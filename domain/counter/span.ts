import { Refusal } from '../errors.ts'
import { addDays, type VietnamDay } from '../kernel/dates.ts'
import { counterTexts as texts } from './texts.ts'

/** Vietnam days, both inclusive. */
export interface Span {
  from: VietnamDay
  to: VietnamDay
}

/**
 * The days that a filter means: today when it names none, until today when it names the first alone, a
 * single day when it names the last alone. Refuses `invalidInput` when they end before they begin or
 * are more than `most`.
 */
export function readSpan(
  today: VietnamDay,
  named: { from?: VietnamDay | undefined; to?: VietnamDay | undefined },
  max = Infinity,
): Span {
  const to = named.to ?? (named.from && named.from > today ? named.from : today)
  const from = named.from ?? to
  if (from > to) throw new Refusal('invalidInput', { fields: { to: texts.endsBeforeStart } })
  if (daysOf({ from, to }) > max) {
    throw new Refusal('invalidInput', { fields: { to: texts.tooManyDays(max) } })
  }
  return { from, to }
}

/** How many days. */
export function daysOf({ from, to }: Span): number {
  return Math.round((noonOf(to) - noonOf(from)) / 86_400_000) + 1
}

/** As many days, right before. */
export function spanBefore(span: Span): Span {
  return { from: addDays(span.from, -daysOf(span)), to: addDays(span.from, -1) }
}

/** Every day, or every week from Monday to Sunday of which the first and the last may be parts. */
export function bucketsOf({ from, to }: Span, by: 'day' | 'week'): Span[] {
  const buckets: Span[] = []
  for (let start = from; start <= to;) {
    const end = by === 'day' ? start : sundayOf(start)
    buckets.push({ from: start, to: end < to ? end : to })
    start = addDays(end, 1)
  }
  return buckets
}

function sundayOf(day: VietnamDay): VietnamDay {
  const weekday = new Date(noonOf(day)).getUTCDay()
  return addDays(day, weekday === 0 ? 0 : 7 - weekday)
}

/** The first and last day of a month `YYYY-MM`. */
export function monthSpan(month: string): Span {
  const [year, nth] = month.split('-').map(Number) as [number, number]
  const next = nth === 12 ? `${year + 1}-01-01` : `${year}-${String(nth + 1).padStart(2, '0')}-01`
  return { from: `${month}-01`, to: addDays(next, -1) }
}

/** When a Vietnam day begins. */
export function startOfDay(day: VietnamDay): Date {
  return new Date(`${day}T00:00:00+07:00`)
}

function noonOf(day: VietnamDay): number {
  return Date.parse(`${day}T12:00:00Z`)
}
