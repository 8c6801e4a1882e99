import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'
import { withDatabase } from './other-process.ts'

const lock = 1710

/** A write waits with its line of the audit of this action, the last that it writes, as long as `work` goes on. */
export function withHeldAudit(
  databaseUrl: string,
  action: string,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  return withDatabase(databaseUrl, async ({ db }) => {
    await sql`
      create function hold_audit() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock(${sql.lit(lock)}); return new; end $$`.execute(db)
    await sql`
      create trigger hold_audit before insert on audit_entry for each row
        when (new.action = ${sql.lit(action)}) execute function hold_audit()`.execute(db)
    await db.connection().execute(async (held) => {
      await sql`select pg_advisory_lock(${sql.lit(lock)})`.execute(held)
      await work(db)
      await sql`select pg_advisory_unlock(${sql.lit(lock)})`.execute(held)
    })
    await sql`drop function hold_audit() cascade`.execute(db)
  })
}

/** How many writes are held so. */
export async function countHeldAudits(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks
    where locktype = 'advisory' and objid = ${sql.lit(lock)} and not granted`.execute(db)
  return rows[0]!.count
}
