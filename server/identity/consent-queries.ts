import type { ConsentChannel, ConsentSource } from '#domain/identity/consent.ts'
import type { Db } from '../platform/db.ts'

export interface ConsentRow {
  channel: ConsentChannel
  granted: boolean
}

/** Where changes come from: the same for all that are made at once. */
export interface ConsentOrigin {
  wordingVersion: string
  source: ConsentSource
  actor: 'member' | 'staff' | 'system'
  address: string
  at: Date
}

export async function insertConsents(
  db: Db,
  memberId: number,
  changes: readonly ConsentRow[],
  origin: ConsentOrigin,
): Promise<void> {
  if (changes.length === 0) return
  await db
    .insertInto('consent_change')
    .values(
      changes.map(({ channel, granted }) => ({
        member_id: memberId,
        channel,
        granted,
        wording_version: origin.wordingVersion,
        source: origin.source,
        actor: origin.actor,
        address: origin.address,
        created_at: origin.at,
      })),
    )
    .execute()
}

/** Every change, newest first. */
export async function listConsentHistory(db: Db, memberId: number) {
  return db
    .selectFrom('consent_change')
    .select(['channel', 'granted', 'wording_version', 'source', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .execute()
}
