import { sql } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Context } from '../../context.ts'
import type { Db } from '../db.ts'
import type { Column, Row } from '../rows.ts'
import { listQueues, queueName, type Work } from './work.ts'

const batchSize = 100

/** What was moved. */
export interface Relayed {
  /** Into which something came. */
  queues: string[]
  /** The batch was full. */
  canBeMore: boolean
}

/**
 * Moves a batch of committed events into the job queues, one job per listener. Event and jobs change in
 * one transaction, several relays share the work (SKIP LOCKED), so nothing is lost and nothing doubled.
 * Topics that this version of the shop does not know stay for one that does.
 */
export async function relayEvents(ctx: Context, boss: PgBoss, work: Work): Promise<Relayed> {
  const topics = Object.keys(work.listeners)
  const queues = listQueues(work).map(({ name }) => name)
  return ctx.db.transaction().execute(async (trx) => {
    const { rows } = await sql<OutboxEvent>`
      select id, topic, payload, queue from outbox_event
      where processed_at is null
        and (queue = any(${queues}::text[]) or (queue is null and topic = any(${topics}::text[])))
      order by id limit ${batchSize} for update skip locked`.execute(trx)
    if (rows.length === 0) return { queues: [], canBeMore: false }
    const filled = await enqueue(trx, boss, work, rows)
    // Lost with PostgreSQL, events and jobs are as they were before: the events are moved once more.
    await sql`update outbox_event set processed_at = ${ctx.clock.now()}
      from (select set_config('synchronous_commit', 'off', true)) as unflushed
      where id = any(${rows.map((row) => row.id)}::bigint[])`.execute(trx)
    return { queues: filled, canBeMore: rows.length === batchSize }
  })
}

interface OutboxEvent extends Row<'outbox_event', 'id' | 'topic' | 'payload'> {
  /** For this queue alone; null for all who listen. */
  queue: Column<'outbox_event', 'queue'>
}

async function enqueue(
  trx: Db,
  boss: PgBoss,
  { listeners }: Work,
  events: readonly OutboxEvent[],
): Promise<string[]> {
  const jobs = Map.groupBy(
    events.flatMap(({ topic, payload, queue }) => {
      const queues = Object.keys(listeners[topic] ?? {}).map((name) => queueName(topic, name))
      return (queue ? [queue] : queues).map((to) => ({ to, data: payload }))
    }),
    ({ to }) => to,
  )
  for (const [queue, queued] of jobs) {
    await boss.insert(
      queue,
      queued.map(({ data }) => ({ data })),
      { db: fromKysely(trx) },
    )
  }
  return [...jobs.keys()]
}
