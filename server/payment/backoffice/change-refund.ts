import { Refusal } from '#domain/errors.ts'
import type { RefundTask } from '#domain/payment/backoffice/api.ts'
import { bankName } from '#domain/payment/banks.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { lockRefund, type RefundWithAccount } from '../refund-account/account-queries.ts'
import { refusalOf } from '../refund-account/staff-refusal.ts'
import { findRefundRow, type RefundListRow } from './refund-list-queries.ts'
import { refundViewer } from './refund-view.ts'

interface Change {
  id: number
  action: string
  reason: string
  /** For a colleague who has begun to pay. */
  takesOver?: boolean
}

/**
 * What staff do with one refund that waits for them: in one transaction with its audit. `change` says whether it
 * happened. A refund that is done, or that a colleague pays, refuses `conflict` in words; an unknown one `notFound`.
 */
export async function changeRefund(
  ctx: Context,
  caller: Caller,
  { id, action, reason, takesOver = false }: Change,
  change: (trx: Db, refund: RefundWithAccount) => Promise<boolean>,
): Promise<RefundTask> {
  const task = await ctx.db.transaction().execute(async (trx) => {
    const held = await lockRefund(trx, id)
    const before = held && (await findRefundRow(trx, id))
    if (!before) throw new Refusal('notFound')
    const refusal = await refusalOf(trx, held, staffActor(caller))
    if (refusal && !(takesOver && held.state === 'byHand')) throw refusal
    if (!(await change(trx, held))) throw new Refusal('conflict')
    const after = (await findRefundRow(trx, id))!
    await recordAudit(ctx, trx, caller, {
      action,
      subject: { kind: 'refund', id },
      reason,
      before: factsOf(before),
      after: factsOf(after),
    })
    return (await refundViewer(trx, [after]))(after)
  })
  ctx.outbox.wake()
  ctx.changeBus.tell(['refunds', ...(task.order_code ? [`order:${task.order_code}`] : [])])
  return task
}

/** The audit is kept for years: of an account it says the bank and the last digits. */
function factsOf({ state, proof, account }: RefundListRow) {
  const { bankBin = null, tail = null, asks = 0, payingBy = null } = account ?? {}
  return {
    state,
    proof,
    ...(bankBin && tail ? { account: `${bankName(bankBin)} ••••${tail}` } : {}),
    ...(asks > 0 ? { asks } : {}),
    ...(payingBy ? { paying: payingBy } : {}),
  }
}
