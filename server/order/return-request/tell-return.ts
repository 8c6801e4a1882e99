import { formatDate } from '#domain/kernel/dates.ts'
import { shortReason } from '#domain/order/messages.ts'
import type { Context } from '../../context.ts'
import type { Payload } from '../../platform/jobs/work.ts'
import { findOrderForMessage } from '../move/message-queries.ts'
import { sendOrderMessage } from '../move/send-order-message.ts'
import { findRequest } from './request-queries.ts'

/** Tells the buyer that a request arrived, or what was decided, or that it lapses; of goods and money the order tells. */
export async function tellReturnRequest(ctx: Context, payload: Payload): Promise<void> {
  const requestId = Number(payload.requestId)
  const state = String(payload.state) as keyof typeof templates
  const [order, request] = await Promise.all([
    findOrderForMessage(ctx.db, Number(payload.orderId)),
    findRequest(ctx.db, requestId),
  ])
  if (!order || !request) return
  const { code } = order
  const { lapsesOn } = request
  // The back office has answered meanwhile: it does not lapse.
  if (state === 'lapsing' && lapsesOn === null) return
  // Once more for an answer that came since.
  const time = state === 'lapsing' ? `${state}:${lapsesOn}` : state
  await sendOrderMessage(ctx, order, {
    dedupeKey: `return-request:${code}:${requestId}:${time}`,
    template: templates[state],
    values: {
      code,
      ...(state === 'refused' && { reason: shortReason(request.answer) }),
      ...(state === 'lapsing' && { day: formatDate(lapsesOn!) }),
    },
  })
}

const templates = {
  received: 'returnAsked',
  accepted: 'returnAccepted',
  refused: 'returnRefused',
  lapsing: 'returnLapsing',
  lapsed: 'returnLapsed',
} as const
