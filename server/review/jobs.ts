import type { ScheduledJob } from '../platform/jobs/work.ts'
import { askForReviews } from './ask-for-reviews.ts'

export const reviewJobs: readonly ScheduledJob[] = [
  { name: 'ask-for-reviews', cron: '42 9 * * *', run: (ctx) => askForReviews(ctx) },
]
