import { sql } from 'kysely'
import { seconds } from '#domain/kernel/durations.ts'
import { jobPace, type JobPace } from '#server/platform/jobs/job-groups.ts'
import type { Listeners, Work } from '#server/platform/jobs/work.ts'
import type { TestShop } from './app.ts'

type OfShop = Pick<TestShop, 'ctx'>

/** Looks often, so that no test waits for a turn. */
export const quickPace: JobPace = { ...jobPace, lookEvery: 100, reclaimEvery: 200, drainFor: 200 }

/** Looks when it is told to, and never by itself. */
export const sleepyPace: JobPace = {
  ...jobPace,
  lookEvery: seconds(3600),
  reclaimEvery: seconds(3600),
}

/** A worker's work that is only this. */
export function onlyThis(listeners: Listeners, kinds: Work['kinds'] = {}): Work {
  return { listeners, kinds, scheduled: [] }
}

/** The pauses of all jobs that wait to be tried again are over. */
export async function passPauses({ ctx }: OfShop): Promise<void> {
  await sql`update pgboss.job set start_after = now() where state < 'active'`.execute(ctx.db)
}

/** The next try of these jobs is their last. */
export async function leaveOneTry({ ctx }: OfShop, queue: string): Promise<void> {
  await sql`update pgboss.job set retry_count = retry_limit - 1, start_after = now()
    where name = ${queue} and state < 'active'`.execute(ctx.db)
}

/** The time of every claim passes without a sign of life. */
export async function passClaims({ ctx }: OfShop): Promise<void> {
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 hour'
    where state = 'active'`.execute(ctx.db)
}

/** How many jobs of a queue are in each state. */
export async function countJobs({ ctx }: OfShop, queue: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state::text, count(*)::int as count from pgboss.job where name = ${queue}
    group by state`.execute(ctx.db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** Puts a job that was given up among the dead letters; gives its number. */
export async function giveUp(
  { ctx }: OfShop,
  kind: string,
  payload: Record<string, unknown> | null = null,
  changed: { goodUntil?: Date; givenUpAt?: Date; error?: string } = {},
): Promise<number> {
  const givenUpAt = changed.givenUpAt ?? ctx.clock.now()
  const { id } = await ctx.db
    .insertInto('dead_letter')
    .values({
      job_id: crypto.randomUUID(),
      kind,
      payload: payload && JSON.stringify(payload),
      error: changed.error ?? 'Error: no luck',
      tries: 21,
      happened_at: givenUpAt,
      given_up_at: givenUpAt,
      good_until: changed.goodUntil ?? null,
      closed_at: null,
      closed_by: null,
      reason: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
