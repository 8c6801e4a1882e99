import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'

export interface JobState {
  /** Seconds. */
  oldestEvent: number
  queues: QueueState[]
  letters: { kind: string; open: number; total: number }[]
}

export interface QueueState {
  queue: string
  waiting: number
  active: number
  /** Seconds since the oldest that is not done was made. */
  oldest: number
}

export async function readJobState(db: Db): Promise<JobState> {
  const [outbox] = await queryRows<{ oldestEvent: number; hasQueues: boolean }>(
    db,
    `select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestEvent",
       to_regclass('pgboss.job') is not null as "hasQueues"
     from outbox_event where processed_at is null`,
  )
  const { oldestEvent, hasQueues } = outbox!
  return {
    oldestEvent: Math.max(0, oldestEvent),
    // Before a worker has ever run there are none.
    queues: hasQueues ? await queryRows<QueueState>(db, queueState) : [],
    letters: await queryRows<JobState['letters'][number]>(db, letterState),
  }
}

const queueState = `
  select name as queue, count(*) filter (where state < 'active')::int as waiting,
    count(*) filter (where state = 'active')::int as active,
    greatest(0, extract(epoch from now() - min(created_on)))::float8 as oldest
  from pgboss.job where state <= 'active' group by name`

const letterState = `
  select coalesce(l.kind, c.kind) as kind, coalesce(l.open, 0)::int as open,
    coalesce(c.total, 0)::int as total
  from (select kind, count(*) as open from dead_letter where state = 'open' group by kind) l
  full join given_up_count c on c.kind = l.kind`
