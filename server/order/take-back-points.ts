import { pointsToTakeBack, type ReturnedPieces } from '#domain/order/points-due.ts'
import { orderTexts } from '#domain/order/texts.ts'
import { ensureAccount, takeBackEarned } from '../loyalty/index.ts'
import { findPhone } from '../identity/index.ts'
import type { Db } from '../platform/db.ts'
import { returnCause } from './causes.ts'
import { lockOrder } from './move-store.ts'
import { findEarning } from './points-store.ts'

interface PartsBack {
  /** The how manieth return of this order: once each. */
  n: number
  /** What came back in its earlier returns. */
  before: readonly ReturnedPieces[]
  now: readonly ReturnedPieces[]
  at: Date
}

/**
 * Takes the points of returned pieces of a completed order back, pro rata; what has been spent
 * already is owed. Nothing where the order earned nothing. Locks the order's row, then the account.
 */
export async function takeBackPoints(
  trx: Db,
  orderId: number,
  { n, before, now, at }: PartsBack,
): Promise<{ taken: number; owed: number }> {
  const order = await lockOrder(trx, orderId)
  const earning = await findEarning(trx, orderId)
  if (!order?.memberId || !earning) return nothing
  const points = pointsToTakeBack(earning.points, earning.lines, before, now)
  const phone = await findPhone(trx, order.memberId)
  if (points === 0 || phone === null) return nothing
  const accountId = await ensureAccount(trx, { phone, memberId: order.memberId, at })
  const { code } = order
  const note = orderTexts.returnOf(code)
  return takeBackEarned(trx, { accountId, points, cause: returnCause(code, n), note, at })
}

const nothing = { taken: 0, owed: 0 }
