import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as accountData from '#domain/identity/account-data/api.ts'
import { formatDate, toVietnamIso } from '#domain/kernel/dates.ts'
import { deletionDelay } from '#domain/identity/session-rules.ts'
import type { Caller, Context } from '../context.ts'
import { getMember } from '../platform/http/access.ts'
import { mailAboutData } from './mail-about-data.ts'
import { updateMember } from './member-queries.ts'
import { checkOwnPassword } from './members-way-in.ts'
import { recordEvent } from './record-event.ts'
import { readUser } from './user-view.ts'

/** Asked for with the password; carried out 30 days later by erase-members.ts. */
export async function askDeletion(
  ctx: Context,
  { password }: ParsedInput<typeof accountData.askDeletion>,
  caller: Caller,
): Promise<Output<typeof accountData.askDeletion>> {
  const { id } = getMember(caller)
  await checkOwnPassword(ctx, password, caller)
  const now = ctx.clock.now()
  const due = new Date(now.getTime() + deletionDelay)
  await ctx.db.transaction().execute(async (trx) => {
    await updateMember(trx, id, { deletion_asked_at: now, deletion_due_at: due })
    await recordEvent(ctx, trx, id, 'deletionAsked', caller)
    await mailAboutData(ctx, trx, id, {
      template: 'deletionAsked',
      values: { day: formatDate(toVietnamIso(due).slice(0, 10)) },
    })
  })
  ctx.outbox.wake()
  return { user: await readUser(ctx, id) }
}

export async function cancelDeletion(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<Output<typeof accountData.cancelDeletion>> {
  const { id } = getMember(caller)
  await ctx.db.transaction().execute(async (trx) => {
    await updateMember(trx, id, { deletion_asked_at: null, deletion_due_at: null })
    await recordEvent(ctx, trx, id, 'deletionCancelled', caller)
    await mailAboutData(ctx, trx, id, { template: 'deletionCancelled', values: {} })
  })
  ctx.outbox.wake()
  return { user: await readUser(ctx, id) }
}
