import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as lookup from '#domain/order/lookup/api.ts'
import { isEnded } from '#domain/order/status.ts'
import type { Caller, Context } from '../../context.ts'
import { getMember } from '../../platform/http/access.ts'
import { ensureAccount } from '../../loyalty/index.ts'
import { giveUsesOver } from '../../voucher/index.ts'
import { orderCause } from '../causes.ts'
import { expectDuePoints } from '../move/expect-due-points.ts'
import { opensOrder } from '../view-token.ts'
import { bindOrders } from './member-queries.ts'

/**
 * Only with each order's own token, only orders of the member's phone that belong to nobody. Those
 * still under way bring the member their points, and what all of them took of vouchers is the member's.
 */
export async function takeOverOrders(
  ctx: Context,
  { orders }: ParsedInput<typeof lookup.takeOverOrders>,
  caller: Caller,
): Promise<Output<typeof lookup.takeOverOrders>> {
  const { id, phone } = getMember(caller)
  const codes = orders
    .filter(({ code, token }) => opensOrder(ctx.config, code, token))
    .map(({ code }) => code)
  const at = ctx.clock.now()
  const taken = await ctx.db.transaction().execute(async (trx) => {
    const bound = await bindOrders(trx, { memberId: id, phone, codes })
    for (const order of bound.filter(({ status }) => !isEnded(status))) {
      await expectDuePoints(trx, order, at)
    }
    if (bound.length > 0) {
      const accountId = await ensureAccount(trx, { phone, memberId: id, at })
      const causes = bound.map((order) => orderCause(order.code))
      await giveUsesOver(ctx, trx, { causes, accountId, at })
    }
    return bound
  })
  return { taken: taken.map(({ code }) => code) }
}
