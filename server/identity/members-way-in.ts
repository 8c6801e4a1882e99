import type { Output } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { login } from '#domain/identity/api.ts'
import { sessionLifetime } from '#domain/identity/session-rules.ts'
import type { Caller, Context } from '../context.ts'
import { rememberBrowser } from '../otp/index.ts'
import { getMember } from '../platform/http/access.ts'
import { checkPassword, type LoginAccount, type Proven, type WayIn } from '../session/index.ts'
import { insertEventOfPhone } from './event-queries.ts'
import { findCredentials, renewHash } from './member-queries.ts'
import { phoneTries } from './phone-tries.ts'
import { eventOf, recordEvent } from './record-event.ts'
import { memberSessions } from './sessions.ts'
import { readUser } from './user-view.ts'

type Entered = Output<typeof login>

interface MemberAccount extends LoginAccount<Entered> {
  id: number
}

/** By phone and password; what is tried in vain, the phone's member reads in their events. */
export const membersWayIn: WayIn<MemberAccount> = {
  door: 'members',
  tries: phoneTries,
  find: async (ctx, phone) => {
    const found = await findCredentials(ctx.db, phone)
    if (!found) return null
    const { id, password_hash: passwordHash } = found
    return {
      id,
      passwordHash,
      needsCode: false,
      renewHash: (renewed) => renewHash(ctx.db, id, renewed),
      enter: (_ctx, _code, caller) =>
        enter(ctx, { id, passwordHash: passwordHash!, phone }, caller),
    }
  },
  refuse: async (ctx, { name: phone, isLast }, caller) => {
    const kind = isLast ? 'locked' : 'loginFailed'
    await insertEventOfPhone(ctx.db, phone, eventOf(ctx, kind, caller))
    return new Refusal('accountWrongPwd')
  },
}

/** Asked of a member who is logged in, under the same lock. Refusals: `accountWrongPwd`, `accountLocked`, `busy`. */
export async function checkOwnPassword(
  ctx: Context,
  password: string,
  caller: Caller,
): Promise<Proven> {
  const from = await phoneTries.triedFrom(ctx, getMember(caller).phone, caller)
  return (await checkPassword(ctx, membersWayIn, { from, password }, caller)).account
}

async function enter(
  ctx: Context,
  { phone, ...proven }: Proven & { phone: string },
  caller: Caller,
): Promise<Entered> {
  const { id } = proven
  const accessToken = await ctx.db.transaction().execute(async (trx) => {
    const { token } = await memberSessions.start(ctx, trx, proven, caller)
    await recordEvent(ctx, trx, id, 'loggedIn', caller)
    await rememberBrowser(trx, phone, caller, ctx.clock.now())
    return token
  })
  caller.sessionCookie?.set(accessToken, sessionLifetime)
  return { accessToken, user: await readUser(ctx, id) }
}
