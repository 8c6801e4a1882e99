import { Refusal } from '#domain/errors.ts'
import { maxWrongTries } from '#domain/otp/rules.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { noteCodeEntered } from '../notification/index.ts'
import { trustedKeysOf } from '../platform/keys/keyring.ts'
import { networkOf } from '../platform/network.ts'
import type { CodeFor } from './code-for.ts'
import { hashCode } from './code-hash.ts'
import { browserHash, isKnown, type Asker } from './known-browser.ts'
import { evaluateCode } from './queries.ts'

export interface CodeTry extends CodeFor {
  code: string
  /** Whoever enters it. */
  asker: Asker
  /** A pharmacy's session: tries are counted for it, not for the address that it may share. */
  pharmacy?: string
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
  const hashes = trustedKeysOf(ctx.config).map((key) => hashCode(key, attempt, attempt.code))
  const { pharmacy, asker } = attempt
  const browser = browserHash(pharmacy === undefined ? asker : {})
  const evaluated = await evaluateCode(
    db,
    { ...attempt, asker: browser },
    {
      hashes,
      now: ctx.clock.now(),
      maxWrongTries,
    },
  )
  if (evaluated?.verdict === 'right') {
    await noteCodeEntered({ clock: ctx.clock, db }, attempt.phone)
    return null
  }
  if (evaluated?.verdict === 'expired') return new Refusal('otpExpired')
  const isLast = (evaluated?.wrongTries ?? 0) >= maxWrongTries
  return new Refusal(isLast ? 'otpTooManyAttempts' : 'otpNotValid')
}

async function countTry(
  { limits }: Context,
  db: Db,
  { phone, asker, pharmacy }: CodeTry,
): Promise<void> {
  if (pharmacy !== undefined) await limits.consume('otpCheckPharmacy', pharmacy)
  else if (await isKnown(db, phone, asker)) await limits.consume('otpCheckOwnPhone', phone)
  else await limits.consume('otpCheckAddress', networkOf(asker.ip))
}
