import { days } from '#domain/kernel/durations.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { keptDays, lapsesAfter } from '#domain/purchase/limits.ts'
import type { Context } from '../context.ts'
import type { ScheduledJob } from '../platform/jobs/work.ts'
import {
  dropLapsed,
  removeDeleted,
  removeOldPurchases,
  removeOldReminders,
} from './forget-queries.ts'
import { tellDevices } from './tell-devices.ts'

/** Small enough for the time limit of statements on a busy day too. */
const batchSize = 2000

/** Devices are told at eight; the later runs make up for what could not be told. */
export const purchaseJobs: readonly ScheduledJob[] = [
  { name: 'tell-stores-of-reminders', cron: '0 8-11 * * *', run: tellDevices },
  { name: 'forget-old-purchases', cron: '21 2 * * *', run: forgetOldPurchases },
]

/** docs/rules/purchase-reminders.md §5. */
async function forgetOldPurchases({ db, clock }: Context): Promise<void> {
  const today = clock.today()
  const at = clock.now()
  const kept = addDays(today, -keptDays)
  const lapsed = addDays(today, -lapsesAfter)
  await untilNone(() => removeDeleted(db, new Date(at.getTime() - days(30)), batchSize))
  await untilNone(() => dropLapsed(db, lapsed, { at, limit: batchSize }))
  await untilNone(() => removeOldPurchases(db, kept, batchSize))
  await untilNone(() => removeOldReminders(db, kept, batchSize))
}

async function untilNone(run: () => Promise<number>): Promise<void> {
  while ((await run()) > 0);
}
