import type { Db } from '../db.ts'
import { queryRows } from '../query-rows.ts'

/** What there is to do at this moment, in one statement: an idle process asks nothing else. */
export interface Due {
  /** Events wait in the outbox. */
  hasEvents: boolean
  /** The queues that have a job whose time has come. */
  queues: string[]
}

export async function findDue(
  db: Db,
  { topics, queues }: { topics: readonly string[]; queues: readonly string[] },
): Promise<Due> {
  const [due] = await queryRows<Due>(
    db,
    `select
       exists (select from outbox_event where processed_at is null
         and (queue = any($2::text[]) or (queue is null and topic = any($1::text[])))) as "hasEvents",
       array(select q.name from unnest($2::text[]) as q (name) where exists (
         select from pgboss.job j where j.name = q.name and j.state < 'active' and not j.blocked
           and j.start_after <= now())) as queues`,
    [topics, queues],
  )
  return due!
}

/**
 * Jobs whose process gave no sign of life for the time of their claim are free at once, with one try
 * less. pg-boss would do it once a minute, and then let them wait for their next pause besides. Those
 * without a try left are given up by pg-boss.
 */
export async function reclaimJobs(db: Db): Promise<number> {
  const rows = await queryRows<{ id: string }>(
    db,
    `update pgboss.job set state = 'retry', retry_count = retry_count + 1, start_after = now(),
       started_on = null, heartbeat_on = null
     where state = 'active' and heartbeat_on + heartbeat_seconds * interval '1 second' < now()
       and retry_count < retry_limit returning id`,
  )
  return rows.length
}

/** Jobs that a process which stops had claimed and could not end: free at once, no try counted. */
export async function giveJobsBack(db: Db, ids: readonly string[]): Promise<void> {
  await queryRows(
    db,
    `update pgboss.job set state = 'retry', start_after = now(), started_on = null, heartbeat_on = null
     where id = any($1::uuid[]) and state = 'active'`,
    [ids],
  )
}

/** One batch of jobs that ended before a moment; how many it were. */
export function deleteEndedJobs(db: Db, before: Date, limit: number): Promise<number> {
  return countOf(
    db,
    `delete from pgboss.job where (name, id) in (
       select name, id from pgboss.job where state in ('completed', 'cancelled', 'failed')
         and completed_on < $1 limit $2) returning 1`,
    [before, limit],
  )
}

/** One batch of events whose jobs were made before a moment, the oldest first. */
export function deleteOldEvents(db: Db, before: Date, limit: number): Promise<number> {
  return countOf(
    db,
    `delete from outbox_event where id in (
       select id from outbox_event where processed_at < $1 order by id limit $2) returning 1`,
    [before, limit],
  )
}

/** One batch of letters that staff closed before a moment. */
export function deleteClosedLetters(db: Db, before: Date, limit: number): Promise<number> {
  return countOf(
    db,
    `delete from dead_letter where id in (
       select id from dead_letter where state <> 'open' and closed_at < $1 limit $2) returning 1`,
    [before, limit],
  )
}

async function countOf(db: Db, text: string, values: unknown[]): Promise<number> {
  return (await queryRows(db, text, values)).length
}
