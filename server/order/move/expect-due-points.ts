import { hasPointsDue } from '#domain/order/points-due.ts'
import { findPhone } from '../../identity/index.ts'
import {
  dropExpected,
  ensureAccount,
  expectOtherPoints,
  expectPoints,
} from '../../loyalty/index.ts'
import type { Db } from '../../platform/db.ts'
import { pointsCause } from '../causes.ts'
import type { MovedOrder } from './move-queries.ts'

/** Notes the points that a running order of a member will bring, once. Its row is locked. */
export async function expectDuePoints(trx: Db, order: MovedOrder, at: Date): Promise<void> {
  const { code, memberId, estimatedPoint } = order
  if (!hasPointsDue(order)) return
  const phone = await findPhone(trx, memberId!)
  // Deleted meanwhile.
  if (phone === null) return
  const accountId = await ensureAccount(trx, { phone, memberId: memberId!, at })
  await expectPoints(trx, { accountId, cause: pointsCause(code), points: estimatedPoint, at })
}

/** The same of an order that was changed, which brings other points by now. Its row is locked. */
export async function expectChangedPoints(trx: Db, order: MovedOrder, at: Date): Promise<void> {
  const { code, memberId, estimatedPoint: points } = order
  const cause = pointsCause(code)
  const phone = memberId === null ? null : await findPhone(trx, memberId)
  if (memberId === null || phone === null) return
  if (points === 0) {
    await dropExpected(trx, { cause, at })
    return
  }
  const accountId = await ensureAccount(trx, { phone, memberId, at })
  await expectOtherPoints(trx, { accountId, cause, points, at })
}
