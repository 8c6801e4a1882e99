import type { ScheduledJob } from '../platform/jobs/work.ts'
import { cancelCalledBack } from './book-parcel.ts'

export const shippingJobs: readonly ScheduledJob[] = [
  { name: 'call-back-parcels', cron: '*/5 * * * *', run: cancelCalledBack },
]
