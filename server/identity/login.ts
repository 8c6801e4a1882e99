import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/identity/api.ts'
import type { Caller, Context } from '../context.ts'
import { isKnown } from '../otp/index.ts'
import { networkOf } from '../platform/network.ts'
import { logIn } from '../session/index.ts'
import { membersWayIn } from './members-way-in.ts'

/** By phone and password. */
export async function login(
  ctx: Context,
  { phone: name, ...given }: ParsedInput<typeof api.login>,
  caller: Caller,
): Promise<Output<typeof api.login>> {
  // Many strangers may stand behind one address: where the member is known they have no part in it.
  if (await isKnown(ctx.db, name, caller)) await ctx.limits.consume('loginOwnPhone', name)
  else await ctx.limits.consume('loginAddress', networkOf(caller.ip))
  return logIn(ctx, membersWayIn, { name, ...given }, caller)
}
