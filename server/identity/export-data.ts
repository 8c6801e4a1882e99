import type { Output } from '#domain/contract.ts'
import type * as accountData from '#domain/identity/account-data/api.ts'
import { formatDateTime, toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../context.ts'
import { getMember } from '../platform/http/access.ts'
import { listHistory } from './consents.ts'
import { listEvents, listSessions } from './devices.ts'
import { mailAboutData } from './mail-about-data.ts'
import { getPushDevices } from './push/devices.ts'
import { recordEvent } from './record-event.ts'
import { getStoredMember, toUser } from './user-view.ts'

export type IdentityExport = Omit<
  Output<typeof accountData.exportData>,
  | 'orders'
  | 'standing_orders'
  | 'expert_questions'
  | 'points'
  | 'vouchers'
  | 'code_tries'
  | 'return_requests'
  | 'refund_accounts'
  | 'counterfeit_reports'
  | 'reviews'
  | 'games'
  | 'chats'
>

const maxEvents = 10_000

/** All that is kept about a member here; whoever knows more about them adds it. */
export async function exportIdentity(ctx: Context, caller: Caller): Promise<IdentityExport> {
  const { id } = getMember(caller)
  await ctx.limits.consume('memberExport', String(id))
  await ctx.db.transaction().execute(async (trx) => {
    await recordEvent(ctx, trx, id, 'dataDownloaded', caller)
    const at = formatDateTime(toVietnamIso(ctx.clock.now()))
    await mailAboutData(ctx, trx, id, { template: 'dataDownloaded', values: { at } })
  })
  ctx.outbox.wake()
  const member = await getStoredMember(ctx.db, id)
  const { sessions } = await listSessions(ctx, {}, caller)
  const { items: events } = await listEvents(ctx, { page: 1, limit: maxEvents }, caller)
  return {
    exported_at: toVietnamIso(ctx.clock.now()),
    user: toUser(member),
    created_at: toVietnamIso(member.created_at),
    consent_history: await listHistory(ctx.db, id),
    sessions,
    push_devices: (await getPushDevices(ctx, {}, caller)).devices,
    events,
  }
}
