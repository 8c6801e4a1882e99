import { sql, type RawBuilder } from 'kysely'
import {
  listLockDurations,
  lockMemory,
  maxWrongPasswords,
  wrongPasswordWindow,
} from '#domain/identity/password-lock.ts'
import type { Db } from '../platform/db.ts'

/** Tries to log in, counted by the name that was given, known or not, or by several things together. */
export interface Tries<Key extends string | readonly string[] = string> {
  /**
   * Counts a try before its password is looked at; null while the name is locked. The row decides
   * for any number of requests at once: past the fifth nobody gets a try, right or wrong.
   */
  count(db: Db, key: Key, now: Date): Promise<{ tries: number } | null>
  /** Takes one counted try back, with the lock if this very try has set it. */
  giveBack(db: Db, key: Key, counted: { tries: number }): Promise<void>
  /** Tries within the window and the end of the lock, if there is one. */
  find(db: Db, key: Key, now: Date): Promise<{ tries: number; lockedUntil: Date | null }>
  clear(db: Db, key: Key): Promise<void>
}

export interface LockRule {
  /** The try that locks. */
  most: number
  /** How long, in milliseconds: the first time, the second …; the last one for all that follow. */
  durations: readonly number[]
}

const usual: LockRule = { most: maxWrongPasswords, durations: listLockDurations() }

/** By phone, and by where it is tried from: members. */
export const phoneTries: Tries<PhoneTry> = triesIn(sql.table('password_lock'), ['phone', 'source'])
export type PhoneTry = readonly [phone: string, source: string]

/** Whatever was tried with a phone, from wherever. */
export async function clearPhone(db: Db, phone: string): Promise<void> {
  await db.deleteFrom('password_lock').where('phone', '=', phone).execute()
}

/** The same counting in another table of the same shape, by these columns of its key. */
export function triesIn<Key extends string | readonly string[]>(
  table: RawBuilder<unknown>,
  columnNames: readonly string[],
  rule = usual,
): Tries<Key> {
  const names = sql.join(columnNames.map((name) => sql.ref(name)))
  const isKey = (key: Key) => sql`(${names}) = (${sql.join([key].flat())})`
  return {
    count: (db, key, now) => countTry(db, { table, names, rule }, [key].flat(), now),
    giveBack: async (db, key, { tries }) => {
      const wasLast = tries >= rule.most
      await sql`
        update ${table} set tried_at = trim_array(tried_at, 1)
          ${wasLast ? sql`, locked_until = null, locks = locks - 1` : sql``}
        where ${isKey(key)} and cardinality(tried_at) > 0`.execute(db)
    },
    find: async (db, key, now) => {
      const since = new Date(now.getTime() - wrongPasswordWindow)
      const { rows } = await sql<{ tried_at: Date[]; locked_until: Date | null }>`
        select tried_at, locked_until from ${table} where ${isKey(key)}`.execute(db)
      return {
        tries: rows[0]?.tried_at.filter((at) => at > since).length ?? 0,
        lockedUntil: rows[0]?.locked_until ?? null,
      }
    },
    clear: async (db, key) => {
      await sql`delete from ${table} where ${isKey(key)}`.execute(db)
    },
  }
}

interface Place {
  table: RawBuilder<unknown>
  names: RawBuilder<unknown>
  rule: LockRule
}

async function countTry(
  db: Db,
  { table, names, rule: { most, durations } }: Place,
  key: readonly string[],
  now: Date,
): Promise<{ tries: number } | null> {
  const seconds = durations.map((duration) => duration / 1000)
  const locksNow = sql`(cardinality(${recentTries}) + 1 >= ${sql.lit(most)})`
  const { rows } = await sql<{ tries: number }>`
    insert into ${table} as l (${names}, tried_at, last_try_at)
    select ${sql.join(key)}, array[t.now], t.now from (select ${now}::timestamptz as now) t
    on conflict (${names}) do update set
      tried_at = ${recentTries} || excluded.last_try_at,
      locked_until = case when ${locksNow} then excluded.last_try_at + make_interval(secs =>
        (${seconds}::int[])[least(${locksBefore}, ${seconds.length}::int - 1) + 1]) end,
      locks = ${locksBefore} + case when ${locksNow} then 1 else 0 end,
      last_try_at = excluded.last_try_at
    where l.locked_until is null or l.locked_until <= excluded.last_try_at
    returning cardinality(tried_at) as tries`.execute(db)
  return rows[0] ?? null
}

const ago = (milliseconds: number) =>
  sql`excluded.last_try_at - make_interval(secs => ${sql.lit(milliseconds / 1000)})`
const recentTries = sql`array(select t from unnest(l.tried_at) t where t > ${ago(wrongPasswordWindow)})`
const locksBefore = sql`(case when l.last_try_at <= ${ago(lockMemory)} then 0 else l.locks end)`
