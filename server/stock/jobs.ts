import type { ScheduledJob } from '../platform/jobs/work.ts'
import { giveLateHolds } from './hot/hold-stock.ts'

export const stockJobs: readonly ScheduledJob[] = [
  { name: 'give-holds-back', cron: '* * * * *', run: giveLateHolds },
]
