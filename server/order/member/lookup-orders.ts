import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as lookup from '#domain/order/lookup/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { lookupPath, shortLookupPath } from '#domain/order/lookup-address.ts'
import type { Caller, Context } from '../../context.ts'
import { sendCode, useCode } from '../../otp/index.ts'
import type { App } from '../../platform/http/app.ts'
import { listOrdersOfPhone } from '../queries.ts'
import { viewTokenOf } from '../view-token.ts'

const maxOrders = 50

/** Sends the code that proves a phone. The answer is the same whether the phone has orders or not. */
export function sendLookupCode(
  ctx: Context,
  input: ParsedInput<typeof lookup.sendLookupCode>,
  caller: Caller,
): Promise<Output<typeof lookup.sendLookupCode>> {
  return sendCode(ctx, { ...input, purpose: 'orderLookup', asker: caller })
}

/** A guest's orders with the tokens that open them, for whoever proved the phone. */
export async function lookupOrders(
  ctx: Context,
  input: ParsedInput<typeof lookup.lookupOrders>,
  caller: Caller,
): Promise<Output<typeof lookup.lookupOrders>> {
  await useCode(ctx, { ...input, purpose: 'orderLookup', asker: caller })
  const orders = await listOrdersOfPhone(ctx.db, input.phone, maxOrders)
  return orders.map((order) => ({
    code: order.code,
    view_token: viewTokenOf(ctx.config.secretKey, order.code),
    created_at: toVietnamIso(order.created_at),
    status: order.status,
  }))
}

/** The address that stands in messages leads to the page. */
export function lookupLinkRoute({ fastify }: App): void {
  for (const path of [shortLookupPath, `${shortLookupPath}/`]) {
    fastify.get(path, async (_request, reply) => reply.redirect(lookupPath, 302))
  }
}
