import { randomUUID } from 'node:crypto'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { points } from '#domain/kernel/points.ts'
import type * as api from '#domain/membership/api.ts'
import type { Caller, Context } from '../context.ts'
import { burnGifts, holdGifts } from '../gift/index.ts'
import { findAccount } from '../loyalty/index.ts'
import { runOnce } from '../platform/idempotency.ts'
import { listWallet } from '../voucher/index.ts'
import { getOwnAccount } from './own-account.ts'

/** Points for a reward voucher, at once and without an order: held and burnt in one transaction. */
export async function exchangeVoucher(
  ctx: Context,
  input: ParsedInput<typeof api.exchangeVoucher>,
  caller: Caller,
): Promise<Output<typeof api.exchangeVoucher>> {
  const { id: accountId } = await getOwnAccount(ctx, caller)
  const request = { scope: `exchange ${accountId}`, key: caller.idempotencyKey!, body: input }
  const answer = await runOnce(ctx, request, async (trx) => {
    const at = ctx.clock.now()
    const cause = `exchange:${randomUUID()}`
    const gifts = [{ id: input.gift_id, quantity: 1 }]
    const [held] = await holdGifts(trx, { accountId, gifts, cause, note: '', at })
    if (held?.kind !== 'voucher') throw new Refusal('notFound')
    if ((await burnGifts(ctx, trx, { cause, at })) !== 'burnt') {
      throw new Refusal('pointsNotDeducted')
    }
    const wallet = await listWallet({ db: trx, clock: ctx.clock }, accountId)
    const account = await findAccount(trx, { id: accountId }, ctx.clock.today())
    const voucher = wallet.find((each) => each.campaign_id === held.voucherCampaignId)
    if (!voucher || !account) throw new Refusal('pointsNotDeducted')
    return { voucher, available_point: points(account.available) }
  })
  ctx.notices.changed(['loyalty'])
  return answer
}
