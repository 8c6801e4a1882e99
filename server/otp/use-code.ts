import { Refusal } from '#domain/errors.ts'
import { maxWrongTries, type OtpPurpose } from '#domain/otp/rules.ts'
import type { Context } from '../context.ts'
import { noteCodeEntered } from '../notification/index.ts'
import { hashCode } from './code-hash.ts'
import { judgeCode, reviveCode } from './store.ts'

export interface CodeTry {
  phone: string
  purpose: OtpPurpose
  code: string
  address: string
}

export interface UsedCode {
  id: number
}

/**
 * Uses a code up; the database decides, so of two requests with the same code one wins, and of many
 * wrong ones at once five count. Never inside a transaction: a wrong try must stay counted.
 * Refusals: `otpNotValid`, `otpExpired`, `otpTooManyAttempts`, `rateLimited`.
 */
export async function useCode(ctx: Context, attempt: CodeTry): Promise<UsedCode> {
  const { phone, purpose, code } = attempt
  await ctx.limits.consume('otpCheckAddress', attempt.address)
  const codeHash = hashCode(ctx.config.secretKey, phone, purpose, code)
  const judged = await judgeCode(ctx.db, {
    phone,
    purpose,
    codeHash,
    now: ctx.clock.now(),
    maxWrongTries,
  })
  if (judged?.verdict === 'right') {
    await noteCodeEntered(ctx, phone)
    return { id: judged.id }
  }
  if (judged?.verdict === 'expired') throw new Refusal('otpExpired')
  const isLast = (judged?.wrongTries ?? 0) >= maxWrongTries
  throw new Refusal(isLast ? 'otpTooManyAttempts' : 'otpNotValid')
}

/** What the code was used for did not happen: it may be used again while it is good. */
export async function giveBackCode(ctx: Context, { id }: UsedCode): Promise<void> {
  await reviveCode(ctx.db, id)
}
