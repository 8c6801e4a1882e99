import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Context } from '../context.ts'
import type { Db } from './db.ts'

export type Payload = Record<string, unknown>
export type Listener = (ctx: Context, payload: Payload) => Promise<void>
/** Topic to the listeners that hear of it, each by its own name. */
export type Listeners = Record<string, Record<string, Listener>>

export interface OutboxRelay {
  /** Something was just committed: look now instead of at the next turn. */
  wake(): void
  stop(): Promise<void>
}

const batchSize = 100
const pollMs = 2000

/** Writes an event in the transaction whose effect it tells; it is carried out after commit, at least once. */
export async function appendEvent(trx: Db, topic: string, payload: Payload): Promise<void> {
  await trx
    .insertInto('outbox_event')
    .values({ topic, payload: JSON.stringify(payload) })
    .execute()
}

/** The queue of one listener of one topic. */
export function queueName(topic: string, listener: string): string {
  return `${topic}.${listener}`
}

/**
 * Moves committed events into the job queues, one job per listener. Event and jobs change in one
 * transaction, several relays share the work (SKIP LOCKED), so nothing is lost and nothing doubled.
 */
export function startOutboxRelay(ctx: Context, boss: PgBoss, listeners: Listeners): OutboxRelay {
  let stopped = false
  let running: Promise<void> | null = null
  let again = false
  const turn = async () => {
    do {
      again = false
      while ((await relayBatch(ctx, boss, listeners)) === batchSize && !stopped);
    } while (again && !stopped)
  }
  const wake = () => {
    if (stopped) return
    again = true
    running ??= turn()
      .catch((error: unknown) => ctx.log.error({ err: error }, 'outbox relay failed'))
      .finally(() => (running = null))
  }
  const timer = setInterval(wake, pollMs)
  wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

interface OutboxEvent {
  id: number
  topic: string
  payload: Payload
}

async function relayBatch(ctx: Context, boss: PgBoss, listeners: Listeners): Promise<number> {
  return ctx.db.transaction().execute(async (trx) => {
    const { rows } = await sql<OutboxEvent>`
      select id, topic, payload from outbox_event
      where processed_at is null and dead_at is null
      order by id limit ${batchSize} for update skip locked`.execute(trx)
    if (rows.length === 0) return 0
    await enqueue(trx, boss, listeners, rows)
    await sql`update outbox_event set processed_at = ${ctx.clock.now()}
      where id = any(${rows.map((row) => row.id)}::bigint[])`.execute(trx)
    return rows.length
  })
}

async function enqueue(
  trx: Db,
  boss: PgBoss,
  listeners: Listeners,
  events: readonly OutboxEvent[],
) {
  const db = { executeSql: (text: string, values: unknown[] = []) => runRaw(trx, text, values) }
  const jobs = Map.groupBy(
    events.flatMap((event) =>
      Object.keys(listeners[event.topic] ?? {}).map((listener) => ({
        queue: queueName(event.topic, listener),
        data: event.payload,
      })),
    ),
    (job) => job.queue,
  )
  for (const [queue, queued] of jobs) {
    await boss.insert(
      queue,
      queued.map(({ data }) => ({ data })),
      { db },
    )
  }
}

async function runRaw(trx: Db, text: string, values: unknown[]) {
  const result = await trx.executeQuery({
    sql: text,
    parameters: values,
    query: { kind: 'RawNode', sqlFragments: [text], parameters: [] },
    queryId: { queryId: 'outbox' },
  })
  return { rows: result.rows }
}
