import { Refusal } from '#domain/errors.ts'
import { maxWrongPasswords } from '#domain/identity/password-lock.ts'
import type { Caller, Context } from '../context.ts'
import { browserHash, isKnown, type Asker } from '../otp/index.ts'
import type { Db } from '../platform/db.ts'
import { insertEventOfPhone } from './event-store.ts'
import { inHashingQueue } from './hashing-queue.ts'
import { phoneTries, type PhoneTry } from './lock-store.ts'
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
  const from = await phoneTryOf(ctx.db, phone, caller)
  // Counted in the queue: a caller who is told `busy` has lost no try.
  const address = isStrangers(from) ? caller.address : null
  const { found, tries } = await inHashingQueue(ctx, { door: 'members', address }, async () => {
    const counted = await phoneTries.count(ctx.db, from, ctx.clock.now())
    if (!counted) return refuseLocked(ctx, from)
    const credentials = await findCredentials(ctx.db, phone)
    const kept = credentials?.password_hash ?? null
    const isRight = await isRightPassword(ctx.config, kept, password)
    return { found: isRight ? credentials : null, tries: counted.tries }
  })
  if (found?.password_hash) {
    // What strangers tried stays counted when the member comes from where they are known.
    await phoneTries.clear(ctx.db, from)
    return { id: found.id, passwordHash: found.password_hash }
  }
  const kind = tries >= maxWrongPasswords ? 'locked' : 'loginFailed'
  await insertEventOfPhone(ctx.db, phone, eventOf(ctx, kind, caller))
  throw new Refusal('accountWrongPwd')
}

const strangers = '*'

/** Under what a try is counted: strangers lock out strangers, never those who logged in before. */
export async function phoneTryOf(db: Db, phone: string, caller: Asker): Promise<PhoneTry> {
  if (!(await isKnown(db, phone, caller))) return [phone, strangers]
  const { member, browser } = caller
  if (member?.phone === phone) return [phone, `session ${member.sessionId}`]
  return [phone, `browser ${browserHash({ browser }).toString('base64url')}`]
}

/** Whether it is tried from where nobody knows the phone. */
export function isStrangers([, source]: PhoneTry): boolean {
  return source === strangers
}

async function refuseLocked(ctx: Context, from: PhoneTry): Promise<never> {
  const now = ctx.clock.now()
  const { lockedUntil } = await phoneTries.find(ctx.db, from, now)
  const left = (lockedUntil?.getTime() ?? 0) - now.getTime()
  throw new Refusal('accountLocked', { retryAfter: Math.max(1, Math.ceil(left / 1000)) })
}
