import { hasConsentFor } from '#domain/identity/consent.ts'
import type { CanSend } from '../notification/index.ts'
import type { Db } from '../platform/db.ts'
import { findMember } from './member-queries.ts'

/**
 * What a member agreed to hear, as sending asks for it: on their phone alone, by the consents of that
 * channel. The local outbox, which stands for every channel, asks for a consent of that purpose.
 */
export async function canSendTo(db: Db, memberId: number): Promise<CanSend> {
  const member = await findMember(db, memberId)
  return (purpose, phone, channel) => {
    if (member?.phone !== phone) return false
    if (purpose === 'code') return true
    const asked = purpose === 'transaction' ? 'Transaction' : 'Commercial'
    if (channel === 'local') return hasConsentFor(member.consents, asked)
    return member.consents[`${channel}${asked}`] === true
  }
}
