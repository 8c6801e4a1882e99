import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** Codes and session keys of a phone are good for nothing from now on; that they were sent stays, for the limits. */
export async function voidCodesOf(db: Db, phone: string): Promise<void> {
  await sql`delete from otp_session_key where phone = ${phone}`.execute(db)
  await sql`
    update one_time_code set voided_at = greatest(now(), created_at)
    where phone = ${phone} and used_at is null and voided_at is null`.execute(db)
}
