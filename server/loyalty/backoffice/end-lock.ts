import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type {
  endMembershipLock as endpoint,
  MembershipLockRecord,
} from '#domain/loyalty/backoffice/locks.ts'
import { lockTexts as texts } from '#domain/loyalty/backoffice/texts.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { recordAudit } from '../../staff/index.ts'
import { lockAccount } from '../accounts.ts'
import { findLock, setStatus } from './locks.ts'

const locksKey = 'membership-locks'

/** Ends a lock that is still as it was read; of two who do so the second hears how it is now. */
export async function endMembershipLock(
  ctx: Context,
  { id, version, reason }: ParsedInput<typeof endpoint>,
  caller: Caller,
): Promise<MembershipLockRecord> {
  const { fullName: by } = getStaff(caller)
  await ctx.db.transaction().execute(async (trx) => {
    const ended = await end(trx, { id, version, by, why: reason, at: ctx.clock.now() })
    if (!ended) {
      const current = await findLock({ ...ctx, db: trx }, id)
      if (!current) throw new Refusal('notFound')
      throw new Refusal('conflict', { current })
    }
    await recordAudit(ctx, trx, caller, {
      action: texts.ended,
      subject: { kind: 'membershipLock', id },
      reason,
    })
  })
  ctx.changeBus.tell([locksKey])
  ctx.outbox.wake()
  return (await findLock(ctx, id))!
}

/** Opens those whose last day is over, each by itself. */
export async function endDueLocks(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectFrom('membership_lock')
    .select(['id', 'version'])
    .where('ended_at', 'is', null)
    .where('until_day', '<', ctx.clock.today())
    .orderBy('until_day')
    .limit(500)
    .execute()
  for (const lock of due) {
    const how = { ...lock, by: texts.system, why: texts.byItself, at: ctx.clock.now() }
    await ctx.db.transaction().execute((trx) => end(trx, how))
  }
  if (due.length === 0) return
  ctx.changeBus.tell([locksKey])
  ctx.outbox.wake()
}

interface Ending {
  id: number
  version: number
  by: string
  why: string
  at: Date
}

/** False when it is no longer as it was read. The account's row is held first, as everywhere. */
async function end(trx: Db, { id, version, by, why, at }: Ending): Promise<boolean> {
  const lock = await trx
    .selectFrom('membership_lock')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!lock) return false
  await lockAccount(trx, lock.account_id, at)
  const ended = await trx
    .updateTable('membership_lock')
    .set((row) => ({
      ended_at: at,
      ended_by: by,
      ended_why: why,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!ended) return false
  await setStatus(trx, lock.account_id, 'active')
  await appendEvent(trx, 'membership.unlocked', { lockId: id })
  return true
}
