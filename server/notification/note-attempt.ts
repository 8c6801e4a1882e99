import type { ChannelName, Delivery } from '../adapters/messages/channel.ts'
import type { Context } from '../context.ts'
import { noteSilence, wasSilent } from './channel-rest.ts'
import { messageFigures } from './figures.ts'
import { insertAttempt, leaseFrom } from './queries.ts'

/**
 * Counts a try, and keeps it unless it ended the message: then it is kept with the end (`settleMessage`).
 * What somebody of ours must mend is said loudly. Never text, code or phone.
 */
export async function noteAttempt(
  ctx: Context,
  messageId: number,
  template: string,
  channel: ChannelName,
  delivery: Delivery,
): Promise<void> {
  const { outcome, code } = delivery
  noteSilence(ctx, channel, wasSilent(delivery))
  messageFigures(ctx.metrics.registry).attempts.inc({ channel, outcome })
  const facts = { messageId, template, channel, outcome, providerCode: code }
  if (outcome === 'failed') ctx.log.warn(facts, 'message channel failed')
  else if (outcome === 'refused' && delivery.because !== 'recipient') {
    ctx.log.error({ ...facts, because: delivery.because }, 'message channel needs somebody')
  }
  if (outcome === 'accepted') return
  const now = ctx.clock.now()
  const attempt = {
    message_id: messageId,
    channel,
    outcome,
    provider_code: code,
    created_at: now,
  }
  await insertAttempt(ctx.db, attempt, leaseFrom(now))
}
