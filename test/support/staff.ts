import { randomBytes } from 'node:crypto'
import type { StaffRole } from '#domain/staff/permissions.ts'
import { acceptInvitation, openInvitation } from '#domain/staff/api.ts'
import { makeUser, totpCodeAt } from '#server/staff/index.ts'
import type { TestShop } from './app.ts'
import { bearer } from './members.ts'

export const staffPassword = 'mười hai con giáp'

export interface StaffMember {
  id: number
  username: string
  token: string
  /** For an authenticator app, in base32. */
  totpSecret: string
  /** Headers of a request from their back office. */
  headers: Record<string, string>
}

/** Somebody with this role who was invited and has set both factors. */
export async function hireStaff(
  shop: TestShop,
  role: StaffRole = 'admin',
  username = `${role}-${randomBytes(4).toString('hex')}`,
): Promise<StaffMember> {
  const licence = role === 'pharmacist' ? '0123/HN-CCHND' : ''
  const person = { username, full_name: 'Trần Thị Bình', role, licence }
  const made = await shop.ctx.db.transaction().execute((trx) => makeUser(shop.ctx, trx, person))
  return activate(shop, made!.invitation.token)
}

/** Goes through the page behind an invitation. */
export async function activate(shop: TestShop, token: string): Promise<StaffMember> {
  const { totp } = await shop.call(openInvitation, { token })
  const accepted = await shop.call(acceptInvitation, {
    token,
    password: staffPassword,
    totp: codeOf(shop, { totpSecret: totp.secret }),
  })
  const { accessToken, user } = accepted
  const headers = bearer(accessToken)
  const { id, username } = user
  return { id, username, token: accessToken, totpSecret: totp.secret, headers }
}

/** What somebody's authenticator app shows, now or `shift` milliseconds from now. */
export function codeOf(
  { ctx }: TestShop,
  { totpSecret }: Pick<StaffMember, 'totpSecret'>,
  shift = 0,
): string {
  return totpCodeAt(totpSecret, new Date(ctx.clock.now().getTime() + shift))
}

/** Headers with which a fresh active staff member of this role calls. */
export async function staffHeaders(
  shop: TestShop,
  role: StaffRole = 'admin',
): Promise<Record<string, string>> {
  return (await hireStaff(shop, role)).headers
}
