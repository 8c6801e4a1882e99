import { maxBackofficeSession } from '#domain/staff/rules.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { unseal } from '../platform/sealed.ts'
import type { AccountKind, Entered } from './account-kind.ts'
import { recordAudit } from './record-audit.ts'
import { staffSessions } from './sessions.ts'
import { toSignedInUser } from './staff-view.ts'
import { staffTexts as texts } from './texts.ts'
import { findTotpStep } from './totp.ts'
import { findUserByName, renewHash, useTotpStep, type StaffRow } from './user-queries.ts'

/** The back office's own users: active ones with both factors. */
export const backofficeAccounts: AccountKind = {
  find: async (ctx, username) => {
    const user = await findUserByName(ctx.db, username)
    if (user?.status !== 'active') return null
    return {
      passwordHash: user.password_hash,
      needsCode: true,
      renewHash: (renewed) => renewHash(ctx.db, user.id, renewed),
      enter: (_ctx, code, caller) => enterWithCode(ctx, user, code, caller),
    }
  },
}

/** What a login in the back office answers. */
type EnteredBackoffice = Entered & Required<Pick<Entered, 'user'>>

/** Logs a user in whose factors are proven, in the transaction that used them up. */
export async function enterBackoffice(
  ctx: Context,
  trx: Db,
  user: StaffRow,
  caller: Caller,
  action: string,
): Promise<EnteredBackoffice> {
  const { id, username, full_name: fullName, role } = user
  const proven = { id, passwordHash: user.password_hash! }
  const { token, sessionId } = await staffSessions.start(ctx, trx, proven, caller)
  const staff = { id, sessionId, username, fullName, role }
  const subject = { kind: 'staff' as const, id }
  await recordAudit(ctx, trx, { ...caller, staff }, { action, subject })
  return { accessToken: token, user: toSignedInUser({ ...user, last_seen_at: ctx.clock.now() }) }
}

/** Hands the session to the browser, once it stands. The server alone decides when it ends. */
export function finishLogin(entered: EnteredBackoffice, caller: Caller): EnteredBackoffice {
  caller.backofficeCookie?.set(entered.accessToken, maxBackofficeSession)
  return entered
}

/** The step of a right code; null for a wrong one. Whether it was used before, the row decides. */
export function findStepOf(ctx: Context, user: StaffRow, code: string): number | null {
  const sealed = user.totp_secret
  const secret = sealed && unseal(ctx.config, 'second factor', sealed)
  return secret ? findTotpStep(secret, code, ctx.clock.now()) : null
}

async function enterWithCode(
  ctx: Context,
  user: StaffRow,
  code: string,
  caller: Caller,
): Promise<Entered | null> {
  const step = findStepOf(ctx, user, code)
  if (step === null) return null
  const entered = await ctx.db.transaction().execute(async (trx) => {
    const isFresh = await useTotpStep(trx, user, step, ctx.clock.now())
    return isFresh ? enterBackoffice(ctx, trx, user, caller, texts.loggedIn) : null
  })
  return entered && finishLogin(entered, caller)
}
