import { Refusal } from '#domain/errors.ts'
import { isBeyond } from '#domain/order/proof.ts'
import { orderTexts } from '#domain/order/texts.ts'
import type { Context } from '../../context.ts'
import type { OrderSettings } from '../order-settings.ts'
import type { AskedOrder } from './asked-order.ts'

/**
 * An order that is paid at the door keeps its goods until somebody acts: larger ones are paid before
 * (docs/rules/unproven-orders.md). Refuses `paymentMethodUnavailable`, which says so.
 */
export function ensureMayPayAtDoor(
  { atDoor }: Pick<OrderSettings, 'atDoor'>,
  order: Parameters<typeof isBeyond>[0],
): void {
  if (!isBeyond(order, atDoor)) return
  throw new Refusal('paymentMethodUnavailable', { message: orderTexts.tooLargeForCash(atDoor) })
}

/** Of those that a guest would have to prove, one buyer has a few in a day; the others are paid before. */
export async function ensureRoomAtDoor(
  { limits }: Pick<Context, 'limits'>,
  { unproven }: Pick<OrderSettings, 'unproven'>,
  { input, member, turns }: Pick<AskedOrder, 'input' | 'member' | 'turns'>,
): Promise<void> {
  const { products, summary } = input
  if (!isBeyond({ products, payment: summary.payment }, unproven)) return
  const buyer = member ? `member ${member.id}` : input.customer_phone
  const taken = await limits.take('largeCashOrder', buyer)
  if (!taken) throw new Refusal('paymentMethodUnavailable', { message: orderTexts.enoughInCash })
  turns.push(taken)
}
