import type { ScheduledJob } from '../platform/jobs/work.ts'
import { announceExpiry } from './announce-expiry.ts'
import { endDueLocks } from './backoffice/end-lock.ts'
import { expirePoints } from './expire-points.ts'

export const loyaltyJobs: readonly ScheduledJob[] = [
  { name: 'expire-points', cron: '7 0 * * *', run: expirePoints },
  { name: 'end-membership-locks', cron: '*/10 * * * *', run: endDueLocks },
  // When people read messages, not at night.
  { name: 'announce-expiring-points', cron: '7 9 * * *', run: (ctx) => announceExpiry(ctx) },
]
