import { sql } from 'kysely'
import type { OtpPurpose } from '#domain/otp/rules.ts'
import type { Db } from '../platform/db.ts'

/** Voids the phone's live code for this purpose and keeps the new one. */
export async function insertCode(
  db: Db,
  code: { phone: string; purpose: OtpPurpose; codeHash: Buffer; now: Date; expiresAt: Date },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Two sends at once take turns here, so that the later one voids the earlier.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`otp:${code.purpose}:${code.phone}`}, 0))`.execute(
      trx,
    )
    await trx
      .updateTable('one_time_code')
      .set({ voided_at: code.now })
      .where('phone', '=', code.phone)
      .where('purpose', '=', code.purpose)
      .where('used_at', 'is', null)
      .where('voided_at', 'is', null)
      .execute()
    const row = await trx
      .insertInto('one_time_code')
      .values({
        phone: code.phone,
        purpose: code.purpose,
        code_hash: code.codeHash,
        created_at: code.now,
        expires_at: code.expiresAt,
        used_at: null,
        voided_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  })
}

/** True for the one request that uses a right, live code up. */
export async function consumeCode(
  db: Db,
  code: { phone: string; purpose: OtpPurpose; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('one_time_code')
    .set({ used_at: code.now })
    .where('phone', '=', code.phone)
    .where('purpose', '=', code.purpose)
    .where('code_hash', '=', code.codeHash)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .where('expires_at', '>', code.now)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Counts a wrong try on the live code and voids it at the limit; null when there is no live code. */
export async function countWrongTry(
  db: Db,
  attempt: { phone: string; purpose: OtpPurpose; now: Date; maxWrongTries: number },
): Promise<{ wrongTries: number; expired: boolean } | null> {
  const result = await sql<{ wrongTries: number; expired: boolean }>`
    update one_time_code
    set wrong_tries = wrong_tries + 1,
      voided_at = case when wrong_tries + 1 >= ${attempt.maxWrongTries} then ${attempt.now}::timestamptz end
    where phone = ${attempt.phone} and purpose = ${attempt.purpose}
      and used_at is null and voided_at is null
    returning wrong_tries as "wrongTries", expires_at <= ${attempt.now}::timestamptz as expired`.execute(
    db,
  )
  return result.rows[0] ?? null
}
