import { addDays, vietnamDayOf } from '#domain/kernel/dates.ts'
import { cycleDays } from '#domain/subscription/cycle.ts'
import { subscriptionTexts as texts } from '#domain/subscription/texts.ts'
import type { Context } from '../context.ts'
import { findRepeatedLines, type RepeatedOrder } from '../order/index.ts'
import type { Db } from '../platform/db.ts'
import { cancelCycle, endAllOf, keepWanted } from './keep-queries.ts'

/**
 * What a member ordered "every 30 days" becomes a subscription, once an order and product. Ordered
 * so again it is the same subscription, counted from this day.
 */
export async function keepSubscriptions(ctx: Context, orderId: number): Promise<void> {
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const order = await findRepeatedLines(trx, orderId)
    if (!order) return
    for (const line of order.lines) await keepLine(trx, order, line, { orderId, at })
  })
}

async function keepLine(
  trx: Db,
  { memberId, placedAt, fee, code: orderCode }: RepeatedOrder,
  line: RepeatedOrder['lines'][number],
  { orderId, at }: { orderId: number; at: Date },
): Promise<void> {
  const days = cycleDays(line.cycle)
  if (days === null) return
  const nextOn = addDays(vietnamDayOf(placedAt), days)
  const wanted = { ...line, fee, cycleDays: days, memberId, nextOn, orderId, orderCode, at }
  const known = await keepWanted(trx, wanted)
  if (known !== null) await cancelCycle(trx, { id: known, note: texts.orderedAgain, at })
}

/** Nobody is there any more for whom anything could be ordered. */
export async function endSubscriptionsOf(ctx: Context, memberId: number): Promise<void> {
  const at = ctx.clock.now()
  await ctx.db.transaction().execute((trx) => endAllOf(trx, memberId, texts.ended, at))
}
