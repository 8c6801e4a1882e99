import { subscriptionTexts as texts } from '#domain/subscription/texts.ts'
import type { Context } from '../context.ts'
import { findCancelledRepeat } from '../order/index.ts'
import type { Db } from '../platform/db.ts'
import { endOfOrder, endUnchosenOf, listUnchosen, tellOfEnd, type Ending } from './end-queries.ts'
import { goBackBefore } from './former-queries.ts'
import { cancelCycle } from './keep-queries.ts'

const batchSize = 200

/**
 * Ends what once began without having been chosen, a member in one transaction with the event that
 * tells them. Nothing of the kind begins any more: run again, or after a kill, it goes on with the rest.
 */
export async function endUnchosen(ctx: Context): Promise<void> {
  const done = { members: 0, subscriptions: 0 }
  let after = 0
  for (;;) {
    const ids = await listUnchosen(ctx.db, { after, limit: batchSize })
    for (const memberId of ids) {
      const ending = { note: texts.neverChosen, at: ctx.clock.now() }
      done.subscriptions += await ctx.db
        .transaction()
        .execute((trx) => endUnchosenOf(trx, memberId, ending))
      done.members += 1
    }
    if (ids.length < batchSize) break
    after = ids.at(-1)!
  }
  if (done.members === 0) return
  ctx.log.info(done, 'standing orders that nobody chose have ended')
  ctx.outbox.wake()
}

/**
 * The order with which something began, or which changed it, is cancelled: its buyer's word decides on the
 * rest. Without one, what it changed is again as it was before.
 */
export async function endCancelled(ctx: Context, orderId: number): Promise<void> {
  const order = await findCancelledRepeat(ctx.db, orderId)
  if (!order || order.choice === 'keep') return
  const evenRun = order.choice === 'end'
  const ending = { note: texts.orderCancelled(order.code), at: ctx.clock.now() }
  await ctx.db.transaction().execute(async (trx) => {
    if (!evenRun) await goBack(trx, { orderId, code: order.code }, ending)
    const ids = await endOfOrder(trx, { orderId, evenRun }, ending)
    // Who said so themselves need not be told.
    if (ids.length === 0 || evenRun) return
    await tellOfEnd(trx, 'replenish.cancelled', { ids, code: order.code }, ending.at)
  })
}

async function goBack(trx: Db, order: { orderId: number; code: string }, ending: Ending) {
  for (const id of await goBackBefore(trx, order)) await cancelCycle(trx, { id, ...ending })
}
