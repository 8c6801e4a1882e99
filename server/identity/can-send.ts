import { hasConsentFor } from '#domain/identity/consent.ts'
import type { CanSend } from '../notification/index.ts'
import type { Db } from '../platform/db.ts'
import { findMember, type StoredMember } from './member-queries.ts'

/**
 * What a member agreed to hear, as sending asks for it: on their phone and at their address alone, by the consents
 * of that channel. The local outbox, which stands for every channel of a phone, asks for a consent of that purpose.
 */
export async function canSendTo(db: Db, memberId: number): Promise<CanSend> {
  return canSendBy(await findMember(db, memberId))
}

/** The same of a member who was read. */
export function canSendBy(
  member: Pick<StoredMember, 'phone' | 'email' | 'consents'> | null,
): (...asked: Parameters<CanSend>) => boolean {
  return (purpose, recipient, channel) => {
    if (!member || (channel === 'email' ? member.email : member.phone) !== recipient) return false
    if (purpose === 'code') return true
    const asked = purpose === 'transaction' ? 'Transaction' : 'Commercial'
    const { emailTransaction: _t, emailCommercial: _c, ...ofPhone } = member.consents
    if (channel === 'local') return hasConsentFor(ofPhone, asked)
    const medium = channel === 'push' ? 'webPush' : channel
    return member.consents[`${medium}${asked}`] === true
  }
}
