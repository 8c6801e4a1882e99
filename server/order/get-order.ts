import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/order/api.ts'
import { Refusal } from '#domain/errors.ts'
import { isOrderCode } from '#domain/order/code.ts'
import type { Context } from '../context.ts'
import { toOrder } from './order-view.ts'
import { findOrder } from './store.ts'
import { opensOrder } from './view-token.ts'

/** One order for whoever holds its token; to everyone else it does not exist. */
export async function getOrder(
  ctx: Context,
  input: ParsedInput<typeof api.getOrder>,
): Promise<api.Order> {
  const { order, lines, timeline } = await openOrder(ctx, input.code, input.token)
  return toOrder(order, lines, timeline)
}

/** The stored order when the token opens it; `notFound` otherwise, so that codes cannot be probed. */
export async function openOrder(ctx: Context, code: string, token: string | undefined) {
  const mayLook =
    isOrderCode(code) && token !== undefined && opensOrder(ctx.config.secretKey, code, token)
  const found = mayLook ? await findOrder(ctx.db, code) : null
  if (!found) throw new Refusal('notFound')
  return found
}
