import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { appendEvent } from '../platform/outbox.ts'
import type { Carrier, CarrierEvent } from './carrier.ts'
import { insertCarrierEvent, lockShipment, noteLastEvent, type Verdict } from './queries.ts'
import { isAskedFor, noteByReference } from './request-queries.ts'

/** `early`: of a parcel that was asked for, before its order has left with it. */
export type Taken = Verdict | 'repeated' | 'unreadable' | 'early'

/**
 * Takes what a carrier tells of a parcel, whose sender is proven already. Carriers tell twice, late and
 * out of order: what is older than what is known, or was told before, changes nothing, and a status
 * that we do not know alarms and leaves everything as it is. What counts goes on to the order by the
 * outbox event `shipment.moved`.
 */
export async function takeCarrierEvent(
  ctx: Context,
  carrier: Pick<Carrier, 'unit' | 'readEvent'>,
  push: unknown,
): Promise<Taken> {
  const event = carrier.readEvent(push)
  const taken = event
    ? await ctx.db.transaction().execute((trx) => take(ctx, trx, carrier, { ...event, raw: push }))
    : 'unreadable'
  if (taken === 'applied') ctx.outbox.wake()
  if (alarming.includes(taken)) {
    const { unit } = carrier
    ctx.log.error(
      { unit, taken, trackingCode: event?.trackingCode },
      'carrier told what nobody knows',
    )
  }
  return taken
}

const alarming: readonly Taken[] = ['unknownStatus', 'unknownShipment', 'unreadable']

async function take(
  ctx: Context,
  trx: Db,
  { unit }: Pick<Carrier, 'unit'>,
  event: CarrierEvent & { raw: unknown },
): Promise<Taken> {
  const { trackingCode, reference } = event
  if (reference) await noteByReference(trx, { unit, reference, trackingCode })
  const shipment = await lockShipment(trx, unit, trackingCode)
  const verdict = evaluate(shipment, event)
  const told = { ...event, unit, verdict, receivedAt: ctx.clock.now() }
  const eventId = await insertCarrierEvent(trx, told)
  if (eventId === null) return 'repeated'
  if (!shipment && (await isAskedFor(trx, { unit, trackingCode }))) return 'early'
  if (verdict !== 'applied' || !shipment || !event.step) return verdict
  await noteLastEvent(trx, shipment.id, event.happenedAt)
  if (event.step !== 'underway') {
    await appendEvent(trx, 'shipment.moved', { orderId: shipment.orderId, eventId })
  }
  return verdict
}

function evaluate(
  shipment: { lastEventAt: Date | null } | null,
  { step, happenedAt }: CarrierEvent,
): Verdict {
  if (!shipment) return 'unknownShipment'
  if (step === null) return 'unknownStatus'
  // Of one second the later to come counts: carriers stamp no finer.
  const { lastEventAt } = shipment
  return lastEventAt && happenedAt < lastEventAt ? 'stale' : 'applied'
}
