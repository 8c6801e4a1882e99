import { consentChannels, noConsents } from '#domain/identity/consent.ts'
import type { Context } from '../context.ts'
import { appendEvent } from '../platform/outbox.ts'
import { recordConsents } from './consents.ts'
import { erasePerson, takeDueMember } from './erase-queries.ts'
import { sealPhone } from './erased-phone.ts'
import { mailAboutData } from './mail-about-data.ts'
import { findMember } from './member-queries.ts'

/** Deletes the accounts whose 30 days are over, each in a transaction of its own. */
export async function eraseDueMembers(ctx: Context): Promise<void> {
  while (await eraseOne(ctx));
  ctx.outbox.wake()
}

async function eraseOne(ctx: Context): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock.now()
    const due = await takeDueMember(trx, now)
    if (!due) return false
    const consents = { ...noConsents(), ...(await findMember(trx, due.id))?.consents }
    const withdrawn = consentChannels
      .filter((channel) => consents[channel])
      .map((channel) => ({ channel, granted: false }))
    await recordConsents(ctx, trx, due.id, withdrawn, 'erasure', { ip: '' })
    await mailAboutData(ctx, trx, due.id, { template: 'dataErased', values: {} })
    await erasePerson(trx, { ...due, now })
    const phone = sealPhone(ctx, due.phone)
    await appendEvent(trx, 'member.erased', { memberId: due.id, phone })
    return true
  })
}
