import type { Membership } from '#domain/membership/api.ts'
import type { Caller, Context } from '../context.ts'
import { viewMembership } from './membership-view.ts'
import { getOwnAccount } from './own-account.ts'

/** Everything about the caller's membership in one answer. */
export async function getMembership(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<Membership> {
  return viewMembership(ctx, await getOwnAccount(ctx, caller))
}
