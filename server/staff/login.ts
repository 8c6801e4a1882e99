import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/staff/api.ts'
import type { Caller, Context } from '../context.ts'
import { logIn } from '../session/index.ts'
import { networkOf } from '../platform/network.ts'
import type { AccountKind, Entered } from './account-kind.ts'
import { noteNetwork } from './lock-queries.ts'
import { namesWayIn } from './names-way-in.ts'

/** By username, password and, asked for after a right password, the code of the authenticator app. */
export async function login(
  ctx: Context,
  kinds: readonly AccountKind[],
  { username, totp = '', ...given }: ParsedInput<typeof api.loginStaff>,
  caller: Caller,
): Promise<Entered> {
  const network = networkOf(caller.ip)
  await ctx.limits.consume('backofficeLoginAddress', network)
  const name = username.trim().toLowerCase()
  // People write `123 456`, as their app shows it.
  const code = totp.replace(/\s/g, '')
  const entered = await logIn(ctx, namesWayIn(kinds), { name, code, ...given }, caller)
  await noteNetwork(ctx.db, name, network, ctx.clock.now())
  return entered
}
