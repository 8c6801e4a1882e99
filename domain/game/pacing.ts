import { addDays, vietnamDayOf, type VietnamDay } from '../kernel/dates.ts'

/** How what is in the box comes free over the campaign's time: what a marketer draws. */
export interface Pacing {
  /** The weight of each Vietnam day from the first to the last, 0 to 100; empty: all alike. */
  days: readonly number[]
  /** The weight of each hour of a day, 0 to 100, 24 of them; empty: all alike. */
  hours: readonly number[]
}

/** Instants in milliseconds; the end is not part of it. */
export interface TimeSpan {
  from: number
  to: number
}

const hourMs = 3_600_000
const vietnamOffsetMs = 7 * hourMs

/** The curve of a pacing: how much of a lot is free at which moment. */
export interface Curve {
  /** Ends of hours, and the sum of weights × milliseconds up to there; all whole numbers. */
  readonly ends: readonly number[]
  readonly sums: readonly number[]
  readonly weights: readonly number[]
  readonly from: number
}

/** The curve within a span; where all weights are 0 there, all moments weigh alike. */
export function curveOf({ days, hours }: Pacing, window: TimeSpan, within = window): Curve {
  const first = vietnamDayOf(new Date(window.from))
  const weightAt = (at: number) => {
    const local = new Date(at + vietnamOffsetMs)
    const day = dayIndex(first, vietnamDayOf(new Date(at)))
    return (days[day] ?? (days.length > 0 ? 0 : 1)) * (hours[local.getUTCHours()] ?? 1)
  }
  const curve = sumUp(within, weightAt)
  return curve.sums.at(-1)! > 0 ? curve : sumUp(within, () => 1)
}

function sumUp({ from, to }: TimeSpan, weightAt: (at: number) => number): Curve {
  const ends: number[] = []
  const sums: number[] = []
  const weights: number[] = []
  let sum = 0
  for (let at = from; at < to;) {
    const end = Math.min(to, at - (at % hourMs) + hourMs)
    const weight = weightAt(at)
    sum += weight * (end - at)
    ends.push(end)
    sums.push(sum)
    weights.push(weight)
    at = end
  }
  return { from, ends, sums, weights }
}

/** The share that is free at a moment, 0 to 1. */
export function freeShare({ from, ends, sums, weights }: Curve, at: number): number {
  if (at <= from) return 0
  const index = indexOf(ends, at)
  const total = sums.at(-1)!
  if (index === ends.length) return 1
  return (sums[index]! - weights[index]! * (ends[index]! - at)) / total
}

/** The first place whose value is more than `value`, or as much. */
function indexOf(sorted: readonly number[], value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** How many Vietnam days a window touches. */
export function dayCount({ from, to }: TimeSpan): number {
  return dayIndex(vietnamDayOf(new Date(from)), vietnamDayOf(new Date(to - 1))) + 1
}

/** The last Vietnam day of a window, as far as it lies in it. */
export function lastDayOf({ from, to }: TimeSpan): TimeSpan {
  const day = vietnamDayOf(new Date(to - 1))
  return { from: Math.max(from, Date.parse(`${day}T00:00:00+07:00`)), to }
}

/** The days of a window, for whoever draws them. */
export function daysOf(window: TimeSpan): VietnamDay[] {
  const first = vietnamDayOf(new Date(window.from))
  return Array.from({ length: dayCount(window) }, (_, index) => addDays(first, index))
}

function dayIndex(first: VietnamDay, day: VietnamDay): number {
  return Math.round((Date.parse(day) - Date.parse(first)) / (24 * hourMs))
}
