import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/staff/api.ts'
import type { Caller, Context } from '../context.ts'
import { hashPassword, inHashingQueue } from '../session/index.ts'
import type { Db } from '../platform/db.ts'
import { networkOf } from '../platform/network.ts'
import { hashToken } from '../platform/random-token.ts'
import { ensureUncommon } from './ensure-uncommon.ts'
import { useInvitation } from './invitation-queries.ts'
import { enterBackoffice, finishLogin } from './backoffice-account.ts'
import { getInvitation } from './open-invitation.ts'
import { staffSessions } from './sessions.ts'
import { staffTexts as texts } from './texts.ts'
import { findTotpStep } from './totp.ts'
import { activateUser } from './user-queries.ts'

/** Sets both factors and logs in. An invitation works once; sessions from before it are ended. */
export async function acceptInvitation(
  ctx: Context,
  { token, password, totp }: ParsedInput<typeof api.acceptInvitation>,
  caller: Caller,
): Promise<Output<typeof api.acceptInvitation>> {
  await ctx.limits.consume('backofficeLoginAddress', networkOf(caller.ip))
  const invitation = await getInvitation(ctx, token)
  const step = findTotpStep(invitation.secret, totp, ctx.clock.now())
  if (step === null) throw new Refusal('totpNotValid')
  await ensureUncommon(ctx, password, invitation)
  const passwordHash = await inHashingQueue(ctx, { door: 'work', address: caller.ip }, () =>
    hashPassword(ctx.config, password),
  )
  const done = await ctx.db.transaction().execute(async (trx) => {
    const user = await activate(ctx, trx, { token, invitation, passwordHash, step })
    const ended = await staffSessions.end(trx, { of: user.id }, ctx.clock.now())
    return { entered: await enterBackoffice(ctx, trx, user, caller, texts.activated), ended }
  })
  staffSessions.tellEnded(ctx, done.ended)
  return finishLogin(done.entered, caller)
}

async function activate(
  ctx: Context,
  trx: Db,
  proven: {
    token: string
    invitation: Awaited<ReturnType<typeof getInvitation>>
    passwordHash: string
    step: number
  },
) {
  const now = ctx.clock.now()
  const { token, invitation, passwordHash, step } = proven
  const isFirst = await useInvitation(trx, hashToken(token), now)
  const factors = {
    password_hash: passwordHash,
    totp_secret: invitation.totp_secret,
    totp_step: step,
    last_seen_at: now,
  }
  const user = isFirst ? await activateUser(trx, invitation.staff_id, factors) : null
  if (!user) throw new Refusal('invitationNotValid')
  return user
}
