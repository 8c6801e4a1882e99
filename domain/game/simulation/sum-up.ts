import { z } from 'zod'
import type { AnnouncedBox } from '../definition.ts'
import { gridOf, type Played } from './play-once.ts'

/** One in ten campaigns is below, half of them, nine in ten. */
const band = z.object({ p10: z.number(), p50: z.number(), p90: z.number() })
/** The same of moments; null where that many campaigns never came to it. */
const momentBand = z.object({
  p10: z.string().nullable(),
  p50: z.string().nullable(),
  p90: z.string().nullable(),
})

const simulatedPrize = z.object({
  name: z.string(),
  value: z.int(),
  units: z.int(),
  given: band,
  left: band,
  /** Of all campaigns, those in which its last unit was given; 0 to 1. */
  out_share: z.number(),
  out_at: momentBand,
  /** Where it went early in some of them: in how many, and before which moment. */
  early: z.object({ share: z.number(), before: z.string() }).nullable(),
  /** Units that are left at each moment of the grid. */
  course: z.array(band),
  /** How many entries there are for one unit; null where none was given. */
  one_in: z.number().nullable(),
})
export type SimulatedPrize = z.output<typeof simulatedPrize>

export const simulationResult = z.object({
  runs: z.int(),
  /** Moments of the courses. */
  grid: z.array(z.string()),
  prizes: z.array(simulatedPrize),
  entries: band,
  /** How many entries can be; null: as many as come. */
  places: z.int().nullable(),
  /** Of all campaigns, those in which somebody found the box full; when, where it was. */
  full_share: z.number(),
  full_at: momentBand,
  /** Đồng. */
  cost: band,
  budget: z.int(),
  /** Of a hundred entries, those that bring something of value. */
  win_percent: z.number(),
})
export type SimulationResult = z.output<typeof simulationResult>
export type Band = z.output<typeof band>

/** From this share of all campaigns on it is worth a word. */
export const noticedShare = 0.1

/** What many campaigns have in common. */
export function sumUp(announced: AnnouncedBox, runs: readonly Played[]): SimulationResult {
  const { prizes, lots, blanks, kind } = announced
  const units = prizes.map(({ id }) =>
    lots.reduce((count, { prize, quantity }) => count + (prize === id ? quantity : 0), 0),
  )
  const grid = gridOf(announced)
  const entries = runs.map((run) => run.entries)
  const total = sum(entries)
  const worth = prizes.map(({ value }) => value)
  const won = sum(runs.map(({ given }) => sum(given.filter((_, at) => worth[at]! > 0))))
  return {
    runs: runs.length,
    grid: grid.map(toIso),
    prizes: prizes.map(({ name, value }, at) => {
      const outAt = runs.map((run) => run.outAt[at]!)
      const given = runs.map((run) => run.given[at]!)
      return {
        name,
        value,
        units: units[at]!,
        given: bandOf(given),
        left: bandOf(given.map((count) => units[at]! - count)),
        out_share: share(runs, outAt.filter((each) => each !== null).length),
        out_at: momentBandOf(outAt),
        early: kind === 'draw' ? null : earlyOf(announced, outAt),
        course: grid.map((_, point) => bandOf(runs.map((run) => run.left[at]![point]!))),
        one_in: sum(given) === 0 ? null : rounded(total / sum(given)),
      }
    }),
    entries: bandOf(entries),
    places: kind === 'draw' ? null : sum(units) + blanks,
    full_share: share(runs, runs.filter(({ refused }) => refused > 0).length),
    full_at: momentBandOf(runs.map(({ fullAt }) => fullAt)),
    cost: bandOf(runs.map(({ given }) => sum(given.map((count, at) => count * worth[at]!)))),
    budget: sum(units.map((count, at) => count * worth[at]!)),
    win_percent: total === 0 ? 0 : rounded((100 * won) / total),
  }
}

/** Gone on the first day, or at least long before the end: the earliest that happens often enough. */
function earlyOf(announced: AnnouncedBox, outAt: readonly (number | null)[]) {
  const [from, to] = [Date.parse(announced.opens_at), Date.parse(announced.closes_at)]
  const limits = [midnightAfter(from), from + (to - from) / 2]
  for (const limit of limits.filter((each) => each < to)) {
    const early = outAt.filter((at): at is number => at !== null && at <= limit)
    if (early.length === 0 || early.length < noticedShare * outAt.length) continue
    const latest = early.reduce((last, at) => Math.max(last, at), 0)
    const before = Math.ceil(latest / hourMs) * hourMs
    return { share: rounded(early.length / outAt.length), before: toIso(before) }
  }
  return null
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const offsetMs = 7 * hourMs

/** The end of the Vietnam day in which a campaign begins. */
function midnightAfter(from: number): number {
  return Math.floor((from + offsetMs) / dayMs) * dayMs + dayMs - offsetMs
}

function bandOf(values: readonly number[]): Band {
  const sorted = values.toSorted((a, b) => a - b)
  return { p10: quantile(sorted, 0.1), p50: quantile(sorted, 0.5), p90: quantile(sorted, 0.9) }
}

function momentBandOf(values: readonly (number | null)[]) {
  const sorted = values.map((each) => each ?? Infinity).toSorted((a, b) => a - b)
  const of = (part: number) => {
    const moment = quantile(sorted, part)
    return Number.isFinite(moment) ? toIso(moment) : null
  }
  return { p10: of(0.1), p50: of(0.5), p90: of(0.9) }
}

/** The least value that at least such a part of all does not exceed; 0 of none. */
function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0
}

function share(runs: readonly Played[], count: number): number {
  return runs.length === 0 ? 0 : rounded(count / runs.length)
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function toIso(at: number): string {
  return new Date(at).toISOString()
}
