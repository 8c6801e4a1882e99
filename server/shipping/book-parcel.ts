import { seconds } from '#domain/kernel/durations.ts'
import { Refusal } from '#domain/errors.ts'
import { shippingTexts as texts } from '#domain/shipping/texts.ts'
import { carrierLabel, type ShippingUnit } from '#domain/shipping/units.ts'
import type { Context } from '../context.ts'
import type { Carrier, Parcel } from './carrier.ts'
import { carrierOf } from './carriers.ts'
import {
  claimRequest,
  findLiveRequest,
  listToCancel,
  noteCalledBack,
  noteCancelled,
  noteKnown,
  noteRefused,
  releaseRequest,
  type RequestRow,
} from './request-queries.ts'

/** As long as asking can take, with logging in and looking it up. */
const claimTime = seconds(60)

export interface Booked {
  trackingCode: string
  /** Takes it back where the order did not leave; nothing where somebody else's hand-over left with it. */
  callBack(): Promise<void>
}

export interface Booking {
  orderId: number
  by: string
  parcel: Omit<Parcel, 'reference'>
}

/**
 * Has a carrier fetch an order's parcel, once however often and from however many sides it is asked: what is asked is
 * written down before, and a reference makes one parcel. Outside any transaction. Refuses `busy` while another asks,
 * `invalidInput` at `shipping_unit` with the carrier's own words, or where nobody knows whether there is a parcel.
 */
export async function bookParcel(
  ctx: Context,
  carrier: Carrier,
  booking: Booking,
): Promise<Booked> {
  const request = await claim(ctx, carrier, booking)
  const trackingCode = request.trackingCode ?? (await ask(ctx, carrier, request, booking.parcel))
  return { trackingCode, callBack: () => callBack(ctx, { ...request, trackingCode }) }
}

async function claim(
  ctx: Context,
  { unit }: Carrier,
  { orderId, by, parcel }: Booking,
): Promise<RequestRow> {
  const at = ctx.clock.now()
  const until = new Date(at.getTime() + claimTime)
  const asking = { orderId, orderCode: parcel.orderCode, unit, by, at, until }
  await leaveOtherCarrier(ctx, { orderId, unit })
  const claimed = await claimRequest(ctx.db, asking).catch((error: unknown) => {
    if (isAskedElsewhere(error)) return null
    throw error
  })
  if (!claimed) throw new Refusal('busy', { message: texts.beingAsked(carrierLabel(unit)) })
  return claimed
}

/**
 * Before an order leaves with `unit`: a parcel that another carrier has, and with which the order did not leave, is
 * called back. Refuses `invalidInput` at `shipping_unit` where nobody knows whether the other has one.
 */
export async function leaveOtherCarrier(
  ctx: Context,
  { orderId, unit }: { orderId: number; unit: ShippingUnit },
): Promise<void> {
  const other = await findLiveRequest(ctx.db, orderId)
  if (!other || other.unit === unit || other.state === 'used') return
  const { trackingCode } = other
  if (trackingCode === null) throw refusedAt(texts.askedElsewhere(carrierLabel(other.unit)))
  await callBack(ctx, { ...other, trackingCode })
}

function isAskedElsewhere(error: unknown): boolean {
  return (error as { constraint?: unknown }).constraint === 'carrier_request_live'
}

async function ask(
  ctx: Context,
  carrier: Carrier,
  { id, reference }: RequestRow,
  parcel: Booking['parcel'],
): Promise<string> {
  const made = await carrier.create(ctx, { ...parcel, reference })
  const name = carrierLabel(carrier.unit)
  if (made.outcome === 'created') {
    await noteKnown(ctx.db, id, made.trackingCode)
    return made.trackingCode
  }
  if (made.outcome === 'refused' || made.outcome === 'away') {
    await noteRefused(ctx.db, id)
    const isAway = made.outcome === 'away'
    ctx.log.warn({ unit: carrier.unit, outcome: made.outcome }, 'a carrier took no parcel')
    throw refusedAt(isAway ? texts.away(name) : texts.refused(name, made.message))
  }
  const found = await carrier.find(ctx, reference)
  if (found !== null) {
    await noteKnown(ctx.db, id, found)
    return found
  }
  // A push may have told it while we waited.
  const known = await releaseRequest(ctx.db, id)
  if (known?.trackingCode) return known.trackingCode
  ctx.log.error(
    { unit: carrier.unit, reference, outcome: made.outcome },
    'nobody knows whether a carrier has made a parcel',
  )
  throw refusedAt(made.outcome === 'exists' ? texts.existsAlready(name) : texts.unclear(name))
}

function refusedAt(message: string): Refusal {
  return new Refusal('invalidInput', { message, fields: { shipping_unit: message } })
}

/** Decided by the database: a parcel with which an order has left stays. */
async function callBack(
  ctx: Context,
  { id, unit, trackingCode }: Pick<RequestRow, 'id' | 'unit'> & { trackingCode: string },
): Promise<void> {
  if (!(await noteCalledBack(ctx.db, id))) return
  await cancelNow(ctx, { id, unit, trackingCode })
}

async function cancelNow(
  ctx: Context,
  { id, unit, trackingCode }: Awaited<ReturnType<typeof listToCancel>>[number],
): Promise<void> {
  if (await carrierOf(unit).cancel(ctx, trackingCode)) {
    await noteCancelled(ctx.db, id, ctx.clock.now())
  } else ctx.log.error({ unit, trackingCode }, 'a parcel could not be called back yet')
}

/** Tells carriers again of what they did not hear. */
export async function cancelCalledBack(ctx: Context): Promise<void> {
  for (const each of await listToCancel(ctx.db, 50)) await cancelNow(ctx, each)
}
