import { Refusal } from '#domain/errors.ts'
import { handMoves, type HandMoveEvent } from '#domain/order/hand-moves.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import type { ShippingUnit } from '#domain/shipping/units.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import { staffTexts } from '#domain/staff/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/access.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { createParcel } from './create-parcel.ts'
import { announceMove, moveOrderOn, type Moved } from './move-order.ts'
import { findMovable, type MovableOrder } from './move-queries.ts'

export interface StaffMove {
  code: string
  event: HandMoveEvent
  /** The state that the person saw. */
  status: OrderStatus
  reason: string
  trackingCode?: string | undefined
  /** Who carries it, where that is not what the order says. */
  shippingUnit?: ShippingUnit | undefined
  /** The courier took the cash although the money had come before. */
  collectedTwice?: boolean | undefined
}

/**
 * Moves an order from the back office, with an entry in the audit. Refuses `forbidden` without the move's own
 * permission, `invalidInput` without a reason where the buyer reads one, `notFound`, and
 * `orderStatusConflict` when the order is elsewhere by now or the table does not allow the move, `wardUnsure`
 * when a carrier that needs the old ward would get goods for one that nobody has named.
 */
export async function moveAsStaff(ctx: Context, move: StaffMove, caller: Caller): Promise<void> {
  const { code, event, reason } = move
  ensureMay(caller, event)
  if (handMoves[event].needsReason && reason.trim() === '') {
    throw new Refusal('invalidInput', { fields: { reason: staffTexts.reasonNeeded } })
  }
  const order = await findMovable(ctx.db, code)
  if (!order) throw new Refusal('notFound')
  if (order.status !== move.status) throw new Refusal('orderStatusConflict')
  const parcel = await createParcel(ctx, order, { ...move, by: staffActor(caller) })
  const moved = await carryOut(ctx, { order, move, ...parcel }, caller).catch(
    async (error: unknown) => {
      await parcel.callBack()
      throw error
    },
  )
  announceMove(ctx, moved)
}

function ensureMay(caller: Caller, event: HandMoveEvent): void {
  const { role } = getStaff(caller)
  if (!permissionsOf(role).includes(handMoves[event].permission)) throw new Refusal('forbidden')
}

function carryOut(
  ctx: Context,
  how: {
    order: MovableOrder
    move: StaffMove
    trackingCode: string | undefined
    shippingUnit: ShippingUnit | undefined
  },
  caller: Caller,
): Promise<Moved> {
  const { order, move, trackingCode, shippingUnit } = how
  const { reason: note, collectedTwice } = move
  const by = {
    actor: staffActor(caller),
    note,
    at: ctx.clock.now(),
    trackingCode,
    collectedTwice,
    shippingUnit,
  }
  return ctx.db.transaction().execute(async (trx) => {
    const moved = await moveOrderOn(trx, order, move.event, by)
    await recordAudit(ctx, trx, caller, {
      action: handMoves[move.event].label,
      subject: { kind: 'order', id: order.code },
      reason: move.reason,
      before: { status: order.status },
      after: {
        status: moved.status,
        ...(trackingCode ? { tracking_code: trackingCode } : {}),
        ...(shippingUnit ? { shipping_unit: shippingUnit } : {}),
        ...(collectedTwice ? { collected_twice: true } : {}),
      },
    })
    return moved
  })
}
