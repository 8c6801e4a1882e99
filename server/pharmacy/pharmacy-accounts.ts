import { Refusal } from '#domain/errors.ts'
import { sessionLifetime } from '#domain/identity/session-rules.ts'
import type { PharmacySession } from '#domain/session/pharmacy-session.ts'
import type { Caller, Context } from '../context.ts'
import type { AccountKind, Entered } from '../staff/index.ts'
import { pharmacySessions } from './sessions.ts'
import { pharmacyRuleTexts as texts } from './texts.ts'
import {
  findUserWithPharmacy,
  renewHash,
  updateUser,
  type UserWithPharmacy,
} from './user-queries.ts'

/**
 * The accounts of pharmacies: a password is enough. A call that names a pharmacy finds that pharmacy's
 * accounts alone; that one is closed is told after the right password.
 */
export const pharmacyAccounts: AccountKind = {
  find: async (ctx, username, caller) => {
    const user = await findUserWithPharmacy(ctx.db, username)
    if (!user || isOfAnother(user, caller)) return null
    const closed = whyClosed(user)
    return {
      passwordHash: user.password_hash,
      needsCode: false,
      renewHash: (renewed) => renewHash(ctx.db, user.id, renewed),
      ...(closed ? { closed } : {}),
      enter: (_ctx, _code, entering) => enter(ctx, user, entering),
    }
  },
}

/** What an account's own session tells. */
export function toPharmacySession(user: {
  code: string
  name: string
  username: string
  full_name: string
  role: PharmacySession['role']
  must_change: boolean
}): PharmacySession {
  const { code, name, username, full_name, role, must_change } = user
  return { code, name, username, full_name, role, must_change }
}

function isOfAnother(user: UserWithPharmacy, { pharmacyCode: named }: Caller): boolean {
  return named !== undefined && named.toUpperCase() !== user.code.toUpperCase()
}

function whyClosed({ status, store_status }: UserWithPharmacy): Refusal | null {
  if (store_status !== 'active') {
    return new Refusal('accountClosed', { message: texts.pharmacyClosed })
  }
  return status === 'active' ? null : new Refusal('accountClosed', { message: texts.userClosed })
}

async function enter(ctx: Context, user: UserWithPharmacy, caller: Caller): Promise<Entered> {
  const proven = { id: user.id, passwordHash: user.password_hash! }
  const accessToken = await ctx.db.transaction().execute(async (trx) => {
    const { token } = await pharmacySessions.start(ctx, trx, proven, caller)
    await updateUser(trx, user.id, { last_seen_at: ctx.clock.now() })
    return token
  })
  caller.pharmacyCookie?.(user.code).set(accessToken, sessionLifetime)
  return { accessToken, pharmacy: toPharmacySession(user) }
}
