import { formatPoints } from '#domain/kernel/points.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { lookupAddress } from '#domain/order/lookup-address.ts'
import type { Context } from '../../context.ts'
import { mailTableOf } from './mail-order.ts'
import { findIdByCode, findOrderForMessage, type OrderForMessage } from './message-queries.ts'
import { daysOf, placeOf } from './move-messages.ts'
import { untilOf } from './tell-buyer.ts'

/** The same for a mail about it, with what was ordered. */
export async function findMailOfOrder(ctx: Context, code: string) {
  const id = await findIdByCode(ctx.db, code)
  const order = id === null ? null : await findOrderForMessage(ctx.db, id)
  if (!order) return null
  return {
    values: toldOf(ctx, order),
    table: await mailTableOf(ctx, order.id),
    isVaccine: order.orderType === 'vaccine',
  }
}

/** What messages about this order fill into their texts, as far as it is known; null where there is no such order. */
export async function findToldOfOrder(
  ctx: Context,
  code: string,
): Promise<Record<string, string> | null> {
  const id = await findIdByCode(ctx.db, code)
  const order = id === null ? null : await findOrderForMessage(ctx.db, id)
  return order && toldOf(ctx, order)
}

function toldOf(ctx: Context, order: OrderForMessage): Record<string, string> {
  const { charged, kept, payUntil } = order
  const place = placeOf(order)
  return {
    code: order.code,
    total: formatVnd(order.total),
    amount: formatVnd(kept || charged),
    missing: formatVnd(Math.max(0, charged - kept)),
    days: daysOf(order),
    tracking: order.trackingCode ?? order.code,
    points: formatPoints(order.estimatedPoint),
    lookup: lookupAddress(ctx.config.publicUrl),
    ...(place !== null && { place }),
    ...(payUntil && { until: untilOf(payUntil) }),
  }
}
