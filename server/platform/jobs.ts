import { PgBoss, type Job, type JobResult } from 'pg-boss'
import type { Context } from '../context.ts'
import { queueName, type Listener, type Listeners, type Payload } from './outbox.ts'

/** A job that runs on a schedule (cron, Vietnam time). */
export interface ScheduledJob {
  name: string
  cron: string
  /** Seconds after a worker's start at which it runs as well: what a killed one held is taken up again. */
  afterStart?: readonly number[]
  run(ctx: Context): Promise<void>
}

const deadLetters = 'dead-letters'
const retries = {
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  deadLetter: deadLetters,
} as const

/** Opens the job queues; they live in the same database, in a schema of their own. */
export async function openJobs(databaseUrl: string, ctx: Context): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 3,
    application_name: 'anlanh-jobs',
  })
  boss.on('error', (error) => ctx.log.error({ err: error }, 'job queue'))
  await boss.start()
  return boss
}

/** Makes a queue for every listener, so that events have somewhere to go before a worker runs. */
export async function createQueues(boss: PgBoss, listeners: Listeners): Promise<void> {
  await boss.createQueue(deadLetters)
  for (const queue of listQueues(listeners)) await boss.createQueue(queue, retries)
}

/** Works the queues: at least once, with growing pauses, then into the dead letters. */
export async function startWorkers(
  boss: PgBoss,
  ctx: Context,
  listeners: Listeners,
  scheduled: readonly ScheduledJob[],
): Promise<void> {
  for (const [topic, hearing] of Object.entries(listeners)) {
    for (const [name, listener] of Object.entries(hearing)) {
      await boss.work(
        queueName(topic, name),
        { pollingIntervalSeconds: 0.5, batchSize: 200, perJobResults: true },
        (jobs: Job<Payload>[]) => hearAll(ctx, listener, jobs),
      )
    }
  }
  for (const job of scheduled) {
    await boss.createQueue(job.name, { retryLimit: 2 })
    await boss.work(job.name, async () => job.run(ctx))
    await boss.schedule(job.name, job.cron, null, { tz: 'Asia/Ho_Chi_Minh' })
    for (const startAfter of job.afterStart ?? []) await boss.send(job.name, null, { startAfter })
  }
}

/** Each job of a batch succeeds or fails for itself: one that never works must not take others along. */
async function hearAll(ctx: Context, listener: Listener, jobs: readonly Job<Payload>[]) {
  const results: JobResult[] = []
  for (const { id, data } of jobs) {
    results.push(
      await listener(ctx, data).then(
        () => ({ id, status: 'completed' as const }),
        (error: unknown) => {
          ctx.log.warn({ err: error, job: id }, 'job failed')
          return { id, status: 'failed' as const, output: { message: String(error) } }
        },
      ),
    )
  }
  return results
}

function listQueues(listeners: Listeners): string[] {
  return Object.entries(listeners).flatMap(([topic, hearing]) =>
    Object.keys(hearing).map((name) => queueName(topic, name)),
  )
}
