import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/order/api.ts'
import { Refusal } from '#domain/errors.ts'
import { isOrderCode } from '#domain/order/code.ts'
import { trackingUrl } from '#domain/shipping/tracking.ts'
import type { ShippingUnit } from '#domain/shipping/units.ts'
import type { Caller, Context } from '../context.ts'
import { readOrderSettings } from './order-settings.ts'
import { toOrder } from './order-view.ts'
import { findOrder, type OrderWithParts } from './queries.ts'
import { viewPayments } from './payment/view-payments.ts'
import { opensOrder } from './view-token.ts'

/** One order for its owner or whoever holds its token; to everyone else it does not exist. */
export async function getOrder(
  ctx: Context,
  input: ParsedInput<typeof api.getOrder>,
  caller: Caller,
): Promise<api.Order> {
  return viewOrder(ctx, await openOrder(ctx, input, caller))
}

/** A stored order as its buyer sees it, with how it is being paid. */
export async function viewOrder(ctx: Context, parts: OrderWithParts): Promise<api.Order> {
  const payments = await viewPayments(ctx, [parts], { withQr: true })
  return withTracking(ctx, toOrder(parts, payments.get(parts.order.id)), parts.order.shipping_unit)
}

/** With the carrier's page of its parcel, where there is one. */
async function withTracking(
  ctx: Context,
  order: api.Order,
  unit: ShippingUnit,
): Promise<api.Order> {
  const { shipping } = order
  if (!shipping.tracking_code) return order
  const { trackingLinks } = await readOrderSettings(ctx)
  const url = trackingUrl(trackingLinks, unit, shipping.tracking_code)
  return url === null ? order : { ...order, shipping: { ...shipping, tracking_url: url } }
}

/** The stored order for its owner or its token; `notFound` otherwise: codes are not to be probed. */
export async function openOrder(
  ctx: Context,
  { code, token }: { code: string; token?: string },
  caller: Caller,
) {
  const hasToken = token !== undefined && opensOrder(ctx.config, code, token)
  const canLook = isOrderCode(code) && (hasToken || caller.member !== undefined)
  const found = canLook ? await findOrder(ctx.db, code) : null
  if (!found) throw new Refusal('notFound')
  const isOwner = caller.member !== undefined && found.order.member_id === caller.member.id
  // A deleted member's order has lost its person: the old link opens nothing any more.
  if (!isOwner && (!hasToken || found.order.erased_at !== null)) throw new Refusal('notFound')
  return found
}
