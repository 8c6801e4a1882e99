import { Refusal } from '#domain/errors.ts'
import { maxWrongTries } from '#domain/otp/rules.ts'
import type { Context } from '../context.ts'
import { noteCodeEntered } from '../notification/index.ts'
import type { CodeFor } from './code-for.ts'
import { hashCode } from './code-hash.ts'
import { judgeCode, reviveCode } from './store.ts'

export interface CodeTry extends CodeFor {
  code: string
  /** By which tries are counted: the network address, or the store. */
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
  await ctx.limits.consume('otpCheckAddress', attempt.address)
  const codeHash = hashCode(ctx.config.secretKey, attempt, attempt.code)
  const judged = await judgeCode(ctx.db, attempt, {
    codeHash,
    now: ctx.clock.now(),
    maxWrongTries,
  })
  if (judged?.verdict === 'right') {
    await noteCodeEntered(ctx, attempt.phone)
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
