import type { Output } from '#domain/contract.ts'
import type * as api from '#domain/staff/api.ts'
import type { Caller, Context } from '../context.ts'
import { isSetupOpen } from './setup/setup-queries.ts'
import { toSignedInUser } from './staff-view.ts'
import { findUser } from './user-queries.ts'

/** Who is in the back office; a dead session's cookie is taken back. */
export async function getSession(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<Output<typeof api.getStaffSession>> {
  const user = caller.staff ? await findUser(ctx.db, caller.staff.id) : null
  if (!user) caller.backofficeCookie?.clear()
  if (user) return { user: toSignedInUser(user) }
  return { user: null, ...((await isSetupOpen(ctx.db)) && { setup: true }) }
}
