import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { AskedCode } from './code-for.ts'
import type { CamelRow } from '../platform/rows.ts'

/** Voids the live code that the same browser asked for the same thing and keeps the new one. */
export async function insertCode(
  db: Db,
  { phone, purpose, subject = '', asker }: AskedCode,
  code: { codeHash: Buffer; now: Date; expiresAt: Date },
): Promise<number> {
  const turn = `otp:${purpose}:${phone}:${subject}`
  return db.transaction().execute(async (trx) => {
    // Two sends at once take turns here, so that the later one voids the earlier.
    await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(trx)
    await trx
      .updateTable('one_time_code')
      .set({ voided_at: code.now })
      .where('phone', '=', phone)
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .where('asker', '=', asker)
      .where('used_at', 'is', null)
      .where('voided_at', 'is', null)
      .execute()
    const row = await trx
      .insertInto('one_time_code')
      .values({
        phone,
        purpose,
        subject,
        asker,
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

export interface CodeVerdict extends CamelRow<'one_time_code', 'id' | 'wrong_tries'> {
  verdict: 'right' | 'wrong' | 'expired'
}

/**
 * Judges one try on the live code that this browser asked for and keeps the score in the same statement: a right one uses
 * the code up, a wrong one counts, and the last allowed one voids it. However many tries come at
 * once, the row lets them in one by one. Null when there is no live code.
 */
export async function evaluateCode(
  db: Db,
  { phone, purpose, subject = '', asker }: AskedCode,
  attempt: { hashes: readonly Buffer[]; now: Date; maxWrongTries: number },
): Promise<CodeVerdict | null> {
  const result = await sql<CodeVerdict>`
    update one_time_code set
      used_at = case when code_hash = any(${attempt.hashes}::bytea[]) and expires_at > ${attempt.now}
        then ${attempt.now}::timestamptz end,
      wrong_tries = wrong_tries + (code_hash <> all(${attempt.hashes}::bytea[]))::int,
      voided_at = case when code_hash <> all(${attempt.hashes}::bytea[]) and wrong_tries + 1 >= ${attempt.maxWrongTries}
        then ${attempt.now}::timestamptz end
    where phone = ${phone} and purpose = ${purpose} and subject = ${subject}
      and asker = ${asker} and used_at is null and voided_at is null
    returning id, wrong_tries as "wrongTries",
      case when expires_at <= ${attempt.now} then 'expired'
        when used_at is not null then 'right' else 'wrong' end as verdict`.execute(db)
  return result.rows[0] ?? null
}

/** A day after they end. */
export async function forgetCodes(db: Db, now: Date): Promise<void> {
  const isOver = sql`expires_at < ${now}::timestamptz - interval '1 day'`
  await sql`delete from one_time_code where ${isOver}`.execute(db)
  await sql`delete from otp_session_key where ${isOver}`.execute(db)
}
