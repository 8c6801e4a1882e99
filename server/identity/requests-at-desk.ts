import { consentChannels, noConsents, type ConsentPurpose } from '#domain/identity/consent.ts'
import { formatDate, toVietnamIso } from '#domain/kernel/dates.ts'
import { deletionDelay } from '#domain/identity/session-rules.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { recordConsents } from './consents.ts'
import { mailAboutData } from './mail-about-data.ts'
import { findMember, lockMember, updateMember } from './member-queries.ts'
import { recordEvent } from './record-event.ts'

/**
 * Leaving, as somebody asked of staff: the usual delay, but `latest` at the latest. They take it back as ever. Gives
 * when it will be; the day that was set stays where they had asked before, unless this one is sooner.
 */
export async function askDeletionOf(
  ctx: Context,
  trx: Db,
  { memberId, latest }: { memberId: number; latest: Date },
): Promise<Date> {
  await lockMember(trx, memberId)
  const now = ctx.clock.now()
  const known = (await findMember(trx, memberId))?.deletion_due_at
  const usual = now.getTime() + deletionDelay
  const due = new Date(Math.min(known?.getTime() ?? usual, usual, latest.getTime()))
  await updateMember(trx, memberId, { deletion_asked_at: now, deletion_due_at: due })
  await recordEvent(ctx, trx, memberId, 'deletionAsked', atDesk)
  const day = formatDate(toVietnamIso(due).slice(0, 10))
  await mailAboutData(ctx, trx, memberId, { template: 'deletionAsked', values: { day } })
  return due
}

/** What a member agreed to, withdrawn as they asked of staff; gives how many channels. */
export async function withdrawConsentsOf(
  ctx: Context,
  trx: Db,
  { memberId, purposes }: { memberId: number; purposes: readonly ConsentPurpose[] },
): Promise<number> {
  await lockMember(trx, memberId)
  const consents = { ...noConsents(), ...(await findMember(trx, memberId))?.consents }
  const changes = consentChannels
    .filter((channel) => consents[channel] && purposes.some((each) => channel.endsWith(each)))
    .map((channel) => ({ channel, granted: false }))
  await recordConsents(ctx, trx, memberId, changes, 'request', { ip: '' })
  if (changes.length > 0) await recordEvent(ctx, trx, memberId, 'consentsChanged', atDesk)
  return changes.length
}

/** What happened at the desk has no device and no address of the member's. */
export const atDesk = { ip: '', requestId: '' }
