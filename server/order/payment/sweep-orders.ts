import { days, minutes } from '#domain/kernel/durations.ts'
import type { Context } from '../../context.ts'
import { listWaiting } from '../move/move-store.ts'
import { creditOrder, settlePoints } from '../move/settle-points.ts'
import { expirePayment, listUnpaid } from './expire-payment.ts'
import { noteRefunded } from './note-refunded.ts'
import { listLostReceipts, listLostRefunds, listLostTransfers } from './receipt-store.ts'
import { takeReceipt, takeTransfer } from './take-money.ts'

const patience = minutes(1)
const atOnce = 200
/** What was lost for longer is found by the doctor. */
const lookBack = days(3)

/**
 * Moves on what waits for an event that was lost: orders whose points are to be burnt or credited, money
 * that came or went back and that no ledger knows; and ends orders that nobody paid in time.
 */
export async function sweepOrders(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime()
  const since = new Date(now - patience)
  await eachOf(ctx, await listWaiting(ctx.db, 'burning', since, atOnce), settlePoints)
  await eachOf(ctx, await listWaiting(ctx.db, 'point_accumulating', since, atOnce), creditOrder)
  const lost = { from: new Date(now - lookBack), to: since, limit: atOnce }
  await eachOf(ctx, await listLostTransfers(ctx.db, lost), takeTransfer)
  await eachOf(ctx, await listLostReceipts(ctx.db, lost), takeReceipt)
  await eachOf(ctx, await listLostRefunds(ctx.db, lost), noteRefunded)
  await eachOf(ctx, await listUnpaid(ctx, atOnce), expirePayment)
}

/** One that fails must not keep the others waiting. */
async function eachOf(
  ctx: Context,
  ids: readonly number[],
  moveOn: (ctx: Context, id: number) => Promise<void>,
): Promise<void> {
  for (const id of ids) {
    await moveOn(ctx, id).catch((error: unknown) =>
      ctx.log.error({ err: error, id, step: moveOn.name }, 'order not moved on'),
    )
  }
}
