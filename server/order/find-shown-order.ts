import type { Order } from '#domain/order/api.ts'
import { isOrderCode } from '#domain/order/code.ts'
import type { Context } from '../context.ts'
import { toOrder } from './order-view.ts'
import { findOrder } from './queries.ts'

/** An order by its code, for whoever may see any; null where there is none, or its person was forgotten. */
export async function findShownOrder(ctx: Context, code: string): Promise<Order | null> {
  const found = isOrderCode(code) ? await findOrder(ctx.db, code) : null
  return found && found.order.erased_at === null ? toOrder(found) : null
}
