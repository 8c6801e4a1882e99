import type { Context } from '../context.ts'
import type { ScheduledJob } from '../platform/jobs.ts'
import { announceCycles } from './announce-cycles.ts'
import { orderCycles } from './order-cycles.ts'

/** Hours of the day in which people are written to; an hour that was missed is made up by the next. */
export const replenishJobs: readonly ScheduledJob[] = [
  { name: 'standing-orders', cron: '7 8-20 * * *', run: runStandingOrders },
]

/** Makes the orders that are due, then announces the next ones. */
export async function runStandingOrders(ctx: Context): Promise<void> {
  await orderCycles(ctx)
  await announceCycles(ctx)
}
