import { Refusal } from '#domain/errors.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'
import type { ReturnedPieces } from '#domain/order/points-due.ts'
import { orderTexts } from '#domain/order/texts.ts'
import { findAccount, takeBackEarned } from '../../loyalty/index.ts'
import type { Db } from '../../platform/db.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { restockPieces, type Reservation } from '../../stock/index.ts'
import { lockCampaigns, releaseVouchers } from '../../voucher/index.ts'
import { orderCause, pointsCause, returnCause } from '../causes.ts'
import { returnMoney } from '../payment/money.ts'
import { lockOrder, type MovedOrder } from '../move/move-queries.ts'
import { closeByReturn } from '../return-request/request-queries.ts'
import { ensureReturnable, planReturn, type ReturnPlan } from './plan-return.ts'
import { lockAccounts, revokeVouchersOf, takeCodesBack, type TakenCode } from './take-codes-back.ts'
import { findReturnable, insertReturn, noteReturned, type Returnable } from './return-queries.ts'

export interface AskedReturn {
  pieces: readonly ReturnedPieces[]
  reason: string
  /** Whether they can be sold again. */
  restock: boolean
  /** Of the boxes; without a problem when they were looked up. */
  codes?: readonly TakenCode[]
  actor: string
  at: Date
}

export interface TakenReturn extends ReturnPlan {
  returnNo: number
  /** Of the points, what was there, and what had been spent and is owed now. */
  points: number
  taken: number
  owed: number
  /** What the boxes' codes had earned. */
  codePoints: number
  stock: Reservation[]
}

/**
 * Pieces of a completed order come back: the money for them goes the way it came, their points leave the
 * account that earned them, vouchers of which nothing is kept come back, and what can be sold again is
 * on the shelf. Refuses more than the order still has (`conflict`). Every call is another return: whoever
 * calls sees to it that a repeated request does not. Locks as docs/rules/locking.md has it.
 */
export async function takeReturn(
  trx: Db,
  orderId: number,
  asked: AskedReturn,
): Promise<TakenReturn> {
  const order = await lockOrder(trx, orderId)
  if (!order) throw new Refusal('notFound')
  ensureReturnable(order)
  const of = await findReturnable(trx, orderId)
  const plan = planReturn(of, asked.pieces)
  if (!(await noteReturned(trx, orderId, asked.pieces))) throw new Refusal('conflict')
  const returnNo = of.returns + 1
  const { pieces, reason, restock: restocked, codes = [], actor, at } = asked
  const { amount, points } = plan
  const made = { orderId, returnNo, pieces, amount, points, reason, restocked, actor, at }
  const returnId = await insertReturn(trx, made)
  await closeByReturn(trx, orderId, { returnNo, actor, at })
  const cause = returnCause(order.code, returnNo)
  await returnMoney(trx, order, { ...plan, cause, at })
  const buyer = await findBuyer(trx, order, at)
  const alive = await lockAccounts(trx, { buyer, codes, at })
  const back = await takePoints(trx, order, { buyer, points, cause, at })
  const codePoints = await takeCodesBack(trx, codes, { returnId, alive, at })
  await moveVouchers(trx, order, { plan, codes, at })
  const stock = restocked
    ? await restockPieces(trx, { cause, actor, at, of: goodsOf(of, pieces) })
    : []
  await appendEvent(trx, 'order.returned', { orderId, returnNo, amount })
  return { ...plan, ...back, codePoints, returnNo, stock }
}

/** Null for a guest, and where the member was deleted meanwhile: nothing is left to take. */
async function findBuyer(trx: Db, { memberId }: MovedOrder, at: Date): Promise<number | null> {
  if (memberId === null) return null
  return (await findAccount(trx, { memberId }, vietnamDayOf(at)))?.id ?? null
}

async function takePoints(
  trx: Db,
  { code }: MovedOrder,
  { buyer, points, cause, at }: { buyer: number | null; points: number; cause: string; at: Date },
): Promise<{ taken: number; owed: number }> {
  if (buyer === null || points === 0) return { taken: 0, owed: 0 }
  const earned = { accountId: buyer, earnedBy: pointsCause(code) }
  return takeBackEarned(trx, { ...earned, points, cause, note: orderTexts.returnOf(code), at })
}

/** The order's own come back, those that came along with codes go; all campaigns are held by id first. */
async function moveVouchers(
  trx: Db,
  { code }: MovedOrder,
  { plan, codes, at }: { plan: ReturnPlan; codes: readonly TakenCode[]; at: Date },
): Promise<void> {
  const only = plan.vouchers.map(({ campaignId, voucherId }) => ({ campaignId, voucherId }))
  const along = codes.flatMap(({ found }) => found.batch.voucherCampaignId ?? [])
  await lockCampaigns(trx, { ids: [...only.map(({ campaignId }) => campaignId), ...along] })
  if (only.length > 0) await releaseVouchers(trx, { cause: orderCause(code), at, only })
  await revokeVouchersOf(trx, codes)
}

/** Two lines of one product are one lot of goods on the shelf. */
function goodsOf({ lines }: Returnable, pieces: readonly ReturnedPieces[]) {
  const goods = new Map<number, number>()
  for (const { lineNo, quantity } of pieces) {
    const { productId } = lines.find((line) => line.lineNo === lineNo)!
    goods.set(productId, (goods.get(productId) ?? 0) + quantity)
  }
  return [...goods].map(([productId, quantity]) => ({ productId, quantity }))
}
