import { minutes } from '#domain/kernel/durations.ts'
import type { Context } from '../context.ts'
import { listWaiting } from './move-store.ts'
import { creditOrder, settlePoints } from './settle-points.ts'

const patience = minutes(1)
const atOnce = 200

/** Moves on what waits for an event that was lost: orders whose points are to be burnt or credited. */
export async function sweepOrders(ctx: Context): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - patience)
  await eachOf(ctx, await listWaiting(ctx.db, 'burning', since, atOnce), settlePoints)
  await eachOf(ctx, await listWaiting(ctx.db, 'point_accumulating', since, atOnce), creditOrder)
}

/** One that fails must not keep the others waiting. */
async function eachOf(
  ctx: Context,
  orderIds: readonly number[],
  moveOn: (ctx: Context, orderId: number) => Promise<void>,
): Promise<void> {
  for (const orderId of orderIds) {
    await moveOn(ctx, orderId).catch((error: unknown) =>
      ctx.log.error({ err: error, orderId }, 'order not moved on'),
    )
  }
}
