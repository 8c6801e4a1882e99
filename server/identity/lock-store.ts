import { sql } from 'kysely'
import {
  listLockDurations,
  lockMemory,
  maxWrongPasswords,
  wrongPasswordWindow,
} from '#domain/identity/password-lock.ts'
import type { Db } from '../platform/db.ts'

/**
 * Counts a try before its password is looked at; null while the phone is locked. The row decides
 * for any number of requests at once: past the fifth nobody gets a try, right or wrong.
 */
export async function countTry(
  db: Db,
  phone: string,
  now: Date,
): Promise<{ tries: number } | null> {
  const durations = listLockDurations().map((duration) => duration / 1000)
  const { rows } = await sql<{ tries: number }>`
    insert into password_lock as l (phone, tried_at, last_try_at)
    select ${phone}, array[t.now], t.now from (select ${now}::timestamptz as now) t
    on conflict (phone) do update set
      tried_at = ${recentTries} || excluded.last_try_at,
      locked_until = case when ${locksNow} then excluded.last_try_at + make_interval(secs =>
        (${durations}::int[])[least(${locksBefore}, ${durations.length}::int - 1) + 1]) end,
      locks = ${locksBefore} + case when ${locksNow} then 1 else 0 end,
      last_try_at = excluded.last_try_at
    where l.locked_until is null or l.locked_until <= excluded.last_try_at
    returning cardinality(tried_at) as tries`.execute(db)
  return rows[0] ?? null
}

const ago = (milliseconds: number) =>
  sql`excluded.last_try_at - make_interval(secs => ${sql.lit(milliseconds / 1000)})`
const recentTries = sql`array(select t from unnest(l.tried_at) t where t > ${ago(wrongPasswordWindow)})`
const locksNow = sql`(cardinality(${recentTries}) + 1 >= ${sql.lit(maxWrongPasswords)})`
const locksBefore = sql`(case when l.last_try_at <= ${ago(lockMemory)} then 0 else l.locks end)`

/** Tries within the window and the end of the lock, if there is one. */
export async function findLock(db: Db, phone: string, now: Date) {
  const since = new Date(now.getTime() - wrongPasswordWindow)
  const lock = await db
    .selectFrom('password_lock')
    .select(['tried_at', 'locked_until'])
    .where('phone', '=', phone)
    .executeTakeFirst()
  return {
    tries: lock?.tried_at.filter((at) => at > since).length ?? 0,
    lockedUntil: lock?.locked_until ?? null,
  }
}

export async function clearLock(db: Db, phone: string): Promise<void> {
  await db.deleteFrom('password_lock').where('phone', '=', phone).execute()
}
