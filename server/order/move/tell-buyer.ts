import { formatDateTime, toVietnamIso } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { waitsForMoney } from '#domain/order/payment-method.ts'
import type { Context } from '../../context.ts'
import { noteUnsent } from '../../notification/index.ts'
import type { Payload } from '../../platform/jobs/work.ts'
import { findMoveForMessage, findOrderForMessage, type OrderForMessage } from './message-queries.ts'
import {
  isNotWorthTelling,
  isTakenBackAtOnce,
  messageOfMove,
  type MessageForStaff,
} from './move-messages.ts'
import { findChange } from '../change/change-queries.ts'
import { payLinkOf } from '../phone/pay-link.ts'
import { sendOrderMessage } from './send-order-message.ts'

/** Confirms the order to the phone that placed it, with the time to pay where it waits for money. */
export async function tellPlaced(ctx: Context, { orderId }: Payload): Promise<void> {
  await tell(ctx, Number(orderId), (order) => {
    const message = placedMessage(ctx, order)
    if (order.quiet) return leaveUntold(ctx, message)
    return { dedupeKey: `order-placed:${order.code}`, ...message }
  })
}

/** Tells what a move of the order means for its buyer. */
export async function tellMoved(ctx: Context, { orderId, changeId }: Payload): Promise<void> {
  const of = { orderId: Number(orderId), changeId: Number(changeId) }
  const move = await findMoveForMessage(ctx.db, of)
  if (!move) return
  await tell(ctx, of.orderId, (order) => {
    const message = messageOfMove(order, move)
    if (message && (isTakenBackAtOnce(order, move) || isNotWorthTelling(order, move))) {
      return leaveUntold(ctx, message)
    }
    return message && { dedupeKey: `order-moved:${of.changeId}`, ...message }
  })
}

/** Tells of money that did not simply pay the order. */
export async function tellMoneyCame(ctx: Context, payload: Payload): Promise<void> {
  const { orderId, receiptId, verdict, back, amount } = payload
  await tell(ctx, Number(orderId), (order) => {
    const message = moneyMessage(order, { verdict, back: Number(back), amount: Number(amount) })
    return { dedupeKey: `order-money:${String(receiptId)}`, ...message }
  })
}

/** Says that staff changed the order, and what that means for its money. */
export async function tellChanged(ctx: Context, payload: Payload): Promise<void> {
  const of = { orderId: Number(payload.orderId), changeNo: Number(payload.changeNo) }
  const change = await findChange(ctx.db, of)
  if (!change) return
  await tell(ctx, of.orderId, (order) => ({
    dedupeKey: `order-changed:${order.code}:${of.changeNo}`,
    ...changedMessage(ctx, order, change),
  }))
}

/** Says that there will be no order, and that nothing was taken. */
export async function tellRefused(ctx: Context, { orderId }: Payload): Promise<void> {
  await tell(ctx, Number(orderId), ({ code }) => ({
    dedupeKey: `order-refused:${code}`,
    template: 'giftsRefused',
    values: { code },
  }))
}

/** Says that returned goods arrived, and what goes back for them. */
export async function tellReturned(ctx: Context, payload: Payload): Promise<void> {
  await tell(ctx, Number(payload.orderId), ({ code }) => ({
    dedupeKey: `order-returned:${code}:${String(payload.returnNo)}`,
    ...returnedMessage(code, Number(payload.amount)),
  }))
}

function leaveUntold(ctx: Context, { template }: MessageForStaff): null {
  noteUnsent(ctx, template)
  return null
}

type Said = (MessageForStaff & { dedupeKey: string }) | null

async function tell(
  ctx: Context,
  orderId: number,
  say: (order: OrderForMessage) => Said,
): Promise<void> {
  const order = await findOrderForMessage(ctx.db, orderId)
  const message = order && say(order)
  if (message) await sendOrderMessage(ctx, order, message)
}

function placedMessage(ctx: Context, order: OrderForMessage): MessageForStaff {
  const { code, payUntil } = order
  const total = formatVnd(order.total)
  const waits = waitsForMoney(order) && payUntil !== null
  if (waits && order.takenBy !== null) {
    return { template: 'linkToPay', values: { total, ...linkOf(ctx, { code, payUntil }) } }
  }
  return waits
    ? { template: 'orderPlacedToPay', values: { code, total, until: untilOf(payUntil) } }
    : { template: 'orderPlaced', values: { code, total } }
}

/** What a change means for whoever pays: money comes back, the rest is paid by link or at the door, or nothing. */
function changedMessage(
  ctx: Context,
  order: OrderForMessage,
  { back, missing }: { back: number; missing: number },
): MessageForStaff {
  const { code, payUntil, status } = order
  const total = formatVnd(order.total)
  if (back > 0) {
    return { template: 'orderChangedBack', values: { code, total, amount: formatVnd(back) } }
  }
  if (missing === 0) return { template: 'orderChanged', values: { code, total } }
  const amount = formatVnd(missing)
  if (status === 'open' && payUntil) {
    return { template: 'linkToPayRest', values: { amount, ...linkOf(ctx, { code, payUntil }) } }
  }
  return { template: 'orderChangedCash', values: { code, total, amount } }
}

function linkOf(ctx: Context, { code, payUntil }: { code: string; payUntil: Date }) {
  return { code, until: untilOf(payUntil), link: payLinkOf(ctx, code) }
}

function moneyMessage(
  order: OrderForMessage,
  { verdict, back, amount }: { verdict: unknown; back: number; amount: number },
): MessageForStaff {
  if (verdict === 'partial') return partMessage(order, amount)
  if (back > 0) return notNeededMessage(order, back)
  return { template: 'cashNotNeeded', values: { code: order.code } }
}

function partMessage(order: OrderForMessage, came: number): MessageForStaff {
  const { code, charged, kept, payUntil } = order
  const values = { code, amount: formatVnd(came), missing: formatVnd(charged - kept) }
  return waitsForMoney(order) && payUntil
    ? { template: 'partPaid', values: { ...values, until: untilOf(payUntil) } }
    : { template: 'partPaidCash', values }
}

function notNeededMessage({ code }: OrderForMessage, back: number): MessageForStaff {
  return { template: 'moneyNotNeeded', values: { code, amount: formatVnd(back) } }
}

function returnedMessage(code: string, amount: number): MessageForStaff {
  return amount > 0
    ? { template: 'returnTaken', values: { code, amount: formatVnd(amount) } }
    : { template: 'returnTakenFree', values: { code } }
}

/** `09:30 22/11`: nobody needs the year of tomorrow. */
export function untilOf(moment: Date): string {
  return formatDateTime(toVietnamIso(moment)).slice(0, 11)
}
