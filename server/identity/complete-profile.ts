import type { Db } from '../platform/db.ts'
import { appendEvent } from '../platform/outbox.ts'
import { completeProfile } from './member-queries.ts'

/** Told once: in the change that brings the last of what the short form left out. */
export async function tellOnceComplete(trx: Db, memberId: number): Promise<void> {
  const phone = await completeProfile(trx, memberId)
  if (phone !== null) await appendEvent(trx, 'member.profileCompleted', { memberId, phone })
}
