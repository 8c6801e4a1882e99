import { formatVnd } from '#domain/kernel/vnd.ts'
import type { Context } from '../../context.ts'
import { findRefund } from '../../payment/index.ts'
import { findOrderForMessage } from '../move/message-queries.ts'
import { announceOrder } from '../move/move-order.ts'
import { lockOrder } from '../move/move-queries.ts'
import { sendOrderMessage } from '../move/send-order-message.ts'
import { addMoney } from './money-queries.ts'

/** Money went back: the ledger of its order says so, once. */
export async function noteRefunded(ctx: Context, refundId: number): Promise<void> {
  const refund = await findRefund(ctx.db, refundId)
  if (refund?.state !== 'done' || refund.orderId === null) return
  const { orderId, amount, cause, doneAt } = refund
  const code = await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId)
    const at = doneAt ?? ctx.clock.now()
    await addMoney(trx, { orderId, kind: 'refunded', amount, cause, at })
    return order?.code
  })
  if (code) announceOrder(ctx, code)
}

/** And its buyer is told. */
export async function tellRefunded(ctx: Context, refundId: number): Promise<void> {
  const refund = await findRefund(ctx.db, refundId)
  if (refund?.state !== 'done' || refund.orderId === null) return
  const order = await findOrderForMessage(ctx.db, refund.orderId)
  if (!order) return
  await sendOrderMessage(ctx, order, {
    dedupeKey: `refund-done:${refundId}`,
    template: refund.method === 'cash' && !refund.hasAccount ? 'refundDoneCash' : 'refundDone',
    values: { code: order.code, amount: formatVnd(refund.amount) },
  })
}
