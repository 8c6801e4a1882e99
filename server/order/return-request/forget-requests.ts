import { days } from '#domain/kernel/durations.ts'
import type { Context } from '../../context.ts'
import { forgetRequests } from './request-queries.ts'

/** Long enough for a dispute about what was shown. */
const keptFor = days(180)
/** Each has pictures of some hundred kilobytes. */
const atOnce = 500

/** Pictures, words and phone of requests that ended half a year ago are of no use any more. */
export async function forgetOldRequests({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptFor)
  while ((await forgetRequests(db, before, atOnce)) > 0);
}
