import { hours } from '#domain/kernel/durations.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Column, Row } from '../platform/rows.ts'

export interface Guesser {
  key: string
  max: number
}

export interface Window extends Row<'code_guesses', 'since'> {
  key: Column<'code_guesses', 'guesser'>
  /** With what was taken now. */
  count: Column<'code_guesses', 'count'>
}

export interface TakenTries {
  /** All of them had room. */
  isWhole: boolean
  /** Those that had. */
  windows: Window[]
  /** When the fullest hour began of those that had none. */
  fullSince: Date
}

const take = `
  insert into code_guesses as g (guesser, since, count)
  select key, $3, $4 from unnest($1::text[]) with ordinality as guesser (key, nth) order by nth
  on conflict (guesser) do update set
    since = case when g.since <= $5 then excluded.since else g.since end,
    count = case when g.since <= $5 then excluded.count else g.count + excluded.count end
  where g.since <= $5
    or g.count + excluded.count <= ($2::int[])[array_position($1::text[], excluded.guesser)]
  returning guesser as key, since, g.count`

/** Counts in the statement that checks. Whoever has too little room is not among `windows`. */
export async function takeTries(
  db: Db,
  guessers: readonly Guesser[],
  { count, now, over }: { count: number; now: Date; over: Date },
): Promise<TakenTries> {
  const keys = guessers.map(({ key }) => key)
  const max = guessers.map((guesser) => guesser.max)
  const windows = await queryRows<Window>(db, take, [keys, max, now, count, over])
  if (windows.length === keys.length) return { isWhole: true, windows, fullSince: now }
  const full = keys.filter((key) => !windows.some((window) => window.key === key))
  const text = 'select max(since) as since from code_guesses where guesser = any($1)'
  const [row] = await queryRows<{ since: Date | null }>(db, text, [full])
  return { isWhole: false, windows, fullSince: row?.since ?? now }
}

// An upsert too, because it takes the rows in the same order.
const giveBack = `
  insert into code_guesses as g (guesser, since, count)
  select key, since, 0 from unnest($1::text[], $2::timestamptz[])
    with ordinality as guesser (key, since, nth) order by nth
  on conflict (guesser) do update set count = greatest(0, g.count - $3) where g.since = excluded.since`

/** Into the hour from which they were taken; what was taken from one that is over is forgotten. */
export async function giveTriesBack(db: Db, windows: readonly Window[], count: number) {
  if (count === 0 || windows.length === 0) return
  const keys = windows.map(({ key }) => key)
  const sinces = windows.map(({ since }) => since)
  await queryRows(db, giveBack, [keys, sinces, count])
}

/** What was counted in hours that are over: codes that were tried, and customers who were asked about. */
export async function forgetCountedTries(db: Db, now: Date): Promise<void> {
  const over = [new Date(now.getTime() - hours(1))]
  await queryRows(db, 'delete from asked_phones where since < $1', over)
  await queryRows(db, 'delete from code_guesses where since < $1', over)
}
