import type { Context } from '../../context.ts'
import type { ScheduledJob } from '../../platform/jobs/work.ts'
import { countDueOfferDays } from './offers/count-offer-days.ts'
import { countDueDays } from './order-day-queries.ts'
import { countDuePointDays } from './points/count-point-days.ts'

/** Each minute the days on which something moved. */
export const reportJobs: readonly ScheduledJob[] = [
  { name: 'count-order-days', cron: '* * * * *', run: countOrderDays },
  { name: 'count-point-days', cron: '* * * * *', run: countPointDays },
  { name: 'count-offer-days', cron: '* * * * *', run: countOfferDays },
]

/** Counts until nothing is due; run again, or by two at once, it changes nothing. */
export async function countOrderDays({ db }: Context): Promise<void> {
  while (await db.transaction().execute(countDueDays)) {
    // Each round takes a bounded part.
  }
}

/** The same of points. */
export async function countPointDays({ db }: Context): Promise<void> {
  while (await db.transaction().execute(countDuePointDays)) {
    // Each round takes a bounded part.
  }
}

/** The same of vouchers and gifts; those that ended unused until yesterday among them. */
export async function countOfferDays({ db, clock }: Context): Promise<void> {
  const today = clock.today()
  while (await db.transaction().execute((trx) => countDueOfferDays(trx, today))) {
    // Each round takes a bounded part.
  }
}
