import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { forgetBrowsers, forgetOldBrowsers } from '../otp/index.ts'
import { forgetLoyaltyAddresses } from './loyalty-addresses.ts'
import { clearPhone } from './phone-tries.ts'
import { memberSessions } from './sessions.ts'

/** One member whose time has come, held for this transaction; several workers take different ones. */
export async function takeDueMember(
  trx: Db,
  now: Date,
): Promise<{ id: number; phone: string } | null> {
  const due = await trx
    .selectFrom('member')
    .select(['id', 'phone'])
    .where('deletion_due_at', '<=', now)
    .where('erased_at', 'is', null)
    .orderBy('deletion_due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return due?.phone ? { id: due.id, phone: due.phone } : null
}

/** Leaves a row without a person and without a way in; the phone is free for a new account. */
export async function erasePerson(
  trx: Db,
  { id, phone, now }: { id: number; phone: string; now: Date },
): Promise<void> {
  await trx.deleteFrom('member_address').where('member_id', '=', id).execute()
  await trx.deleteFrom('member_push').where('member_id', '=', id).execute()
  await trx.deleteFrom('member_session').where('member_id', '=', id).execute()
  await trx.deleteFrom('member_event').where('member_id', '=', id).execute()
  await forgetLoyaltyAddresses(trx, phone)
  await clearPhone(trx, phone)
  await forgetBrowsers(trx, phone)
  // That and when a consent was given and withdrawn stays, without the place it came from.
  await trx.updateTable('consent_change').set({ address: '' }).where('member_id', '=', id).execute()
  await trx
    .updateTable('member')
    .set({
      phone: null,
      full_name: '',
      email: null,
      gender: null,
      birthday: null,
      job_id: null,
      healths: [],
      password_hash: null,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** What nobody needs any more. */
export async function deleteExpiredTraces(db: Db, now: Date): Promise<void> {
  await memberSessions.deleteOld(db, now)
  await forgetOldBrowsers(db, now)
  await sql`delete from member_event where created_at < ${now}::timestamptz - interval '1 year'`.execute(
    db,
  )
  await sql`delete from password_lock where last_try_at < ${now}::timestamptz - interval '31 days'`.execute(
    db,
  )
}
