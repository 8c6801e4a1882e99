import type { Output, ParsedInput } from '#domain/contract.ts'
import { staffAccounts, type resetStaff as definition } from '#domain/staff/backoffice.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { lockWithAdminsLeft } from './change-staff.ts'
import { makeInvitation, type Invitation, type StaffTools } from './invitations.ts'
import { recordAudit } from './record-audit.ts'
import { staffSessions } from './sessions.ts'
import { toStaffAccount } from './staff-view.ts'
import { staffTexts as texts } from './texts.ts'
import { clearName } from './name-tries.ts'
import { changeUserRow, type StaffRow } from './user-queries.ts'

/**
 * For somebody who lost password or phone, or comes back: the old factors and sessions are worth
 * nothing at once, a lock is lifted. Refusals: `notFound`, `lastAdmin`.
 */
export async function resetStaff(
  ctx: Context,
  { id, reason }: ParsedInput<typeof definition>,
  caller: Caller,
): Promise<Output<typeof definition>> {
  const done = await ctx.db.transaction().execute(async (trx) => {
    const before = await lockWithAdminsLeft(trx, id, () => true)
    const reset = await resetUser(ctx, trx, before)
    const subject = { kind: 'staff' as const, id }
    const change = { before: { status: before.status }, after: { status: 'invited' } }
    await recordAudit(ctx, trx, caller, { action: texts.reset, subject, reason, ...change })
    return reset
  })
  staffSessions.tellEnded(ctx, done.ended)
  ctx.changeBus.tell([staffAccounts.path])
  return { user: toStaffAccount(done.user), ...done.invitation }
}

/** Takes a user's factors and sessions away and invites them anew. */
export async function resetUser(
  tools: StaffTools,
  trx: Db,
  { id, username }: Pick<StaffRow, 'id' | 'username'>,
): Promise<{ user: StaffRow; invitation: Invitation; ended: number[] }> {
  const user = await changeUserRow(trx, id, {
    status: 'invited',
    password_hash: null,
    totp_secret: null,
  })
  const ended = await staffSessions.end(trx, { of: id }, tools.clock.now())
  await clearName(trx, username)
  return { user, invitation: await makeInvitation(tools, trx, id), ended }
}
