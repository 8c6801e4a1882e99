import { sendNotice, queuePush, type PushRequest } from '../../notification/index.ts'
import type { Context } from '../../context.ts'
import type { Payload } from '../../platform/jobs/work.ts'
import { canSendBy } from '../can-send.ts'
import { findMember } from '../member-queries.ts'
import { listTargets, noteFailed, noteTold, removeDevice } from './device-queries.ts'

/** Tells a member on the devices they chose, if they agreed and have one. True when something will be shown. */
export async function pushMember(ctx: Context, request: PushRequest): Promise<boolean> {
  const devices = await listTargets(ctx.db, request.memberId, ctx.clock.now())
  if (devices.length === 0) return false
  await ctx.db.transaction().execute((trx) => queuePush(ctx, trx, request))
  ctx.outbox.wake()
  return true
}

/** Shows one notice that waits, if its member still agrees to it. */
export async function showDueNotice(ctx: Context, { messageId }: Payload): Promise<void> {
  await sendNotice(ctx, Number(messageId), {
    async list(memberId, purpose) {
      const member = await findMember(ctx.db, memberId)
      if (!member || !canSendBy(member)(purpose, member.phone, 'push')) return []
      return listTargets(ctx.db, memberId, ctx.clock.now())
    },
    async note(id, outcome) {
      if (outcome === 'told') await noteTold(ctx.db, id)
      else if (outcome === 'gone') await removeDevice(ctx.db, { id })
      else await noteFailed(ctx.db, id)
    },
  })
}
