import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { ExchangePromotion, getExchangePromotion as definition } from '#domain/gift/api.ts'
import { points } from '#domain/kernel/points.ts'
import type { Caller, Context } from '../context.ts'
import { findAccount } from '../loyalty/index.ts'
import { toExchangePromotion, toGift } from './gift-view.ts'
import type { ExchangePromotionRow } from './gift-row.ts'
import { findPromotion, listGiftRows, listSpent, readTaken } from './queries.ts'

type Input = ParsedInput<typeof definition>

/** A promotion's gifts; what a member can spend and has taken is told to their own session only. */
export async function getExchangePromotion(
  ctx: Context,
  input: Input,
  caller: Caller,
): Promise<ExchangePromotion> {
  const promotion = await findPromotion(ctx.db, input.promotionId)
  if (!promotion) throw new Refusal('notFound')
  const [gifts, own] = await Promise.all([
    listGiftRows(ctx.db, [promotion.id]),
    readOwnPart(ctx, promotion, input.phone, caller),
  ])
  return { ...toExchangePromotion(promotion), ...own, gifts: gifts.map(toGift) }
}

type OwnPart = Pick<ExchangePromotion, 'pointCanUse' | 'taken'>

const nobodys: OwnPart = { pointCanUse: points(0), taken: {} }

async function readOwnPart(
  ctx: Context,
  promotion: ExchangePromotionRow,
  phone: string | undefined,
  { member }: Caller,
): Promise<OwnPart> {
  if (!member || (phone !== undefined && phone !== member.phone)) return nobodys
  const account = await findAccount(ctx.db, { memberId: member.id }, ctx.clock.today())
  if (!account) return nobodys
  const [taken, spent] = await Promise.all([
    readTaken(ctx.db, account.id, promotion.id),
    listSpent(ctx.db, account.id),
  ])
  const used = spent.find(({ promotionId }) => promotionId === promotion.id)?.points ?? 0
  const left = promotion.pointLimit === null ? Infinity : promotion.pointLimit - used
  const canUse = account.status === 'locked' ? 0 : Math.max(0, Math.min(account.available, left))
  return { pointCanUse: points(canUse), taken }
}
