import type { ScheduledJob } from '../platform/jobs/work.ts'
import { settleBadges } from './badges.ts'
import { settleShown } from './shown.ts'

export const catalogJobs: readonly ScheduledJob[] = [
  // Lists and search follow what has begun to be in force; a product's own page never waits for it.
  { name: 'settle-shown-products', cron: '* * * * *', run: settleShown },
  { name: 'settle-badges', cron: '* * * * *', run: settleBadges },
]
