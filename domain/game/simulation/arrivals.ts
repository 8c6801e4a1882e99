import { dayCount, daysOf, type TimeSpan } from '../pacing.ts'
import type { Random } from './random.ts'
import { weekdayOf, type Traffic, type TrafficEvent } from './traffic.ts'

/** Something that brings entries while a campaign is played. */
export interface Arrival {
  at: number
  person: number
  entries: number
  store?: string | undefined
}

const minuteMs = 60_000
/** When a made-up day begins and ends, in hours. */
const [opens, closes] = [7, 22]

/**
 * Who comes to a campaign, in the order of time. Each of its days is one real day of the same weekday, chosen by
 * chance, so that a week's rhythm, its good and its bad days and people who come again are as they were; `factor`
 * brings more or fewer of the same, as other people.
 */
export function arrivalsOf(
  traffic: Traffic,
  window: TimeSpan,
  { factor, random }: { factor: number; random: Random },
): Arrival[] {
  const arrivals =
    traffic.kind === 'even'
      ? madeUp(traffic.entries * factor, window, random)
      : asItWas(traffic, window, { factor, random })
  return arrivals.toSorted((a, b) => a.at - b.at || a.person - b.person)
}

/** How many entries come to a campaign of such a window on the whole, at a factor of 1. */
export function expectedEntries(traffic: Traffic, window: TimeSpan): number {
  if (traffic.kind === 'even') return traffic.entries
  const { days } = traffic
  const total = days.reduce(
    (sum, { events }) => sum + events.reduce((more, { entries }) => more + entries, 0),
    0,
  )
  return days.length === 0 ? 0 : (total / days.length) * dayCount(window)
}

function asItWas(
  { days }: Extract<Traffic, { kind: 'real' }>,
  window: TimeSpan,
  { factor, random }: { factor: number; random: Random },
): Arrival[] {
  if (days.length === 0) return []
  const alike = Array.from({ length: 7 }, (_, weekday) =>
    days.filter((each) => each.weekday === weekday),
  )
  return daysOf(window)
    .flatMap((day) => {
      const same = alike[weekdayOf(day)]!
      const from = same.length > 0 ? same : days
      const { events } = from[random.below(from.length)]!
      const midnight = Date.parse(`${day}T00:00:00+07:00`)
      return events.flatMap((event) => repeated(event, midnight, { factor, random }))
    })
    .filter(({ at }) => at >= window.from && at < window.to)
}

function repeated(
  { minute, person, entries, store }: TrafficEvent,
  midnight: number,
  { factor, random }: { factor: number; random: Random },
): Arrival[] {
  const whole = Math.floor(factor)
  const count = whole + (random.next() < factor - whole ? 1 : 0)
  return Array.from({ length: count }, (_, copy) => ({
    at: midnight + minute * minuteMs + random.below(minuteMs),
    // A copy is somebody else, the same one each time.
    person: copy === 0 ? person : -(person * whole + copy) - 1,
    entries,
    store,
  }))
}

function madeUp(entries: number, window: TimeSpan, random: Random): Arrival[] {
  const days = daysOf(window).flatMap((day) => {
    const midnight = Date.parse(`${day}T00:00:00+07:00`)
    const from = Math.max(window.from, midnight + opens * 60 * minuteMs)
    const to = Math.min(window.to, midnight + closes * 60 * minuteMs)
    return from < to ? [{ from, to }] : []
  })
  const spans = days.length > 0 ? days : [window]
  const total = spans.reduce((sum, { from, to }) => sum + to - from, 0)
  return Array.from({ length: Math.round(entries) }, (_, person) => {
    let rest = Math.floor(random.next() * total)
    const span = spans.find(({ from, to }) => (rest -= to - from) < 0)!
    return { at: span.to + rest, person, entries: 1 }
  })
}
