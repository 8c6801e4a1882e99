import { fromKysely, type JobWithMetadata, type PgBoss } from 'pg-boss'
import { days } from '#domain/kernel/durations.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../db.ts'
import { queryRows } from '../query-rows.ts'
import { deadLetterQueue } from './open-boss.ts'
import type { Payload, Work } from './work.ts'

const batchSize = 50

/** The live key of those who look at what was given up. */
const deadLettersKey = 'deadLetters'

/**
 * Jobs that were given up become rows of `dead_letter`, which staff see and nothing deletes; out of the
 * queue and into the table in one transaction.
 */
export async function keepDeadLetters(ctx: Context, boss: PgBoss, { kinds }: Work): Promise<void> {
  let count = 0
  do {
    count = await ctx.db.transaction().execute(async (trx) => {
      const db = fromKysely(trx)
      const wanted = { db, batchSize, includeMetadata: true } as const
      const jobs = await boss.fetch<Payload | null>(deadLetterQueue, wanted)
      if (jobs.length === 0) return 0
      for (const job of jobs) await keep(ctx, trx, job, kinds)
      const ids = jobs.map(({ id }) => id)
      await boss.deleteJob(deadLetterQueue, ids, { db })
      return jobs.length
    })
    if (count > 0) ctx.changeBus.tell([deadLettersKey])
  } while (count === batchSize)
}

async function keep(
  ctx: Context,
  trx: Db,
  job: JobWithMetadata<Payload | null>,
  kinds: Work['kinds'],
): Promise<void> {
  const kind = job.sourceName ?? deadLetterQueue
  const about = Object.keys(job.data ?? {}).length > 0 ? JSON.stringify(job.data) : null
  const happenedAt = job.sourceCreatedOn ?? job.createdOn
  const { goodForDays } = kinds[kind] ?? {}
  const goodUntil = goodForDays ? new Date(happenedAt.getTime() + days(goodForDays)) : null
  const error = errorOf(job.output)
  ctx.log.error({ queue: kind, job: job.sourceId, error }, 'job given up')
  // What runs by the clock comes again by itself: one open row of its kind counts how often it failed.
  await queryRows(
    trx,
    `with counted as (
       insert into given_up_count (kind, total) values ($2, 1)
       on conflict (kind) do update set total = given_up_count.total + 1
     )
     insert into dead_letter (job_id, kind, payload, error, tries, happened_at, given_up_at, good_until)
     values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8)
     on conflict (kind) where state = 'open' and payload is null do update set
       job_id = excluded.job_id, error = excluded.error, tries = excluded.tries,
       given_up_at = excluded.given_up_at, times = dead_letter.times + 1`,
    [
      job.sourceId ?? job.id,
      kind,
      about,
      error,
      (job.sourceRetryCount ?? 0) + 1,
      happenedAt,
      ctx.clock.now(),
      goodUntil,
    ],
  )
}

const maxError = 300

/** What went wrong, without what may be somebody's phone. */
function errorOf(output: unknown): string {
  const { message, value } = (output ?? {}) as { message?: string; value?: { message?: string } }
  const text = message ?? value?.message ?? 'unknown'
  return text.replaceAll(/\+?\d[\d ]{6,}\d/g, '…').slice(0, maxError)
}
