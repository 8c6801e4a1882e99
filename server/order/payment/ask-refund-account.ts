import { formatVnd } from '#domain/kernel/vnd.ts'
import type { Context } from '../../context.ts'
import { findAskedRefund, refundLinkOf } from '../../payment/index.ts'
import type { Payload } from '../../platform/jobs/work.ts'
import { refundAccountKey } from '../causes.ts'
import { findOrderForMessage } from '../move/message-queries.ts'
import { sendOrderMessage } from '../move/send-order-message.ts'

/** Asks the buyer to which account their money goes, by a link; nothing once it is known or has gone. */
export async function askRefundAccount(ctx: Context, payload: Payload): Promise<void> {
  const refundId = Number(payload.refundId)
  const amount = await findAskedRefund(ctx.db, refundId)
  const order = await findOrderForMessage(ctx.db, Number(payload.orderId))
  if (amount === null || !order) return
  await sendOrderMessage(ctx, order, {
    dedupeKey: refundAccountKey(refundId, Number(payload.no)),
    template: 'refundAccountAsked',
    values: {
      code: order.code,
      amount: formatVnd(amount),
      link: refundLinkOf(ctx, refundId),
    },
  })
}
