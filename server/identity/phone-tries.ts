import { sql } from 'kysely'
import type { Caller, Context } from '../context.ts'
import { browserHash, isKnown } from '../otp/index.ts'
import type { Db } from '../platform/db.ts'
import { triesIn, type TriesOfAccounts, type TriedFrom } from '../session/index.ts'

const strangers = '*'

/** Strangers lock out strangers, never those who logged in with the phone before. */
export const phoneTries: TriesOfAccounts<TriedFrom> = {
  ...triesIn(sql.table('password_lock'), 'phone'),
  // What strangers tried stays counted when the member comes from where they are known.
  forgottenWith: 'password',
  triedFrom: async ({ db }: Context, phone: string, caller: Caller) => {
    const isOwn = await isKnown(db, phone, caller)
    return { name: phone, source: isOwn ? ownSource(phone, caller) : strangers, isKnown: isOwn }
  },
}

function ownSource(phone: string, { member, browser }: Caller): string {
  if (member?.phone === phone) return `session ${member.sessionId}`
  return `browser ${browserHash({ browser }).toString('base64url')}`
}

/** Whatever was tried with a phone, from wherever. */
export async function clearPhone(db: Db, phone: string): Promise<void> {
  await db.deleteFrom('password_lock').where('phone', '=', phone).execute()
}
