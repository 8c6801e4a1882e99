import { sql, type RawBuilder } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import {
  listLockDurations,
  lockMemory,
  maxWrongPasswords,
  triesWithoutCaptcha,
  wrongPasswordWindow,
} from '#domain/identity/password-lock.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'

/** A name, known or not, and where it is tried from: those of one source are counted together. */
export interface TryKey {
  name: string
  source: string
}

export interface CountedTry {
  /** The next one is refused. */
  isLast: boolean
  /** Takes it back, with the lock if this very try has set it. */
  giveBack(): Promise<void>
}

/** Tries to log in. */
export interface Tries {
  /**
   * Counts a try before its password is looked at. The row decides for any number of requests at once:
   * past the last one nobody gets a try, right or wrong. Refusal: `accountLocked`.
   */
  count(ctx: Context, key: TryKey): Promise<CountedTry>
  /** Whether a person must show that it is one: after some wrong tries within the window. */
  needsCaptcha(ctx: Context, key: TryKey): Promise<boolean>
  forget(ctx: Context, key: TryKey): Promise<void>
}

export interface LockRule {
  /** The try that locks. */
  max?: number
  /** How long, in milliseconds: the first time, the second …; the last one for all that follow. */
  durations?: readonly number[]
  /** What is said of it, where the usual words do not fit. */
  message?: string
}

/** Counted in a table of this shape, by the column of the name and `source`. */
export function triesIn(table: RawBuilder<unknown>, name: string, rule: LockRule = {}): Tries {
  const { max = maxWrongPasswords, durations = listLockDurations(), message } = rule
  const place = { table, names: sql`${sql.ref(name)}, source`, max, durations }
  const isKey = ({ name: tried, source }: TryKey) => sql`(${place.names}) = (${tried}, ${source})`
  const find = async (db: Db, key: TryKey, now: Date) => {
    const since = new Date(now.getTime() - wrongPasswordWindow)
    const { rows } = await sql<{ tried_at: Date[]; locked_until: Date | null }>`
      select tried_at, locked_until from ${table} where ${isKey(key)}`.execute(db)
    return {
      tries: rows[0]?.tried_at.filter((at) => at > since).length ?? 0,
      lockedUntil: rows[0]?.locked_until ?? now,
    }
  }
  return {
    count: async ({ db, clock }, key) => {
      const now = clock.now()
      const tries = await countTry(db, place, key, now)
      if (tries === null) {
        const { lockedUntil } = await find(db, key, now)
        const left = lockedUntil.getTime() - now.getTime()
        const retryAfter = Math.max(1, Math.ceil(left / 1000))
        throw new Refusal('accountLocked', { retryAfter, message })
      }
      const isLast = tries >= max
      const giveBack = async () => {
        await sql`
          update ${table} set tried_at = trim_array(tried_at, 1)
            ${isLast ? sql`, locked_until = null, locks = locks - 1` : sql``}
          where ${isKey(key)} and cardinality(tried_at) > 0`.execute(db)
      }
      return { isLast, giveBack }
    },
    needsCaptcha: async ({ db, clock }, key) =>
      (await find(db, key, clock.now())).tries >= triesWithoutCaptcha,
    forget: async ({ db }, key) => {
      await sql`delete from ${table} where ${isKey(key)}`.execute(db)
    },
  }
}

interface Place {
  table: RawBuilder<unknown>
  names: RawBuilder<unknown>
  max: number
  durations: readonly number[]
}

/** How many of its window it is; null while the name is locked. */
async function countTry(
  db: Db,
  { table, names, max, durations }: Place,
  { name, source }: TryKey,
  now: Date,
): Promise<number | null> {
  const seconds = durations.map((duration) => duration / 1000)
  const locksNow = sql`(cardinality(${recentTries}) + 1 >= ${sql.lit(max)})`
  const { rows } = await sql<{ tries: number }>`
    insert into ${table} as l (${names}, tried_at, last_try_at)
    select ${name}, ${source}, array[t.now], t.now from (select ${now}::timestamptz as now) t
    on conflict (${names}) do update set
      tried_at = ${recentTries} || excluded.last_try_at,
      locked_until = case when ${locksNow} then excluded.last_try_at + make_interval(secs =>
        (${seconds}::int[])[least(${locksBefore}, ${seconds.length}::int - 1) + 1]) end,
      locks = ${locksBefore} + case when ${locksNow} then 1 else 0 end,
      last_try_at = excluded.last_try_at
    where l.locked_until is null or l.locked_until <= excluded.last_try_at
    returning cardinality(tried_at) as tries`.execute(db)
  return rows[0]?.tries ?? null
}

const ago = (milliseconds: number) =>
  sql`excluded.last_try_at - make_interval(secs => ${sql.lit(milliseconds / 1000)})`
const recentTries = sql`array(select t from unnest(l.tried_at) t where t > ${ago(wrongPasswordWindow)})`
const locksBefore = sql`(case when l.last_try_at <= ${ago(lockMemory)} then 0 else l.locks end)`
