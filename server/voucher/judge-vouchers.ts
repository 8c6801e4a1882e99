import type { PricedLine } from '#domain/cart/summary.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import type { JudgedVoucher } from './judged.ts'

export interface VoucherQuestion {
  codes: readonly string[]
  /** The signed-in member's; null for guests. */
  account: { id: number } | null
  /** Whose limits count for a guest. */
  phone?: string
  /** Null where no goods are weighed, as beside a genuine code. */
  lines: readonly PricedLine[] | null
  today: VietnamDay
  /** Unknown codes are counted against it, and refused when they are too many. */
  address?: string
}

/**
 * What each code saves on these goods together with the others, or why it cannot be used; in the
 * codes' order. Holds nothing. Refuses `rateLimited` after too many unknown codes of an address.
 */
export async function judgeVouchers(
  _ctx: Pick<Context, 'config' | 'limits'>,
  _db: Db,
  _asked: VoucherQuestion,
): Promise<JudgedVoucher[]> {
  throw new Error('not written yet')
}
