import type { Insertable } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { StaffTables } from './tables.ts'

/** Makes an invitation; those of the same user that were still open are void. */
export async function insertInvitation(
  trx: Db,
  invitation: Insertable<StaffTables['staff_invitation']>,
): Promise<void> {
  await voidInvitations(trx, invitation.staff_id, invitation.created_at)
  await trx.insertInto('staff_invitation').values(invitation).execute()
}

export async function voidInvitations(trx: Db, staffId: number, now: Date): Promise<void> {
  await trx
    .updateTable('staff_invitation')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()
}

/** What an open invitation is for; null when it is used, late, or its user is not invited any more. */
export async function findInvitation(db: Db, tokenHash: Buffer, now: Date) {
  const found = await db
    .selectFrom('staff_invitation as i')
    .innerJoin('staff_user as u', 'u.id', 'i.staff_id')
    .select(['i.staff_id', 'i.totp_secret', 'u.username', 'u.full_name'])
    .where('i.token_hash', '=', tokenHash)
    .where('i.used_at', 'is', null)
    .where('i.expires_at', '>', now)
    .where('u.status', '=', 'invited')
    .executeTakeFirst()
  return found ?? null
}

/** Uses it up; false when somebody did before. */
export async function useInvitation(trx: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('staff_invitation')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('staff_id')
    .executeTakeFirst()
  return used !== undefined
}
