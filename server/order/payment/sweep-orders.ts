import { days, minutes } from '#domain/kernel/durations.ts'
import type { Context } from '../../context.ts'
import { listWaiting } from '../move/move-queries.ts'
import { creditOrder, settlePoints } from '../move/settle-points.ts'
import { expirePayment, listUnpaid } from './expire-payment.ts'
import { noteRefunded } from './note-refunded.ts'
import { listLostReceipts, listLostRefunds, listLostTransfers } from './receipt-queries.ts'
import { takeReceipt, takeTransfer } from './take-money.ts'

const timeout = minutes(1)
const atOnce = 200
/** What was lost for longer is found by the doctor. */
const lookBack = days(3)

/**
 * Moves on what waits for an event that was lost: orders whose points are to be burnt or credited, money
 * that came or went back and that no ledger knows; and ends orders that nobody paid in time.
 */
export async function sweepOrders(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime()
  const since = new Date(now - timeout)
  const span = { from: new Date(now - lookBack), to: since }
  const { db } = ctx
  await eachOf(ctx, (limit) => listWaiting(db, 'burning', since, limit), settlePoints)
  await eachOf(ctx, (limit) => listWaiting(db, 'point_accumulating', since, limit), creditOrder)
  await eachOf(ctx, (limit) => listLostTransfers(db, { ...span, limit }), takeTransfer)
  await eachOf(ctx, (limit) => listLostReceipts(db, { ...span, limit }), takeReceipt)
  await eachOf(ctx, (limit) => listLostRefunds(db, { ...span, limit }), noteRefunded)
  await eachOf(ctx, (limit) => listUnpaid(ctx, limit), expirePayment)
}

/** Batch after batch until nothing is left that was not tried; one that fails keeps no other waiting. */
async function eachOf(
  ctx: Context,
  list: (limit: number) => Promise<number[]>,
  moveOn: (ctx: Context, id: number) => Promise<void>,
): Promise<void> {
  const tried = new Set<number>()
  let limit = atOnce
  for (;;) {
    const ids = await list(limit)
    const fresh = ids.filter((id) => !tried.has(id))
    // Those that could not be moved on stay in the list: look past them.
    if (fresh.length === 0 && ids.length < limit) return
    limit = atOnce + ids.length - fresh.length
    for (const id of fresh) {
      tried.add(id)
      await moveOn(ctx, id).catch((error: unknown) =>
        ctx.log.error({ err: error, id, step: moveOn.name }, 'order not moved on'),
      )
    }
  }
}
