import type { FieldsOf } from '#domain/resource.ts'
import { Refusal } from '#domain/errors.ts'
import type { staffAccounts } from '#domain/staff/backoffice.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { tellOnce } from '../platform/change-bus.ts'
import { voidInvitations } from './invitation-queries.ts'
import { staffSessions } from './sessions.ts'
import { changeUserRow, lockUserAndAdmins, type StaffRow } from './user-queries.ts'

type Fields = FieldsOf<typeof staffAccounts>

/**
 * Changes name, role or lock of a user of that version; false where they have another. The database of the
 * context is a transaction: with it come and go the hints to whose pages are open. Refuses `notFound`, `lastAdmin`.
 */
export async function changeStaff(
  ctx: Context,
  { id, version }: { id: number; version: number },
  { full_name, role, licence, locked }: Fields,
): Promise<boolean> {
  const statusOf = (user: StaffRow) => (locked ? 'disabled' : unlockedStatusOf(user))
  const before = await lockWithAdminsLeft(ctx.db, id, (user) => {
    const isAdminAfter = role === 'admin' && statusOf(user) === 'active'
    return user.version === version && !isAdminAfter
  })
  if (before.version !== version) return false
  const status = statusOf(before)
  const sessions = await changeUser(ctx, ctx.db, before, { full_name, role, licence, status })
  // Also after a change of role: an open page then asks for what the new one may hear.
  await tellOnce(ctx.db, sessions.map(staffSessions.liveKey))
  return true
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

/** Writes the change of a locked user; gives the sessions whose streams must not go on as they are. */
export async function changeUser(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  { id }: StaffRow,
  after: Pick<StaffRow, 'full_name' | 'role' | 'status'> & { licence?: string },
): Promise<number[]> {
  await changeUserRow(trx, id, after)
  const now = clock.now()
  if (after.status !== 'disabled') {
    return (await staffSessions.list(trx, id, now)).map((each) => each.id)
  }
  await voidInvitations(trx, id, now)
  return staffSessions.end(trx, { of: id }, now)
}

function unlockedStatusOf({ password_hash }: StaffRow): StaffRow['status'] {
  return password_hash === null ? 'invited' : 'active'
}
