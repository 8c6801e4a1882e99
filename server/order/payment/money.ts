import { Refusal } from '#domain/errors.ts'
import { keptOf, missingOf } from '#domain/order/money.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { RefundReason } from '#domain/payment/refunds.ts'
import { startRefund } from '../../payment/index.ts'
import type { Db } from '../../platform/db.ts'
import { findCashToCollect, setCashToCollect } from './pay-queries.ts'
import { addMoney, readMoney, setPaymentStatus, type MoneySource } from './money-queries.ts'
import { settleParts } from './settle-parts.ts'

/** An order whose row is locked. */
interface LockedOrder {
  id: number
  code: string
}

/** Refuses to call an order paid that is not. */
export async function ensurePaid(trx: Db, { id }: LockedOrder): Promise<void> {
  if (!(await isPaid(trx, id))) throw new Refusal('orderStatusConflict')
  await setPaymentStatus(trx, id, 'success')
}

/** Whether all that the order costs has come and stays. */
export async function isPaid(trx: Db, orderId: number): Promise<boolean> {
  return missingOf(await readMoney(trx, orderId)) === 0
}

/** The rest comes in cash at the door, where a transfer has not paid it before. */
export async function takeCash(
  trx: Db,
  order: LockedOrder,
  { at, collectedTwice = false }: { at: Date; collectedTwice?: boolean | undefined },
): Promise<void> {
  if (collectedTwice) await takeCashTwice(trx, order, at)
  await receiveRest(trx, order, { cause: `cash:${order.code}`, method: 'cash', at })
  await settleParts(trx, order.id, { action: 'completed', at })
  await setPaymentStatus(trx, order.id, 'success')
}

/**
 * The courier took what the parcel said although money had come meanwhile: all of it is entered, and what
 * was not missing any more is owed back. Refused where nothing was taken twice.
 */
async function takeCashTwice(trx: Db, order: LockedOrder, at: Date): Promise<void> {
  const orderId = order.id
  const amount = await findCashToCollect(trx, orderId)
  const back = amount - missingOf(await readMoney(trx, orderId))
  if (back <= 0) throw new Refusal('orderStatusConflict')
  const cause = `cash:${order.code}`
  const cash = { orderId, kind: 'received' as const, amount, cause, method: 'cash' as const, at }
  const id = await addMoney(trx, cash)
  if (id === null) return
  const sources: MoneySource[] = [{ id, receiptId: null, method: 'cash', left: amount }]
  await giveBack(trx, order, { sources, amount: back, reason: 'double', cause, at })
}

/** The goods leave: what is missing now is what whoever carries them is told to take for them. */
export async function noteCashToCollect(trx: Db, { id }: LockedOrder): Promise<void> {
  await setCashToCollect(trx, id, missingOf(await readMoney(trx, id)))
}

/** Notes everything that is still missing as received at once. */
export async function receiveRest(
  trx: Db,
  { id: orderId }: LockedOrder,
  { cause, method, at }: { cause: string; method: PaymentMethod; at: Date },
): Promise<void> {
  const amount = missingOf(await readMoney(trx, orderId))
  if (amount > 0) await addMoney(trx, { orderId, kind: 'received', amount, cause, method, at })
}

/** A cancelled order costs nothing, and what came for it goes back. */
export async function cancelMoney(
  trx: Db,
  order: LockedOrder,
  { reason, at }: { reason: RefundReason; at: Date },
): Promise<void> {
  const orderId = order.id
  const money = await readMoney(trx, orderId)
  const cause = `cancelled:${order.code}`
  if (money.charged > 0) {
    await addMoney(trx, { orderId, kind: 'charged', amount: -money.charged, cause, at })
  }
  // A part that staff sent back before counts, too: the order ends with money given back.
  if (money.received > 0) await setPaymentStatus(trx, orderId, 'refund')
  const amount = keptOf(money)
  if (amount === 0) return
  await giveBack(trx, order, { sources: money.sources, amount, reason, cause, at })
  await settleParts(trx, orderId, { action: 'refunded', at })
}

/** Goods of a completed order came back: it costs that much less, and the money for them goes back. */
export async function returnMoney(
  trx: Db,
  order: LockedOrder,
  { amount, isAll, cause, at }: { amount: number; isAll: boolean; cause: string; at: Date },
): Promise<void> {
  if (amount === 0) return
  await addMoney(trx, { orderId: order.id, kind: 'charged', amount: -amount, cause, at })
  const { sources } = await readMoney(trx, order.id)
  await giveBack(trx, order, { sources, amount, reason: 'returned', cause, at })
  if (isAll) await setPaymentStatus(trx, order.id, 'refund')
}

export interface GivenBack {
  /** What it is taken of, in this order. */
  sources: readonly MoneySource[]
  amount: number
  reason: RefundReason
  cause: string
  at: Date
}

/** Notes money as owed and starts its way back, each part by the way on which it came. Once a cause. */
export async function giveBack(trx: Db, order: LockedOrder, back: GivenBack): Promise<void> {
  const { reason, at } = back
  let left = back.amount
  for (const { id: sourceId, receiptId, method, left: available } of back.sources) {
    const amount = Math.min(left, available)
    if (amount === 0) continue
    left -= amount
    const cause = `${back.cause}:${sourceId}`
    await addMoney(trx, { orderId: order.id, kind: 'owed', amount, cause, sourceId, at })
    const refund = { orderId: order.id, orderCode: order.code, receiptId, method }
    await startRefund(trx, { ...refund, amount, reason, cause, at })
  }
  if (left > 0) throw new Error(`order ${order.code} gives back ${left} more than came`)
}
