import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/order/backoffice/api.ts'
import { missingOf } from '#domain/order/money.ts'
import { orderTexts } from '#domain/order/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { startRefund } from '../../payment/index.ts'
import type { Db } from '../../platform/db.ts'
import { findMovable } from '../move/move-queries.ts'
import { addMoney, readMoney, setPaymentStatus } from './money-queries.ts'
import { giveBack } from './money.ts'
import { resolveByStaff, type HeldTransfer } from './resolve-transfer.ts'
import { settleParts } from './settle-parts.ts'
import { countTransfer, moveOnPaid } from './take-money.ts'

type Ok = Promise<{ ok: true }>

/** Counts a transfer that named no order, or a wrong one, for the right one: then its rules judge it. */
export async function allocateTransfer(
  ctx: Context,
  { id, order_code: code, reason }: ParsedInput<typeof api.allocateTransfer>,
  caller: Caller,
): Ok {
  const order = await findMovable(ctx.db, code)
  if (!order) throw unknownOrder(code)
  const label = orderTexts.transferAllocated
  const of = { id, reason, action: 'allocated', label, orderId: order.id } as const
  return resolveByStaff(ctx, of, caller, async (trx, held) => {
    ensureUnmatched(held)
    const taken = await countTransfer(trx, held.order!, id, held.at)
    // What is not enough yet stays on the list until the rest comes.
    return { moved: taken?.moved ?? null, isSettled: taken?.evaluation.verdict !== 'partial' }
  })
}

function unknownOrder(code: string): Refusal {
  const message = orderTexts.unknownOrder(code)
  return new Refusal('notFound', { message, fields: { order_code: message } })
}

/** Lets the buyer off what is missing: the order goes on as paid. */
export function acceptShortTransfer(
  ctx: Context,
  { id, reason }: ParsedInput<typeof api.acceptShortTransfer>,
  caller: Caller,
): Ok {
  const of = { id, reason, action: 'acceptedShort', label: orderTexts.shortAccepted } as const
  return resolveByStaff(ctx, of, caller, async (trx, held) => {
    const order = ensurePartial(held)
    const { at } = held
    if (order.status !== 'open') throw new Refusal('orderStatusConflict')
    const amount = -missingOf(await readMoney(trx, order.id))
    const cause = `letOff:${order.code}`
    await addMoney(trx, { orderId: order.id, kind: 'charged', amount, cause, note: reason, at })
    await setPaymentStatus(trx, order.id, 'success')
    await settleParts(trx, order.id, { action: 'completed', at, but: id })
    return { moved: await moveOnPaid(trx, order, at), isSettled: true }
  })
}

/** Gives back what belongs to no order, or a part that is not to count for one after all. */
export function refundTransfer(
  ctx: Context,
  { id, reason }: ParsedInput<typeof api.refundTransfer>,
  caller: Caller,
): Ok {
  const of = { id, reason, action: 'refunded', label: orderTexts.transferRefunded } as const
  return resolveByStaff(ctx, of, caller, async (trx, held) => {
    if (held.transfer.state === 'partial') await returnPart(trx, held)
    else await returnUnmatched(trx, held)
    return { isSettled: true }
  })
}

/** Closes a transfer that has nothing to do with orders. */
export function ignoreTransfer(
  ctx: Context,
  { id, reason }: ParsedInput<typeof api.ignoreTransfer>,
  caller: Caller,
): Ok {
  const of = { id, reason, action: 'ignored', label: orderTexts.transferIgnored } as const
  return resolveByStaff(ctx, of, caller, async (_, held) => {
    ensureUnmatched(held)
    return { isSettled: true }
  })
}

/** It counts for no order, and nobody has settled it. */
function ensureUnmatched({ transfer }: HeldTransfer): void {
  if (transfer.receiptId !== null || transfer.state !== 'unmatched') throw new Refusal('conflict')
}

function ensurePartial({ transfer, order }: HeldTransfer) {
  if (transfer.state !== 'partial' || !order) throw new Refusal('conflict')
  return order
}

/** The order waits on, for all that it costs; once it is on its way, its money is as it was told there. */
async function returnPart(trx: Db, held: HeldTransfer): Promise<void> {
  const order = ensurePartial(held)
  if (order.status !== 'open' && order.status !== 'processing') throw new Refusal('conflict')
  const { transfer, at } = held
  const { sources } = await readMoney(trx, order.id)
  const own = sources.filter(({ receiptId }) => receiptId === transfer.receiptId)
  const amount = own.reduce((sum, { left }) => sum + left, 0)
  const cause = `transfer:${transfer.id}`
  await giveBack(trx, order, { sources: own, amount, reason: 'partial', cause, at })
}

async function returnUnmatched(trx: Db, held: HeldTransfer): Promise<void> {
  ensureUnmatched(held)
  const { transfer, at } = held
  const { id: transactionId, amount } = transfer
  const nobodys = { orderId: null, orderCode: '', receiptId: null, transactionId }
  const cause = `transfer:${transactionId}`
  const how = { method: 'transfer', reason: 'unmatched', cause } as const
  await startRefund(trx, { ...nobodys, ...how, amount, at })
}
