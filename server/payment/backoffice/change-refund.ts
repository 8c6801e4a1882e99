import { Refusal } from '#domain/errors.ts'
import type { RefundTask } from '#domain/payment/backoffice/api.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { recordAudit } from '../../staff/index.ts'
import { findRefundRow } from './refund-list-queries.ts'
import { refundViewer } from './refund-view.ts'

/**
 * What staff do with one refund: in one transaction with its audit. `change` says whether it happened;
 * a refund in another state by now refuses `conflict`, an unknown one `notFound`.
 */
export async function changeRefund(
  ctx: Context,
  caller: Caller,
  { id, action, reason }: { id: number; action: string; reason: string },
  change: (trx: Db) => Promise<boolean>,
): Promise<RefundTask> {
  const task = await ctx.db.transaction().execute(async (trx) => {
    const before = await findRefundRow(trx, id)
    if (!before) throw new Refusal('notFound')
    if (!(await change(trx))) throw new Refusal('conflict')
    const after = (await findRefundRow(trx, id))!
    await recordAudit(ctx, trx, caller, {
      action,
      subject: { kind: 'refund', id },
      reason,
      before: { state: before.state, proof: before.proof },
      after: { state: after.state, proof: after.proof },
    })
    return (await refundViewer(trx, [after]))(after)
  })
  ctx.outbox.wake()
  ctx.changeBus.tell(['refunds', ...(task.order_code ? [`order:${task.order_code}`] : [])])
  return task
}
