import { Refusal } from '#domain/errors.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'
import { pointsToTakeBack, type ReturnedPieces } from '#domain/order/points-due.ts'
import { orderTexts } from '#domain/order/texts.ts'
import { findAccount, takeBackEarned } from '../loyalty/index.ts'
import type { Db } from '../platform/db.ts'
import { pointsCause, returnCause } from './causes.ts'
import { lockOrder } from './move-store.ts'
import { findEarning, noteReturned, type EarnedByOrder } from './points-store.ts'

/**
 * Pieces of a completed order come back: keeps which, and takes their points back from the account
 * that earned them and from its standing, pro rata; what has been spent already is owed. Refuses more
 * than the order still has (`conflict`). Every call is another return: whoever calls sees to it that
 * a repeated request does not. Locks the order's row, then the account.
 */
export async function takeBackPoints(
  trx: Db,
  orderId: number,
  { pieces, at }: { pieces: readonly ReturnedPieces[]; at: Date },
): Promise<{ taken: number; owed: number }> {
  const order = await lockOrder(trx, orderId)
  if (!order) throw new Refusal('notFound')
  if (order.status !== 'completed') throw new Refusal('orderStatusConflict')
  // Read first: it tells what came back before.
  const earning = await findEarning(trx, orderId)
  if (!(await noteReturned(trx, orderId, pieces))) throw new Refusal('conflict')
  const { code, memberId } = order
  if (memberId === null || !earning) return nothing
  const { points, cause } = takingFor(code, earning, pieces)
  // Deleted meanwhile: the account has no member, and nothing left to take.
  const account = await findAccount(trx, { memberId }, vietnamDayOf(at))
  if (points === 0 || !account) return nothing
  const earned = { accountId: account.id, earnedBy: pointsCause(code) }
  return takeBackEarned(trx, { ...earned, points, cause, note: orderTexts.returnOf(code), at })
}

const nothing = { taken: 0, owed: 0 }

function takingFor(
  code: string,
  { points, lines }: EarnedByOrder,
  pieces: readonly ReturnedPieces[],
) {
  const before = lines.map(({ lineNo, returned }) => ({ lineNo, quantity: returned }))
  const piecesBack = [...before, ...pieces].reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    points: pointsToTakeBack(points, lines, before, pieces),
    cause: returnCause(code, piecesBack),
  }
}
