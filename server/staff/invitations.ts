import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { StaffRole } from '#domain/staff/permissions.ts'
import { invitationLifetime } from '#domain/staff/rules.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { seal } from '../platform/sealed.ts'
import { generateToken, hashToken } from '../platform/random-token.ts'
import { insertInvitation } from './invitation-queries.ts'
import { generateTotpSecret } from './totp.ts'
import { insertUser, type StaffRow } from './user-queries.ts'

export type StaffTools = Pick<Context, 'clock' | 'config'>

export interface Invitation {
  /** Told once; whoever has it sets the password. */
  token: string
  /** ISO 8601. */
  expires_at: string
}

/** Makes a user with an invitation; null when the name is taken. */
export async function makeUser(
  tools: StaffTools,
  trx: Db,
  person: { username: string; full_name: string; role: StaffRole; licence?: string },
): Promise<{ user: StaffRow; invitation: Invitation } | null> {
  const user = await insertUser(trx, { ...person, created_at: tools.clock.now() })
  return user && { user, invitation: await makeInvitation(tools, trx, user.id) }
}

/** A fresh invitation, with the secret for the authenticator app; earlier ones open nothing any more. */
export async function makeInvitation(
  { clock, config }: StaffTools,
  trx: Db,
  staffId: number,
): Promise<Invitation> {
  const token = generateToken()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + invitationLifetime)
  await insertInvitation(trx, {
    token_hash: hashToken(token),
    staff_id: staffId,
    totp_secret: seal(config.secretKey, 'second factor', generateTotpSecret()),
    created_at: now,
    expires_at: expiresAt,
    used_at: null,
  })
  return { token, expires_at: toVietnamIso(expiresAt) }
}
