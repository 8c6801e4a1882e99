import { Refusal } from '#domain/errors.ts'
import { piecesOf, pointsToTakeBack, type ReturnedPieces } from '#domain/order/points-due.ts'
import { moneyOfReturn, vouchersOfReturn } from '#domain/order/returns.ts'
import type { MovedOrder } from '../move/move-queries.ts'
import type { Returnable, ReturnableVoucher } from './return-queries.ts'

/** What a return of some pieces would do. */
export interface ReturnPlan {
  /** Đồng that go back. */
  amount: number
  /** Points that are taken back. */
  points: number
  vouchers: ReturnableVoucher[]
  /** Nothing of the order is kept. */
  isAll: boolean
}

/** Only of completed orders of goods: points that were bought are spent or not, but never come back. */
export function ensureReturnable({ status, orderType }: MovedOrder): void {
  if (status !== 'completed' || orderType === 'points') throw new Refusal('orderStatusConflict')
}

/** Works a return out; refuses pieces that the order does not have any more (`conflict`). */
export function planReturn(of: Returnable, now: readonly ReturnedPieces[]): ReturnPlan {
  ensureThere(of, now)
  const before = of.lines.map(({ lineNo, returned }) => ({ lineNo, quantity: returned }))
  return {
    amount: moneyOfReturn(of, before, now),
    points: pointsToTakeBack(of.earned, of.lines, before, now),
    vouchers: vouchersOfReturn(of, before, now),
    isAll: of.lines.every(
      ({ lineNo, quantity, returned }) => returned + piecesOf(now, lineNo) === quantity,
    ),
  }
}

function ensureThere({ lines }: Returnable, now: readonly ReturnedPieces[]): void {
  const isThere = ({ lineNo, quantity }: ReturnedPieces) => {
    const line = lines.find((each) => each.lineNo === lineNo)
    return (
      quantity > 0 && line !== undefined && line.returned + piecesOf(now, lineNo) <= line.quantity
    )
  }
  if (!now.every(isThere)) throw new Refusal('conflict')
}
