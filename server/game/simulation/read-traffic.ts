import type { GameFields } from '#domain/game/backoffice/fields.ts'
import { budgetOf } from '#domain/game/backoffice/budget.ts'
import { entriesOfCode, entriesOfOrder, entriesOfSurvey } from '#domain/game/earned-entries.ts'
import type { EntrySource } from '#domain/game/definition.ts'
import { weekdayOf, type Traffic, type TrafficEvent } from '#domain/game/simulation/traffic.ts'
import { addDays, vietnamDayOf, type VietnamDay } from '#domain/kernel/dates.ts'
import type { Context } from '../../context.ts'
import { filterPlayers } from '../may-play.ts'
import {
  listPastAnswers,
  listPastCodes,
  listPastOrders,
  listPastVisits,
  type Month,
  type PastOrder,
} from './traffic-queries.ts'

/** Four weeks: each weekday as often as any other. */
const daysBack = 28

/** One thing that somebody did, and the entries that it would have brought. */
interface Happened {
  phone: string
  at: Date
  source: EntrySource
  entries: number
  store: string | null
}

/**
 * What the last four weeks would have brought by a campaign's sources: real orders, codes, answers and visits, of
 * those whom its rules let play. Where there was nothing of it, an even stream is made up that fills the box.
 */
export async function readTraffic(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { campaignId, fields }: { campaignId: number; fields: GameFields },
): Promise<Traffic> {
  const to = clock.today()
  const from = addDays(to, -daysBack)
  const happened = await listHappened(db, fields, { from: midnight(from), to: midnight(to) })
  const phones = [...new Set(happened.map(({ phone }) => phone))]
  const { audience, excludes_staff } = fields
  const rules = { excludes_staff }
  const players = await filterPlayers(db, { id: campaignId, audience, rules }, phones)
  const played = happened.filter(({ phone, entries }) => entries > 0 && players.has(phone))
  if (played.length === 0) return { kind: 'even', entries: madeUpCount(fields) }
  return ofDays(played, { from, to })
}

async function listHappened(db: Context['db'], fields: GameFields, month: Month) {
  const { sources, place, audience, stores } = fields
  // Each pharmacy has its one entry, and nobody else any.
  if (audience === 'stores') return []
  const has = (...names: EntrySource[]) => sources.some(({ source }) => names.includes(source))
  const orders = has('order', 'product', 'day') ? await listPastOrders(db, month) : []
  const codes = has('code', 'day') ? await listPastCodes(db, month) : []
  const answers = has('survey') ? await listPastAnswers(db, month) : []
  const visits = has('day') ? await listPastVisits(db, month) : []
  const all: Happened[] = [
    ...orders.map((order) => ofOrder(fields, order)),
    ...codes.map(({ productId, ...of }) => ({
      ...of,
      source: 'code' as const,
      entries: entriesOfCode(sources, { cause: '', productId }).length,
    })),
    ...answers.map(({ surveyId, ...of }) => ({
      ...of,
      source: 'survey' as const,
      entries: entriesOfSurvey(sources, { cause: '', surveyId }).length,
    })),
  ]
  const seen = [...all, ...visits.map((visit) => ({ ...visit, store: null }))]
  const atCounter = ({ store }: Happened) =>
    store !== null && (stores.length === 0 || stores.includes(store))
  return place === 'store'
    ? all.filter(atCounter)
    : [...all, ...daysOfPeople(fields, seen)].map((each) => ({ ...each, store: null }))
}

function ofOrder({ sources }: GameFields, { code, phone, at, amount, lines }: PastOrder): Happened {
  const pieces = new Map<number, number>()
  for (const line of lines) {
    pieces.set(line.productId, (pieces.get(line.productId) ?? 0) + line.pieces)
  }
  const entries = entriesOfOrder(sources, { code, amount, pieces }).length
  return { phone, at, source: 'order', entries, store: null }
}

/** Whoever was seen on a day, in whatever way, would have come to play on it. */
function daysOfPeople(
  { sources }: GameFields,
  seen: readonly Pick<Happened, 'phone' | 'at'>[],
): Happened[] {
  const rule = sources.find(({ source }) => source === 'day')
  if (rule?.source !== 'day') return []
  const first = new Map<string, Happened>()
  for (const { phone, at } of seen.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const key = `${phone} ${vietnamDayOf(at)}`
    if (first.has(key)) continue
    first.set(key, { phone, at, source: 'day', entries: rule.entries, store: null })
  }
  return [...first.values()]
}

function ofDays(
  happened: readonly Happened[],
  { from, to }: { from: VietnamDay; to: VietnamDay },
): Traffic {
  const persons = new Map<string, number>()
  const counts: Partial<Record<EntrySource, number>> = {}
  const days = new Map<VietnamDay, TrafficEvent[]>()
  for (let day = from; day < to; day = addDays(day, 1)) days.set(day, [])
  for (const { phone, at, source, entries, store } of happened) {
    const day = vietnamDayOf(at)
    const person = persons.get(phone) ?? persons.size
    persons.set(phone, person)
    counts[source] = (counts[source] ?? 0) + entries
    const minute = Math.floor((at.getTime() - midnight(day).getTime()) / 60_000)
    const ofStore = store === null ? {} : { store }
    days.get(day)?.push({ minute, person, entries, ...ofStore })
  }
  return {
    kind: 'real',
    from,
    to: addDays(to, -1),
    counts,
    days: [...days].map(([day, events]) => ({ weekday: weekdayOf(day), events })),
  }
}

/** As many as the box holds; of a number draw a hundred for each prize. */
function madeUpCount(fields: GameFields): number {
  const { places, prizes } = budgetOf(fields)
  return Math.min(1_000_000, places ?? prizes * 100)
}

function midnight(day: VietnamDay): Date {
  return new Date(`${day}T00:00:00+07:00`)
}
