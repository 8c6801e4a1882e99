import { Refusal } from '#domain/errors.ts'
import { maxWrongPasswords } from '#domain/identity/password-lock.ts'
import type { Caller, Context } from '../context.ts'
import { insertEventOfPhone } from './event-store.ts'
import { inHashingQueue } from './hashing-queue.ts'
import { phoneTries } from './lock-store.ts'
import { findCredentials } from './member-store.ts'
import { isRightPassword } from './password-hash.ts'
import { eventOf } from './record-event.ts'

export interface CheckedMember {
  id: number
  passwordHash: string
}

/**
 * The member behind a phone and a password. An unknown phone and a wrong password take the same
 * steps to the same answer. Refusals: `accountWrongPwd`, `accountLocked`, `busy`.
 */
export async function checkPassword(
  ctx: Context,
  { phone, password }: { phone: string; password: string },
  caller: Caller,
): Promise<CheckedMember> {
  // Counted in the queue: a caller who is told `busy` has lost no try.
  const { found, tries } = await inHashingQueue(async () => {
    const counted = await phoneTries.count(ctx.db, phone, ctx.clock.now())
    if (!counted) return refuseLocked(ctx, phone)
    const credentials = await findCredentials(ctx.db, phone)
    const kept = credentials?.password_hash ?? null
    const isRight = await isRightPassword(ctx.config, kept, password)
    return { found: isRight ? credentials : null, tries: counted.tries }
  })
  if (found?.password_hash) {
    await phoneTries.clear(ctx.db, phone)
    return { id: found.id, passwordHash: found.password_hash }
  }
  const kind = tries >= maxWrongPasswords ? 'locked' : 'loginFailed'
  await insertEventOfPhone(ctx.db, phone, eventOf(ctx, kind, caller))
  throw new Refusal('accountWrongPwd')
}

async function refuseLocked(ctx: Context, phone: string): Promise<never> {
  const now = ctx.clock.now()
  const { lockedUntil } = await phoneTries.find(ctx.db, phone, now)
  const left = (lockedUntil?.getTime() ?? 0) - now.getTime()
  throw new Refusal('accountLocked', { retryAfter: Math.max(1, Math.ceil(left / 1000)) })
}
