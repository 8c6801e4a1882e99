import type { Context } from '../context.ts'
import type { ScheduledJob } from '../platform/jobs/work.ts'
import { announceCycles } from './announce-cycles.ts'
import { endUnchosen } from './end-subscriptions.ts'
import { orderCycles } from './order-cycles.ts'

/** Hours of the day in which people are written to; an hour that was missed is made up by the next. */
export const subscriptionJobs: readonly ScheduledJob[] = [
  { name: 'standing-orders', cron: '7 8-20 * * *', run: runSubscriptions },
]

/** Makes the orders that are due, then announces the next ones: nothing of what nobody chose. */
export async function runSubscriptions(ctx: Context): Promise<void> {
  await endUnchosen(ctx)
  await orderCycles(ctx)
  await announceCycles(ctx)
}
