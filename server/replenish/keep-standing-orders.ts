import { addDays, vietnamDayOf } from '#domain/kernel/dates.ts'
import { cycleDays } from '#domain/replenish/cycle.ts'
import { replenishTexts as texts } from '#domain/replenish/texts.ts'
import type { Context } from '../context.ts'
import { findRepeatedLines } from '../order/index.ts'
import { callOff, endAllOf, keepWanted } from './keep-store.ts'

/**
 * What a member ordered "every 30 days" becomes a standing order, once an order and product. Ordered
 * so again it is the same standing order, counted from this day.
 */
export async function keepStandingOrders(ctx: Context, orderId: number): Promise<void> {
  const order = await findRepeatedLines(ctx.db, orderId)
  if (!order) return
  const at = ctx.clock.now()
  for (const line of order.lines) {
    const days = cycleDays(line.cycle)
    if (days === null) continue
    await ctx.db.transaction().execute(async (trx) => {
      const known = await keepWanted(trx, {
        ...line,
        cycleDays: days,
        memberId: order.memberId,
        nextOn: addDays(vietnamDayOf(order.placedAt), days),
        ...{ orderId, orderCode: order.code, at },
      })
      if (known !== null) await callOff(trx, { id: known, note: texts.orderedAgain, at })
    })
  }
}

/** Nobody is there any more for whom anything could be ordered. */
export async function endStandingOrdersOf(ctx: Context, memberId: number): Promise<void> {
  const at = ctx.clock.now()
  await ctx.db.transaction().execute((trx) => endAllOf(trx, memberId, texts.ended, at))
}
