import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/order/api.ts'
import { toPage } from '#domain/paging.ts'
import type { Caller, Context } from '../../context.ts'
import { getMember } from '../../platform/http/access.ts'
import { toOrder } from '../order-view.ts'
import { viewPayments } from '../payment/view-payments.ts'
import { listOrdersOfMember } from './member-queries.ts'

/** The orders that belong to the member, whatever phone they name. */
export async function listOrders(
  ctx: Context,
  { code, status, page, limit }: ParsedInput<typeof api.listOrders>,
  caller: Caller,
): Promise<Output<typeof api.listOrders>> {
  const { id } = getMember(caller)
  const filter = { memberId: id, code: code?.trim() || null, statuses: status ?? null }
  const { orders, total } = await listOrdersOfMember(ctx.db, filter, { page, limit })
  // The code to scan is drawn where one order is looked at.
  const payments = await viewPayments(ctx, orders, { withQr: false })
  const items = orders.map((parts) => toOrder(parts, payments.get(parts.order.id)))
  return toPage(items, total, page, limit)
}
