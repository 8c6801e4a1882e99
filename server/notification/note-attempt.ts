import type { Delivery, MessageChannel } from '../adapters/messages/channel.ts'
import type { Context } from '../context.ts'
import { messageFigures } from './figures.ts'
import { insertAttempt } from './store.ts'

/** Keeps and counts a try; what somebody of ours must mend is said loudly. Never text, code or phone. */
export async function noteAttempt(
  ctx: Context,
  messageId: number,
  template: string,
  channel: MessageChannel['name'],
  delivery: Delivery,
): Promise<void> {
  const { outcome, code } = delivery
  messageFigures(ctx.metrics.registry).attempts.inc({ channel, outcome })
  const facts = { messageId, template, channel, outcome, providerCode: code }
  if (outcome === 'failed') ctx.log.warn(facts, 'message channel failed')
  else if (outcome === 'refused' && delivery.because !== 'recipient') {
    ctx.log.error({ ...facts, because: delivery.because }, 'message channel needs somebody')
  }
  await insertAttempt(ctx.db, {
    message_id: messageId,
    channel,
    outcome,
    provider_code: code,
    reference: outcome === 'accepted' ? delivery.reference : '',
    created_at: ctx.clock.now(),
  })
}
