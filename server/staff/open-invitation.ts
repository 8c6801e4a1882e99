import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/staff/api.ts'
import type { Caller, Context } from '../context.ts'
import { networkOf } from '../platform/network.ts'
import { unseal } from '../platform/sealed.ts'
import { hashToken } from '../platform/random-token.ts'
import { readSetting } from '../settings/index.ts'
import { findInvitation } from './invitation-queries.ts'
import { totpPicture } from './totp.ts'

/** Shows whom an invitation is for and what their authenticator app reads; as often as it is opened. */
export async function openInvitation(
  ctx: Context,
  { token }: ParsedInput<typeof api.openInvitation>,
  caller: Caller,
): Promise<Output<typeof api.openInvitation>> {
  await ctx.limits.consume('backofficeLoginAddress', networkOf(caller.ip))
  const { username, full_name, secret } = await getInvitation(ctx, token)
  const { brandName } = await readSetting(ctx.db, 'shop')
  return { username, full_name, totp: totpPicture(secret, { issuer: brandName, username }) }
}

/** An open invitation with its secret in the clear. Refusal: `invitationNotValid`. */
export async function getInvitation(ctx: Context, token: string) {
  const found = await findInvitation(ctx.db, hashToken(token), ctx.clock.now())
  const secret = found && unseal(ctx.config, 'second factor', found.totp_secret)
  if (!found || !secret) throw new Refusal('invitationNotValid')
  return { ...found, secret }
}
