import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/staff/api.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { voidInvitations } from './invitation-store.ts'
import { recordAudit } from './record-audit.ts'
import { tellEnded } from './sessions.ts'
import { endSessionsOf, listLiveSessions } from './session-store.ts'
import { toStaffUser } from './staff-view.ts'
import { staffTexts as texts } from './texts.ts'
import { lockUserAndAdmins, updateUser, type StaffRow } from './user-store.ts'

/**
 * Changes name, role or status. A disabled user is out at the next request and an open invitation is
 * void; `active` makes them what they were: invited, where they have not set their factors yet.
 * Refusals: `notFound`, `lastAdmin`.
 */
export async function changeStaff(
  ctx: Context,
  input: ParsedInput<typeof api.changeStaff>,
  caller: Caller,
): Promise<Output<typeof api.changeStaff>> {
  const changed = await ctx.db.transaction().execute(async (trx) => {
    const before = await lockWithAdminsLeft(trx, input.id, (one) => !isAdminAfter(input, one))
    const after = { full_name: input.full_name, role: input.role, status: statusOf(input, before) }
    const { user, sessions } = await changeUser(ctx, trx, before, after)
    const audited = { before: factsOf(before), after, reason: input.reason }
    const subject = { kind: 'staff' as const, id: input.id }
    await recordAudit(ctx, trx, caller, { action: actionOf(before, user), subject, ...audited })
    return { user, sessions }
  })
  // Also after a change of role: an open page then asks for what the new one may hear.
  tellEnded(ctx, changed.sessions)
  return toStaffUser(changed.user)
}

/**
 * The user, locked with all active admins. Refusals: `notFound`, and `lastAdmin` when nobody else is
 * one and this user, so `stopsBeingAdmin` says, is none any more.
 */
export async function lockWithAdminsLeft(
  trx: Db,
  id: number,
  stopsBeingAdmin: (user: StaffRow) => boolean,
): Promise<StaffRow> {
  const locked = await lockUserAndAdmins(trx, id)
  const user = locked.find((each) => each.id === id)
  if (!user) throw new Refusal('notFound')
  const isAdmin = user.role === 'admin' && user.status === 'active'
  if (isAdmin && locked.length === 1 && stopsBeingAdmin(user)) throw new Refusal('lastAdmin')
  return user
}

/** Writes the change; with it the sessions whose streams must not go on as they are. */
export async function changeUser(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  { id }: StaffRow,
  after: Pick<StaffRow, 'full_name' | 'role' | 'status'>,
): Promise<{ user: StaffRow; sessions: number[] }> {
  const user = await updateUser(trx, id, after)
  if (user.status !== 'disabled') return { user, sessions: await listLiveSessions(trx, id) }
  const now = clock.now()
  await voidInvitations(trx, id, now)
  return { user, sessions: await endSessionsOf(trx, { staffId: id, now }) }
}

type Change = ParsedInput<typeof api.changeStaff>

function isAdminAfter(change: Change, user: StaffRow): boolean {
  return change.role === 'admin' && statusOf(change, user) === 'active'
}

function statusOf({ status }: Change, user: StaffRow): StaffRow['status'] {
  if (status === 'disabled') return status
  return user.password_hash === null ? 'invited' : 'active'
}

function factsOf({ full_name, role, status }: StaffRow) {
  return { full_name, role, status }
}

function actionOf(before: StaffRow, after: StaffRow): string {
  if (before.status !== 'disabled' && after.status === 'disabled') return texts.disabled
  if (before.status === 'disabled' && after.status !== 'disabled') return texts.enabled
  return texts.changed
}
