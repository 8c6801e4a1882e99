import { sessionKeyLifetime, type OtpPurpose } from '#domain/otp/rules.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { generateToken, hashToken } from '../platform/random-token.ts'
import { consumeSessionKey, findSessionKey, insertSessionKey } from './session-key-queries.ts'

export interface SessionKeyUse {
  phone: string
  purpose: OtpPurpose
  sessionKey: string
}

/** What a right code is exchanged for: it proves the phone once more within 10 minutes, or `lifetime`. */
export async function issueSessionKey(
  ctx: Context,
  key: { phone: string; purpose: OtpPurpose; lifetime?: number },
): Promise<string> {
  const { phone, purpose, lifetime = sessionKeyLifetime } = key
  const sessionKey = generateToken()
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + lifetime)
  await insertSessionKey(ctx.db, { keyHash: hashToken(sessionKey), phone, purpose, now, expiresAt })
  return sessionKey
}

/** Whether the key could be used now; uses nothing up. Spares the costly work for a wrong one. */
export function isLiveSessionKey(ctx: Context, use: SessionKeyUse): Promise<boolean> {
  return findSessionKey(ctx.db, toRow(ctx, use))
}

/** Uses the key up in the caller's transaction; false when it is not right or was used already. */
export function takeSessionKey(ctx: Context, trx: Db, use: SessionKeyUse): Promise<boolean> {
  return consumeSessionKey(trx, toRow(ctx, use))
}

function toRow(ctx: Context, { phone, purpose, sessionKey }: SessionKeyUse) {
  return { keyHash: hashToken(sessionKey), phone, purpose, now: ctx.clock.now() }
}
