import { hours, minutes } from '../kernel/durations.ts'
import { isPaidInAdvance, type PaymentMethod } from './payment-method.ts'

/** An unpaid order ends a day after it was placed, however often its payment is tried again. */
const max = hours(24)
/** What a card or a QR code takes, and what every new try has at least. */
const oneTry = minutes(30)

/** How much longer than the buyer is told an order waits: money that was sent in time is on its way. */
export const payGrace = minutes(2)

/**
 * Until when an order that is placed now waits for its money; null for one that does not wait. One that is taken by
 * telephone keeps its goods for so many minutes, however it is paid.
 */
export function payUntil(method: PaymentMethod, placedAt: Date, holdMinutes?: number): Date | null {
  if (!isPaidInAdvance(method)) return null
  if (holdMinutes !== undefined) return after(placedAt, minutes(holdMinutes))
  return after(placedAt, method === 'transfer' ? max : oneTry)
}

/** The same when payment is tried again, perhaps in another way: never less than it had. */
export function payUntilAgain(order: {
  method: PaymentMethod
  placedAt: Date
  until: Date | null
  now: Date
}): Date {
  const { method, placedAt, until, now } = order
  const last = after(placedAt, max)
  const wanted = method === 'transfer' ? last : after(now, oneTry)
  const latest = Math.max(wanted.getTime(), until?.getTime() ?? 0)
  return new Date(Math.min(latest, last.getTime()))
}

function after(moment: Date, duration: number): Date {
  return new Date(moment.getTime() + duration)
}
