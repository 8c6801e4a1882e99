import { Refusal } from '#domain/errors.ts'
import type { TransferResolution } from '#domain/payment/refunds.ts'
import type { Caller, Context } from '../../context.ts'
import { findTransfer, lockTransfer, resolveTransfer, type Transfer } from '../../payment/index.ts'
import type { Db } from '../../platform/db.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { announceMove, announceOrder, type Moved } from '../move/move-order.ts'
import { lockOrder, type MovedOrder } from '../move/move-queries.ts'

/** A transfer with the order that it counts for or is to count for, both locked. */
export interface HeldTransfer {
  transfer: Transfer
  order: MovedOrder | null
  at: Date
}

export interface StaffResolution {
  id: number
  reason: string
  action: Exclude<TransferResolution, 'completed'>
  /** As the audit names it. */
  label: string
  /** The order it is to count for; without one, that for which it counts already. */
  orderId?: number
}

/** What a use case did besides; whether the transfer is settled with that. */
interface Outcome {
  moved?: Moved | null
  isSettled: boolean
}

/**
 * Staff settle a transfer that did not match by itself: order and transfer are held, `settle` does its
 * part, and the audit keeps who did it and why. Refuses `notFound` for an unknown transfer.
 */
export async function resolveByStaff(
  ctx: Context,
  of: StaffResolution,
  caller: Caller,
  settle: (trx: Db, held: HeldTransfer) => Promise<Outcome>,
): Promise<{ ok: true }> {
  const at = ctx.clock.now()
  const seen = await findTransfer(ctx.db, of.id)
  if (!seen) throw new Refusal('notFound')
  const orderId = of.orderId ?? seen.orderId
  const { moved, code } = await ctx.db.transaction().execute(async (trx) => {
    const order = orderId === null ? null : await lockOrder(trx, orderId)
    const transfer = (await lockTransfer(trx, of.id))!
    const outcome = await settle(trx, { transfer, order, at })
    const { action, reason } = of
    const by = staffActor(caller)
    if (outcome.isSettled) await resolveTransfer(trx, of.id, { action, by, reason, at })
    await audit(ctx, trx, caller, { of, transfer, order })
    return { moved: outcome.moved ?? null, code: order?.code }
  })
  if (moved) announceMove(ctx, moved)
  else if (code) announceOrder(ctx, code)
  ctx.outbox.wake()
  ctx.changeBus.tell(['payments', 'refunds'])
  return { ok: true }
}

function audit(
  ctx: Context,
  trx: Db,
  caller: Caller,
  { of, transfer, order }: { of: StaffResolution; transfer: Transfer; order: MovedOrder | null },
): Promise<void> {
  const after = { resolution: of.action, ...(order ? { order: order.code } : {}) }
  return recordAudit(ctx, trx, caller, {
    action: of.label,
    subject: { kind: 'bankTransaction', id: of.id },
    reason: of.reason,
    before: { state: transfer.state, amount: transfer.amount },
    after,
  })
}
