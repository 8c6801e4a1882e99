import type { Db } from '../../platform/db.ts'
import { adjustPoints } from '../ledger.ts'
import { insertAdjustment, settleAdjustment, type NewAdjustment } from './adjustment-queries.ts'
import { setStatus } from './locks.ts'

/** Points by hand that somebody proposed; with `doneBy` another has carried them out. */
export async function loadAdjustment(
  trx: Db,
  one: NewAdjustment & { doneBy?: { id: number; actor: string; at: Date } },
): Promise<void> {
  const { doneBy, ...proposed } = one
  const id = await insertAdjustment(trx, proposed)
  if (!doneBy) return
  const { id: by, actor, at } = doneBy
  await settleAdjustment(trx, { id, version: 1, state: 'done', by, why: '', at })
  const cause = `adjust:desk:${id}`
  const { accountId, points, told: note } = proposed
  await adjustPoints(trx, { accountId, points, cause, note, actor, at })
}

/** A membership that is locked, and why. */
export async function loadLock(
  trx: Db,
  lock: {
    accountId: number
    told: string
    note: string
    until: string | null
    by: string
    at: Date
  },
): Promise<void> {
  const { accountId, told, note, until, by, at } = lock
  await trx
    .insertInto('membership_lock')
    .values({ account_id: accountId, told, note, until_day: until, locked_by: by, locked_at: at })
    .execute()
  await setStatus(trx, accountId, 'locked')
}
