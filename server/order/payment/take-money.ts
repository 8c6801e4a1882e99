import { backReason, bankStateOf, evaluateMoney, type MoneyJudgement } from '#domain/order/money.ts'
import { nextStatus } from '#domain/order/status.ts'
import type { Context } from '../../context.ts'
import {
  findReceipt,
  findTransfer,
  lockTransfer,
  noteTransferState,
  receiveTransfer,
  type Receipt,
} from '../../payment/index.ts'
import type { Db } from '../../platform/db.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { announceMove, announceOrder, moveOrderOn, type Moved } from '../move/move-order.ts'
import { findMovable, lockOrder, type MovedOrder } from '../move/move-queries.ts'
import { addMoney, readMoney, setPaymentStatus } from './money-queries.ts'
import { giveBack } from './money.ts'
import { settleParts } from './settle-parts.ts'

/** What a receipt did to its order. */
export interface TakenMoney {
  evaluation: MoneyJudgement
  /** Null when the order is where it was. */
  moved: Moved | null
}

/** Money came: its order decides what it means. Once a receipt, however often it is told. */
export async function takeReceipt(ctx: Context, receiptId: number): Promise<void> {
  const at = ctx.clock.now()
  const receipt = await findReceipt(ctx.db, receiptId)
  if (!receipt) throw new Error(`no receipt ${receiptId}`)
  const done = await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, receipt.orderId)
    if (!order) throw new Error(`no order of receipt ${receiptId}`)
    return { order, taken: await evaluateReceipt(trx, order, receipt, at) }
  })
  if (done.taken) announceMoney(ctx, done.order.code, done.taken)
}

/** A transfer came that names an order; one that names nobody's is left to staff. */
export async function takeTransfer(ctx: Context, transactionId: number): Promise<void> {
  const at = ctx.clock.now()
  const transfer = await findTransfer(ctx.db, transactionId)
  if (transfer?.state !== 'new') return
  const order = transfer.orderCode === null ? null : await findMovable(ctx.db, transfer.orderCode)
  if (!order) return leaveToStaff(ctx, transactionId)
  const taken = await ctx.db.transaction().execute(async (trx) => {
    const locked = (await lockOrder(trx, order.id))!
    return countTransfer(trx, locked, transactionId, at)
  })
  if (taken) announceMoney(ctx, order.code, taken)
}

/** Unless they have settled it meanwhile. */
async function leaveToStaff(ctx: Context, transactionId: number): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const held = await lockTransfer(trx, transactionId)
    if (held?.state === 'new') await noteTransferState(trx, transactionId, 'unmatched')
  })
  ctx.changeBus.tell(['payments'])
}

/** Counts a transfer for an order whose row is locked; null when somebody was quicker with it. */
export async function countTransfer(
  trx: Db,
  order: MovedOrder,
  transactionId: number,
  at: Date,
): Promise<TakenMoney | null> {
  if ((await lockTransfer(trx, transactionId))?.state === 'resolved') return null
  const receiptId = await receiveTransfer(trx, { transactionId, orderId: order.id, at })
  return evaluateReceipt(trx, order, (await findReceipt(trx, receiptId))!, at)
}

/**
 * The judgement on money that came for an order whose row is locked (docs/rules/order-money.md): enters
 * it into the ledger, gives back what is not needed, and moves the order when all is there. Null when
 * the ledger knows it.
 */
export async function evaluateReceipt(
  trx: Db,
  order: MovedOrder,
  receipt: Receipt,
  at: Date,
): Promise<TakenMoney | null> {
  const { id: receiptId, amount, method } = receipt
  const orderId = order.id
  const before = await readMoney(trx, orderId)
  const cause = `receipt:${receiptId}`
  const received = { orderId, kind: 'received' as const, amount, cause, receiptId, method, at }
  const sourceId = await addMoney(trx, received)
  if (sourceId === null) return null
  const evaluation = evaluateMoney(before, { amount, isCancelled: order.status === 'cancelled' })
  const { verdict, back } = evaluation
  if (back > 0) {
    const sources = [{ id: sourceId, receiptId, method, left: amount }]
    await giveBack(trx, order, { sources, amount: back, reason: backReason(evaluation), cause, at })
  }
  if (verdict === 'late') await setPaymentStatus(trx, orderId, 'refund')
  if (verdict === 'paid') await setPaymentStatus(trx, orderId, 'success')
  await noteTransfer(trx, receipt, evaluation, at)
  // Whoever was to pay at the door must hear that nothing is to be paid there.
  const endsCash = verdict === 'paid' && order.paymentMethod === 'cash'
  if (verdict !== 'paid' || back > 0 || endsCash) {
    await appendEvent(trx, 'order.moneyCame', { orderId, receiptId, amount, verdict, back })
  }
  return { evaluation, moved: verdict === 'paid' ? await moveOnPaid(trx, order, at) : null }
}

/** An order that waited for its money goes on; one whose points are being burnt does so after them. */
export async function moveOnPaid(trx: Db, order: MovedOrder, at: Date): Promise<Moved | null> {
  const event = order.orderType === 'points' ? 'pointsPaid' : 'paid'
  if (nextStatus(order.status, event) === null) return null
  return moveOrderOn(trx, order, event, { actor: 'system', note: '', at })
}

/** What the bank back office says of the transfer, and of those before it that were not enough. */
async function noteTransfer(
  trx: Db,
  { orderId, transactionId }: Receipt,
  evaluation: MoneyJudgement,
  at: Date,
): Promise<void> {
  if (evaluation.verdict === 'paid') await settleParts(trx, orderId, { action: 'completed', at })
  if (transactionId !== null) {
    await noteTransferState(trx, transactionId, bankStateOf(evaluation))
  }
}

/** After commit. */
export function announceMoney(ctx: Context, code: string, { moved }: TakenMoney): void {
  if (moved) announceMove(ctx, moved)
  else announceOrder(ctx, code)
  ctx.changeBus.tell(['payments', 'refunds'])
}
