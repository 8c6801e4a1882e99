import { Refusal } from '#domain/errors.ts'
import { sessionLifetime } from '#domain/identity/session-rules.ts'
import type { StoreSession } from '#domain/session/store-session.ts'
import type { Caller, Context } from '../context.ts'
import type { AccountKind, Entered } from '../staff/index.ts'
import { startSession } from './sessions.ts'
import { drugstoreTexts as texts } from './texts.ts'
import { findUserWithStore, updateUser, type UserWithStore } from './user-store.ts'

/**
 * The accounts of pharmacies: a password is enough. A call that names a store finds that store's
 * accounts alone; that one is closed is told after the right password.
 */
export const storeAccounts: AccountKind = {
  find: async (ctx, username, caller) => {
    const user = await findUserWithStore(ctx.db, username)
    if (!user || isOfAnother(user, caller)) return null
    const closed = whyClosed(user)
    return {
      passwordHash: user.password_hash,
      needsCode: false,
      ...(closed ? { closed } : {}),
      enter: (_ctx, _code, entering) => enter(ctx, user, entering),
    }
  },
}

/** What an account's own session tells. */
export function toStoreSession(user: {
  code: string
  name: string
  username: string
  full_name: string
  role: StoreSession['role']
  must_change: boolean
}): StoreSession {
  const { code, name, username, full_name, role, must_change } = user
  return { code, name, username, full_name, role, must_change }
}

function isOfAnother(user: UserWithStore, caller?: Caller): boolean {
  const named = caller?.storeCode
  return named !== undefined && named.toUpperCase() !== user.code.toUpperCase()
}

function whyClosed({ status, store_status }: UserWithStore): Refusal | null {
  if (store_status !== 'active') {
    return new Refusal('accountClosed', { message: texts.storeClosed })
  }
  return status === 'active' ? null : new Refusal('accountClosed', { message: texts.userClosed })
}

async function enter(ctx: Context, user: UserWithStore, caller: Caller): Promise<Entered> {
  const proven = { userId: user.id, passwordHash: user.password_hash! }
  const accessToken = await ctx.db.transaction().execute(async (trx) => {
    const token = await startSession(ctx, trx, proven, caller)
    // Closed, or given another password, since it was looked at.
    if (!token) throw new Refusal('loginWrong')
    await updateUser(trx, user.id, { last_seen_at: ctx.clock.now() })
    return token
  })
  caller.storeCookie?.(user.code).set(accessToken, sessionLifetime)
  return { accessToken, store: toStoreSession(user) }
}
