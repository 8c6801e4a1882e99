import { sql, type RawBuilder } from 'kysely'
import type { Db } from './db.ts'

/** How long sessions live, in milliseconds. */
export interface SessionLimits {
  /** From the last use. */
  lifetime: number
  /** From the beginning, however often it is used. */
  longest: number
  /** Use is written down at most this often. */
  touchInterval: number
}

interface Renewable {
  id: number
  created_at: Date
  last_seen_at: Date
}

/**
 * What members', staff's and pharmacies' sessions have in common, over a table of them and its column that
 * says whose they are. Who may have one, and how they end, is their room's.
 */
export function sessionRows(
  { table, owner }: { table: RawBuilder<unknown>; owner: RawBuilder<unknown> },
  limits: SessionLimits,
) {
  return {
    /** When one that begins now ends unless it is used. */
    firstEnd: (now: Date): Date => after(now, limits.lifetime),

    /**
     * Notes that a session is used and moves its end: of several requests at once one writes. `isTouched`
     * says whether this one did; null while the last note is fresh.
     */
    renew: async (
      db: Db,
      { id, created_at: began, last_seen_at: seenBefore }: Renewable,
      now: Date,
    ): Promise<{ endsAt: Date; isTouched: boolean } | null> => {
      if (now.getTime() - seenBefore.getTime() < limits.touchInterval) return null
      const endsAt = earlier(after(now, limits.lifetime), after(began, limits.longest))
      const { rows } = await sql`
        update ${table} set last_seen_at = ${now}, expires_at = ${endsAt}
        where id = ${id} and last_seen_at = ${seenBefore} and ended_at is null
        returning id`.execute(db)
      return { endsAt, isTouched: rows.length === 1 }
    },

    /** Ends what was used longest ago where somebody has more devices than allowed. */
    endSurplus: async (
      trx: Db,
      { of: whose, max, now }: { of: number; max: number; now: Date },
    ): Promise<void> => {
      await sql`
        update ${table} set ended_at = ${now}
        where id in (
          select id from ${table}
          where ${owner} = ${whose} and ended_at is null and expires_at > ${now}
          order by last_seen_at desc, id desc offset ${max})`.execute(trx)
    },

    /** What nobody needs any more: ended a quarter of a year ago. */
    deleteOld: async (db: Db, now: Date): Promise<void> => {
      await sql`delete from ${table}
        where least(expires_at, ended_at) < ${now}::timestamptz - interval '90 days'`.execute(db)
    },
  }
}

function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds)
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
