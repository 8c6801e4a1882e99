import { sql } from 'kysely'
import { days, hours } from '#domain/kernel/durations.ts'
import type { Context } from '../context.ts'
import type { ScheduledJob } from '../platform/jobs/work.ts'

export const dataRequestJobs: readonly ScheduledJob[] = [
  { name: 'warn-of-due-data-requests', cron: '11 * * * *', run: warnOfDue },
]

const answerSoon = hours(24)
const doneSoon = days(3)

/**
 * Has the bell tell whoever works on a request, or all who may while nobody does, when what comes next of it is near
 * and once more when it is late. Looked for again the same is told once: its key says of which of the two times.
 */
async function warnOfDue({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  const [answer, done] = [answerSoon, doneSoon].map((soon) => new Date(now.getTime() + soon))
  await sql`
    with next as (
      select id, assignee_id, answered_at is null and answer_due_at <= due_at as to_answer,
        case when answered_at is null then least(answer_due_at, due_at) else due_at end as due
      from data_request where state = 'open'
    )
    select tell_staff('dataRequestDue', id::text, '', case when assignee_id is not null then array[assignee_id] end,
      key => concat_ws(':', 'dataRequestDue', id, case when to_answer then 'answer' else 'done' end,
        case when due < ${now} then 'late' else 'soon' end, extract(epoch from due)::bigint))
    from next where due < case when to_answer then ${answer}::timestamptz else ${done}::timestamptz end`.execute(
    db,
  )
}
