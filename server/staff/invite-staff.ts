import { Refusal } from '#domain/errors.ts'
import type { StaffRole } from '#domain/staff/permissions.ts'
import type { Context } from '../context.ts'
import { makeUser, type Invitation } from './invitations.ts'
import { staffTexts as texts } from './texts.ts'

/**
 * Makes a user who gets in once they have set both factors; the database of the context is a transaction.
 * Refuses `conflict` for a taken name, at its field.
 */
export async function inviteStaff(
  ctx: Context,
  person: { username: string; full_name: string; role: StaffRole; licence?: string },
): Promise<{ id: number; issued: Invitation }> {
  const made = await makeUser(ctx, ctx.db, person)
  if (!made) throw new Refusal('conflict', { fields: { username: texts.usernameTaken } })
  return { id: made.user.id, issued: made.invitation }
}
