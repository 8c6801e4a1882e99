import type { Db } from '../platform/db.ts'
import { noticeLinks } from '../platform/migrations/processes.ts'
import { queryRows } from '../platform/query-rows.ts'

/** In milliseconds. */
export async function takeRoundTrip(db: Db): Promise<number> {
  const began = performance.now()
  await queryRows(db, 'select 1')
  return performance.now() - began
}

/** What claimed to be of a payment provider within the hour and was not let in. */
export function countRejections(db: Db, now: Date): Promise<number> {
  return count(db, rejections, [now])
}

/** Requests that failed by our fault within the hour. */
export function countFailures(db: Db, now: Date): Promise<number> {
  return count(db, failures, [now])
}

/** Of the shop: each listens on one connection. 0 where the database does not let us see them. */
export function countProcesses(db: Db): Promise<number> {
  return count(db, processes)
}

async function count(db: Db, text: string, values: unknown[] = []): Promise<number> {
  const [found] = await queryRows<{ count: number }>(db, text, values)
  return found!.count
}

const rejections = `
  select count(*)::int as count from payment_rejection
  where at > $1::timestamptz - interval '1 hour'`

const failures = `
  select count(*)::int as count from failed_request
  where happened_at > $1::timestamptz - interval '1 hour'`

const processes = `
  select count(*)::int as count from pg_stat_activity
  where datname = current_database() and application_name like '${noticeLinks}%'`
