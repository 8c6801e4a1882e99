import { Refusal } from '#domain/errors.ts'
import { maxWrongTries } from '#domain/otp/rules.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { noteCodeEntered } from '../notification/index.ts'
import { networkOf } from '../platform/network.ts'
import type { CodeFor } from './code-for.ts'
import { hashCode } from './code-hash.ts'
import { browserHash, isKnown, type Asker } from './known-browser.ts'
import { judgeCode } from './store.ts'

export interface CodeTry extends CodeFor {
  code: string
  /** Whoever enters it. */
  asker: Asker
  /** A store's session: tries are counted for it, not for the address that it may share. */
  store?: string
}

/**
 * Uses a code up; the database decides, so of two requests with the same code one wins, and of many
 * wrong ones at once five count. Never inside a transaction: a wrong try must stay counted.
 * Refusals: `otpNotValid`, `otpExpired`, `otpTooManyAttempts`, `rateLimited`.
 */
export async function useCode(ctx: Context, attempt: CodeTry): Promise<void> {
  const refusal = await tryCode(ctx, ctx.db, attempt)
  if (refusal) throw refusal
}

/**
 * The same as part of a transaction, which must be committed also when this answers with a refusal: the
 * wrong try stays counted. A right code is used up with it, and good again when it is rolled back.
 */
export async function tryCode(ctx: Context, db: Db, attempt: CodeTry): Promise<Refusal | null> {
  await countTry(ctx, db, attempt)
  const codeHash = hashCode(ctx.config.secretKey, attempt, attempt.code)
  const { store, asker } = attempt
  const browser = browserHash(store === undefined ? asker : {})
  const judged = await judgeCode(
    db,
    { ...attempt, asker: browser },
    {
      codeHash,
      now: ctx.clock.now(),
      maxWrongTries,
    },
  )
  if (judged?.verdict === 'right') {
    await noteCodeEntered({ clock: ctx.clock, db }, attempt.phone)
    return null
  }
  if (judged?.verdict === 'expired') return new Refusal('otpExpired')
  const isLast = (judged?.wrongTries ?? 0) >= maxWrongTries
  return new Refusal(isLast ? 'otpTooManyAttempts' : 'otpNotValid')
}

async function countTry(
  { limits }: Context,
  db: Db,
  { phone, asker, store }: CodeTry,
): Promise<void> {
  if (store !== undefined) await limits.consume('otpCheckStore', store)
  else if (await isKnown(db, phone, asker)) await limits.consume('otpCheckOwnPhone', phone)
  else await limits.consume('otpCheckAddress', networkOf(asker.address))
}
