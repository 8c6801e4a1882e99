import { randomUUID } from 'node:crypto'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { points } from '#domain/kernel/points.ts'
import type * as api from '#domain/membership/api.ts'
import { membershipTexts } from '#domain/membership/texts.ts'
import type { Caller, Context } from '../context.ts'
import { exchangeAtOnce } from '../gift/index.ts'
import { findAccount } from '../loyalty/index.ts'
import { runOnce } from '../platform/idempotency.ts'
import { getOwnAccount } from './own-account.ts'

/** Points for a reward voucher, at once and without an order: held and burnt in one transaction. */
export async function exchangeVoucher(
  ctx: Context,
  input: ParsedInput<typeof api.exchangeVoucher>,
  caller: Caller,
): Promise<Output<typeof api.exchangeVoucher>> {
  const { id: accountId } = await getOwnAccount(ctx, caller)
  const request = { scope: `exchange ${accountId}`, key: caller.idempotencyKey!, body: input }
  return runOnce(ctx, request, async (trx) => {
    const { voucher } = await exchangeAtOnce(ctx, trx, {
      accountId,
      giftId: input.gift_id,
      cause: `exchange:${randomUUID()}`,
      note: membershipTexts.voucherExchanged,
      at: ctx.clock.now(),
    })
    const account = await findAccount(trx, { id: accountId }, ctx.clock.today())
    return { voucher, available_point: points(account?.available ?? 0) }
  })
}
