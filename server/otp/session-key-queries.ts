import type { OtpPurpose } from '#domain/otp/rules.ts'
import type { Db } from '../platform/db.ts'

export interface SessionKeyRow {
  keyHash: Buffer
  phone: string
  purpose: OtpPurpose
  now: Date
}

export async function insertSessionKey(
  db: Db,
  key: SessionKeyRow & { expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('otp_session_key')
    .values({
      key_hash: key.keyHash,
      phone: key.phone,
      purpose: key.purpose,
      created_at: key.now,
      expires_at: key.expiresAt,
      used_at: null,
    })
    .execute()
}

export async function findSessionKey(db: Db, key: SessionKeyRow): Promise<boolean> {
  const found = await db
    .selectFrom('otp_session_key')
    .select('id')
    .where('key_hash', '=', key.keyHash)
    .where('phone', '=', key.phone)
    .where('purpose', '=', key.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', key.now)
    .executeTakeFirst()
  return found !== undefined
}

/** True for the one request that uses a live key up. */
export async function consumeSessionKey(db: Db, key: SessionKeyRow): Promise<boolean> {
  const used = await db
    .updateTable('otp_session_key')
    .set({ used_at: key.now })
    .where('key_hash', '=', key.keyHash)
    .where('phone', '=', key.phone)
    .where('purpose', '=', key.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', key.now)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
