import { PgBoss } from 'pg-boss'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import type { Context } from '../../context.ts'
import { Connection } from '../connection.ts'
import { jobGroups, type JobPace } from './job-groups.ts'
import { listQueues, type Queue, type ScheduledJob, type Work } from './work.ts'

/** Where a job goes that was given up, until `keepDeadLetters` has it. */
export const deadLetterQueue = 'dead-letters'

const year = 365 * 24 * 60 * 60

/** Opens the job queues; they live in the same database, in a schema of their own. */
export async function openBoss(
  databaseUrl: string,
  { log }: Pick<Context, 'log'>,
): Promise<PgBoss> {
  // Handed on to its pool as they are; its types leave out what pg-boss does not use itself.
  // What it claims and settles may be lost with PostgreSQL: then it is done once more, and doing it twice
  // changes nothing.
  const options = '-c synchronous_commit=off'
  const connection = {
    connectionString: databaseUrl,
    Client: Connection,
    options,
    connectionTimeoutMillis: seconds(5),
    // A server that hangs is not waited for; none of our own questions takes a minute.
    query_timeout: minutes(1),
  }
  const boss = new PgBoss({
    ...connection,
    max: 3,
    application_name: 'anlanh-jobs',
    // We have no jobs that wait for others.
    flowIntervalSeconds: 3600,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  return boss
}

/** Makes a queue for everything, so that events have somewhere to go, and gives old ones today's rules. */
export async function ensureQueues(boss: PgBoss, work: Work, pace: JobPace): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const ensure = async (name: string, options: QueueRules) => {
    const before = known.get(name)
    if (!before) return boss.createQueue(name, options)
    if (hasRules(before, options)) return
    await boss.updateQueue(name, options)
  }
  await ensure(deadLetterQueue, { retentionSeconds: year, deleteAfterSeconds: 0 })
  for (const queue of listQueues(work)) await ensure(queue.name, rulesOf(queue, pace))
}

/** The clock of the jobs that run by it. */
export async function scheduleJobs(boss: PgBoss, scheduled: readonly ScheduledJob[]) {
  for (const { name, cron, afterStart = [] } of scheduled) {
    await boss.schedule(name, cron, null, { tz: 'Asia/Ho_Chi_Minh' })
    for (const startAfter of afterStart) await boss.send(name, null, { startAfter })
  }
}

type QueueRules = NonNullable<Parameters<PgBoss['createQueue']>[1]>

function rulesOf({ kind }: Queue, { claimSeconds }: JobPace): QueueRules {
  const { timeLimit, retryLimit, retryDelay, maxDelay } = jobGroups[kind.group]
  return {
    retryLimit,
    retryDelay,
    retryBackoff: true,
    retryDelayMax: maxDelay,
    heartbeatSeconds: claimSeconds,
    // The process that runs it ends it by itself before.
    expireInSeconds: timeLimit / seconds(1) + claimSeconds,
    // Housekeeping does it in small steps.
    deleteAfterSeconds: 0,
    deadLetter: deadLetterQueue,
  }
}

function hasRules(queue: object, rules: QueueRules): boolean {
  const held = queue as Record<string, unknown>
  return Object.entries(rules).every(([name, value]) => held[name] === value)
}
