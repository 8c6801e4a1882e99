import { jobKinds } from '#domain/job/kinds.ts'
import { scheduledJobs } from './housekeeping.ts'
import { listeners } from './listeners.ts'
import { forgetEnded } from './platform/jobs/forget-ended.ts'
import { backfillJob } from './platform/migrations/job.ts'
import type { Work } from './platform/jobs/work.ts'

/** Everything that the shop does by itself. */
export const work: Work = {
  listeners,
  scheduled: [...scheduledJobs, forgetEnded, backfillJob],
  kinds: jobKinds,
}
