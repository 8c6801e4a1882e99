import type { StaffRole } from '#domain/staff/permissions.ts'
import { hashPassword } from '../session/index.ts'
import type { Db } from '../platform/db.ts'
import { seal } from '../platform/sealed.ts'
import type { StaffTools } from './invitations.ts'
import { activateUser, findUserByName, insertUser } from './user-queries.ts'

export interface NewStaff {
  username: string
  full_name: string
  role: StaffRole
  /** A pharmacist's. */
  licence?: string
  password: string
  /** In base32. */
  totp_secret: string
}

/** Makes a user who needs no invitation, for the demo; false when the name is taken. */
export async function saveStaff(
  { clock, config }: StaffTools,
  trx: Db,
  { password, totp_secret, ...person }: NewStaff,
): Promise<boolean> {
  if (await findUserByName(trx, person.username)) return false
  const now = clock.now()
  const user = await insertUser(trx, { ...person, created_at: now })
  if (!user) return false
  await activateUser(trx, user.id, {
    password_hash: await hashPassword(config, password),
    totp_secret: seal(config.secretKey, 'second factor', totp_secret),
    totp_step: 0,
    last_seen_at: null,
  })
  return true
}
