import { incentiveOf, type StaffIncentives } from '#domain/cart/staff-incentive.ts'
import type { PricedLine } from '#domain/cart/summary.ts'
import { Refusal } from '#domain/errors.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import type { Context } from '../context.ts'
import { takeSessionKey } from '../otp/index.ts'
import type { Db } from '../platform/db.ts'
import { readIncentiveSettings } from './incentive-settings.ts'
import { findTurn, freeTurn, takeTurn } from './allowance-queries.ts'

export interface StaffOrder {
  orderCode: string
  /** The lines at the shop's prices. */
  lines: readonly PricedLine[]
  /** Proves `customerPhone`; without one the member's own phone counts. */
  token: string | undefined
  customerPhone: string
  memberPhone: string | undefined
  at: Date
}

/**
 * The percents at which an order is placed at the staff price, with the employee's turn taken for it;
 * none when they take nothing off. Refuses `staffIncentiveNotAllowed` for a phone that is not proven
 * or no employee's, `staffOrderExists` (its `field` the phone that has the order) when the turn is
 * used up. In the order's transaction, before its points and stock (docs/rules/locking.md).
 */
export async function takeStaffAllowance(
  ctx: Context,
  trx: Db,
  order: StaffOrder,
): Promise<StaffIncentives> {
  const { incentives, period } = await readIncentiveSettings({ ...ctx, db: trx })
  const saved = staffSaving(order.lines, incentives)
  if (saved === 0) return {}
  const phone = await provePhone(ctx, trx, order)
  const { orderCode, at } = order
  const turn = { phone, orderCode, saved, period, today: ctx.clock.today(), at }
  if (await takeTurn(trx, turn)) return incentives
  return refuse(trx, phone)
}

/** What the staff price takes off all lines together, in đồng. */
export function staffSaving(lines: readonly PricedLine[], incentives: StaffIncentives): number {
  return lines.reduce((sum, line) => sum + incentiveOf(line, incentives) * line.quantity, 0)
}

async function provePhone(ctx: Context, trx: Db, order: StaffOrder): Promise<string> {
  const { token, customerPhone, memberPhone } = order
  if (token === undefined) {
    if (memberPhone === undefined) throw new Refusal('staffIncentiveNotAllowed')
    return memberPhone
  }
  const use = { phone: customerPhone, purpose: 'staffPrice', sessionKey: token } as const
  if (!(await takeSessionKey(ctx, trx, use))) throw new Refusal('staffIncentiveNotAllowed')
  return customerPhone
}

async function refuse(trx: Db, phone: string): Promise<never> {
  const turn = await findTurn(trx, phone)
  if (!turn?.active || turn.usedBy === null) throw new Refusal('staffIncentiveNotAllowed')
  // Only whoever has proven a phone reads it in full.
  const field = turn.usedBy === phone ? phone : maskPhone(turn.usedBy)
  throw new Refusal('staffOrderExists', { field })
}

/** An order at the staff price was cancelled: its employee may place another one. Once. */
export async function releaseStaffAllowance(
  trx: Db,
  { orderCode, at }: { orderCode: string; at: Date },
): Promise<void> {
  await freeTurn(trx, orderCode, at)
}
