import { orderTexts } from '#domain/order/texts.ts'
import type { Context } from '../../context.ts'
import { holdGifts, type HeldGift } from '../../gift/index.ts'
import { ensureAccount } from '../../loyalty/index.ts'
import type { Db } from '../../platform/db.ts'
import { findHolders, holdVouchers, type Holders, type UsableVoucher } from '../../voucher/index.ts'
import { orderCause } from '../causes.ts'
import type { AskedOrder } from './asked-order.ts'
import { refuseVouchers } from './price-order.ts'

/** The membership whose points and vouchers an order takes; null when it takes none, or of a guest. */
export async function accountFor(
  ctx: Context,
  trx: Db,
  { input, member }: AskedOrder,
): Promise<number | null> {
  if (!member || !(input.gifts?.length || input.vouchers?.length)) return null
  const { id: memberId, phone } = member
  return ensureAccount(trx, { phone, memberId, at: ctx.clock.now() })
}

/** Whose limits the order's vouchers count for; null where it names none. */
export async function holdersFor(
  ctx: Context,
  trx: Db,
  { input, member, hasCode }: AskedOrder,
  accountId: number | null,
): Promise<Holders | null> {
  if (!input.vouchers?.length) return null
  const isProven = member !== null || hasCode
  const who = { accountId, phone: input.customer_phone, isProven, today: ctx.clock.today() }
  return findHolders(ctx, trx, who)
}

/** Holds the gifts with their points, then the vouchers, as docs/rules/locking.md has it. */
export async function takeExtras(
  ctx: Context,
  trx: Db,
  { input }: AskedOrder,
  taker: {
    code: string
    accountId: number | null
    holders: Holders | null
    vouchers: readonly UsableVoucher[]
  },
): Promise<HeldGift[]> {
  const { code, accountId, holders, vouchers } = taker
  const at = ctx.clock.now()
  const cause = orderCause(code)
  const wanted = giftsOf(input.gifts ?? [])
  const note = orderTexts.giftsOf(code)
  const gifts =
    accountId !== null && wanted.length > 0
      ? await holdGifts(trx, { accountId, gifts: wanted, cause, note, at })
      : []
  if (vouchers.length > 0 && holders) {
    const lost = await holdVouchers(trx, { vouchers, ...holders, cause, at })
    if (lost.length > 0) refuseVouchers(lost)
  }
  return gifts
}

/** The same gift named twice is one wish. */
function giftsOf(
  named: readonly { id: number; quantity?: number }[],
): { id: number; quantity: number }[] {
  const wanted = new Map<number, number>()
  for (const { id, quantity = 1 } of named) wanted.set(id, (wanted.get(id) ?? 0) + quantity)
  return [...wanted].map(([id, quantity]) => ({ id, quantity }))
}
