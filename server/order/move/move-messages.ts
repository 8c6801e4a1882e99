import { formatDate } from '#domain/kernel/dates.ts'
import { minutes } from '#domain/kernel/durations.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { findPickupBranch } from '#domain/location/pickup-branches.ts'
import type { MessageTemplate } from '#domain/notification/templates.ts'
import { shortReason } from '#domain/order/messages.ts'
import type { OrderEvent } from '#domain/order/status.ts'
import type { MoveForMessage, OrderForMessage } from './message-queries.ts'

export interface MessageForStaff {
  template: MessageTemplate
  values: Record<string, string>
}

/** Whoever cancels so soon has just pressed the button and read that it is done: no message is worth its price. */
export function isTakenBackAtOnce(
  { createdAt }: OrderForMessage,
  { event, back, at }: MoveForMessage,
): boolean {
  return event === 'buyerCancelled' && back === 0 && at.getTime() - createdAt.getTime() < minutes(1)
}

const ownMoves: ReadonlySet<OrderEvent> = new Set([
  'buyerCancelled',
  'paymentExpired',
  'cashChosen',
])

/** Of a quiet order what whoever placed it brings about alone, without money or staff. */
export function isNotWorthTelling(
  { quiet, kept }: Pick<OrderForMessage, 'quiet' | 'kept'>,
  { event, back }: Pick<MoveForMessage, 'event' | 'back'>,
): boolean {
  return quiet && kept === 0 && back === 0 && ownMoves.has(event)
}

/** What the buyer is told of a move; null for moves that nobody needs to hear of. */
export function messageOfMove(
  order: OrderForMessage,
  move: MoveForMessage,
): MessageForStaff | null {
  return messages[move.event]?.(order, move) ?? null
}

type Telling = (order: OrderForMessage, move: MoveForMessage) => MessageForStaff

const messages: Partial<Record<OrderEvent, Telling>> = {
  paid: paidBy('orderPaid'),
  pointsPaid: paidBy('pointsPaid'),
  cashChosen: ({ code, charged, kept }) => ({
    template: 'cashChosen',
    values: { code, amount: formatVnd(charged - kept) },
  }),
  paymentExpired: withMoneyBack('paymentExpired', 'paymentExpiredRefund'),
  buyerCancelled: withMoneyBack('orderCancelled', 'orderCancelledRefund'),
  cancelAccepted: withMoneyBack('orderCancelled', 'orderCancelledRefund'),
  staffCancelled: withMoneyBack('orderCancelled', 'orderCancelledRefund'),
  goodsBack: withMoneyBack('orderCancelled', 'orderCancelledRefund'),
  handedToCarrier: shipped,
  delivered: ({ code }) => ({ template: 'orderDelivered', values: { code } }),
  deliveredWithPoints: ({ code, estimatedPoint }) => ({
    template: 'orderDeliveredPoints',
    values: { code, points: formatPoints(estimatedPoint) },
  }),
  deliveryFailed: withReason('deliveryFailed'),
  cancelDeclined: withReason('cancelDeclined'),
  sentAgain: ({ code }) => ({ template: 'orderSentAgain', values: { code } }),
}

function paidBy(template: 'orderPaid' | 'pointsPaid'): Telling {
  return ({ code, kept }) => ({ template, values: { code, amount: formatVnd(kept) } })
}

/** One text where money goes back, another where none came. */
function withMoneyBack(plain: MessageTemplate, refunding: MessageTemplate): Telling {
  return ({ code }, { back }): MessageForStaff => {
    if (back === 0) return { template: plain, values: { code } }
    return { template: refunding, values: { code, amount: formatVnd(back) } }
  }
}

function withReason(template: MessageTemplate): Telling {
  return ({ code }, { note }) => ({ template, values: { code, reason: shortReason(note) } })
}

function shipped(order: OrderForMessage): MessageForStaff {
  const { code, trackingCode, charged, kept } = order
  const days = daysOf(order)
  const place = placeOf(order)
  const isPaid = charged === kept
  const amount = formatVnd(charged - kept)
  if (place !== null) {
    const values = { code, place, days }
    if (isPaid) return { template: 'orderToBranch', values }
    return { template: 'orderToBranchCash', values: { ...values, amount } }
  }
  const values = { code, days, tracking: trackingCode ?? code }
  if (isPaid) return { template: 'orderShipped', values }
  return { template: 'orderShippedCash', values: { ...values, amount } }
}

/** Where the buyer fetches it; null where it comes to the door. */
export function placeOf({ pickupBranch, centerName }: OrderForMessage): string | null {
  if (centerName !== null) return centerName
  const branch = pickupBranch === null ? null : findPickupBranch(pickupBranch)
  return branch && `chi nhánh ${branch.name}`
}

/** `22/11/2026 – 24/11/2026` without the years, which nobody needs for days so near. */
export function daysOf({ deliveryFrom: from, deliveryTo: to }: OrderForMessage): string {
  const days = [...new Set([from, to].filter((day) => day !== null))]
  return days.map((day) => formatDate(day).slice(0, 5)).join(' - ') || 'gần nhất'
}
