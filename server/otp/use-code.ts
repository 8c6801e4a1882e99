import { Refusal } from '#domain/errors.ts'
import { maxWrongTries, type OtpPurpose } from '#domain/otp/rules.ts'
import type { Context } from '../context.ts'
import { noteCodeEntered } from '../notification/index.ts'
import type { Db } from '../platform/db.ts'
import { hashCode } from './code-hash.ts'
import { consumeCode, countWrongTry } from './store.ts'

export interface CodeTry {
  phone: string
  purpose: OtpPurpose
  code: string
  address: string
}

/**
 * Uses a code up; the database decides, so of two requests with the same code one wins.
 * Refusals: `otpNotValid`, `otpExpired`, `otpTooManyAttempts`, `rateLimited`.
 */
export async function useCode(ctx: Context, attempt: CodeTry): Promise<void> {
  await ctx.limits.consume('otpCheckAddress', attempt.address)
  if (!(await takeCode(ctx, ctx.db, attempt))) await refuseCode(ctx, attempt)
}

/** Uses a code up inside a transaction of the caller; false when it is not right. Counts nothing. */
export async function takeCode(
  ctx: Context,
  db: Db,
  { phone, purpose, code }: Omit<CodeTry, 'address'>,
): Promise<boolean> {
  const codeHash = hashCode(ctx.config.secretKey, phone, purpose, code)
  const isTaken = await consumeCode(db, { phone, purpose, codeHash, now: ctx.clock.now() })
  if (isTaken) await noteCodeEntered({ db, clock: ctx.clock }, phone)
  return isTaken
}

/** Counts the wrong try and says what is wrong with it. Never inside the caller's transaction. */
export async function refuseCode(
  ctx: Context,
  { phone, purpose }: Pick<CodeTry, 'phone' | 'purpose'>,
): Promise<never> {
  const now = ctx.clock.now()
  const live = await countWrongTry(ctx.db, { phone, purpose, now, maxWrongTries })
  if (!live) throw new Refusal('otpNotValid')
  if (live.expired) throw new Refusal('otpExpired')
  throw new Refusal(live.wrongTries >= maxWrongTries ? 'otpTooManyAttempts' : 'otpNotValid')
}
