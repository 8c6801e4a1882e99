import { addDays } from '#domain/kernel/dates.ts'
import { noticeDays } from '#domain/subscription/cycle.ts'
import type { Context } from '../context.ts'
import { announce, listToAnnounce } from './cycle-queries.ts'

const batchSize = 200

/** Opens the cycles that come in two days and has their members told; what was missed is caught up. */
export async function announceCycles(ctx: Context): Promise<void> {
  const until = addDays(ctx.clock.today(), noticeDays)
  let after = 0
  for (;;) {
    const ids = await listToAnnounce(ctx.db, until, { after, limit: batchSize })
    for (const id of ids) {
      const at = ctx.clock.now()
      await ctx.db.transaction().execute((trx) => announce(trx, id, { until, at }))
    }
    ctx.outbox.wake()
    if (ids.length < batchSize) return
    after = ids.at(-1)!
  }
}
