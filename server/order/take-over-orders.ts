import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/order/api.ts'
import type { Caller, Context } from '../context.ts'
import { getMember } from '../platform/http/actor.ts'
import { bindOrders } from './member-store.ts'
import { opensOrder } from './view-token.ts'

/** Only with each order's own token, only orders of the member's phone that belong to nobody. */
export async function takeOverOrders(
  ctx: Context,
  { orders }: ParsedInput<typeof api.takeOverOrders>,
  caller: Caller,
): Promise<Output<typeof api.takeOverOrders>> {
  const { id, phone } = getMember(caller)
  const codes = orders
    .filter(({ code, token }) => opensOrder(ctx.config.secretKey, code, token))
    .map(({ code }) => code)
  return { taken: await bindOrders(ctx.db, { memberId: id, phone, codes }) }
}
