import type { PricedLine } from '#domain/cart/summary.ts'
import { eligibleLines, valueOf } from '#domain/cart/voucher-savings.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { VoucherProblem } from '#domain/voucher/api.ts'
import type { FoundVoucher } from './evaluate-queries.ts'

export interface ProblemFound {
  problem: VoucherProblem
  /** Đồng of goods that are still needed. */
  missing?: number
  /** The other vouchers save all there is to save. */
  isLeftOver?: boolean
}

export interface GoodsQuestion {
  account: { id: number } | null
  /** Null where no goods are weighed. */
  lines: readonly PricedLine[] | null
  today: VietnamDay
}

/** Why these goods or this person cannot use a voucher at all; null when they can (docs/rules/vouchers.md §2). */
export function findProblem(voucher: FoundVoucher, asked: GoodsQuestion): ProblemFound | null {
  const problem = findProblemOfVoucher(voucher, asked)
  if (problem) return { problem }
  // A prize is handed over at a counter; an order has nothing that it would take anything off.
  if (voucher.counter === 'prize') return { problem: 'counterOnly' }
  return asked.lines && goodsProblem(voucher, asked.lines)
}

/** The same without the goods, for whoever weighs them by other rules. */
export function findProblemOfVoucher(
  voucher: FoundVoucher,
  { account, today }: Pick<GoodsQuestion, 'account' | 'today'>,
): VoucherProblem | null {
  return (
    personalProblem(voucher, account) ??
    stateProblem(voucher) ??
    timeProblem(voucher, today) ??
    limitProblem(voucher)
  )
}

function personalProblem(
  voucher: FoundVoucher,
  account: { id: number } | null,
): VoucherProblem | null {
  if (!voucher.published || voucher.state === 'revoked') return 'unknown'
  if (account === null) {
    return voucher.membersOnly || voucher.accountId !== null ? 'membersOnly' : null
  }
  const isOthers = voucher.accountId !== null && voucher.accountId !== account.id
  return isOthers ? 'otherMember' : null
}

function stateProblem({ state }: FoundVoucher): VoucherProblem | null {
  return state === 'held' || state === 'used' ? state : null
}

function timeProblem(voucher: FoundVoucher, today: VietnamDay): VoucherProblem | null {
  if (today < voucher.startsOn) return 'notStarted'
  return today > lastDayOf(voucher) ? 'expired' : null
}

/** A voucher of its own keeps the day it was given with, whatever becomes of its campaign. */
export function lastDayOf(voucher: Pick<FoundVoucher, 'expiresOn' | 'endsOn'>): VietnamDay {
  return voucher.expiresOn ?? voucher.endsOn
}

function limitProblem(voucher: FoundVoucher): VoucherProblem | null {
  const { used, totalLimit, taken, perMemberLimit } = voucher
  if (totalLimit !== null && used >= totalLimit) return 'exhausted'
  return perMemberLimit !== null && taken >= perMemberLimit ? 'memberLimit' : null
}

function goodsProblem(voucher: FoundVoucher, lines: readonly PricedLine[]): ProblemFound | null {
  const goods = valueOf(eligibleLines(lines, voucher))
  if (goods === 0) return { problem: 'noEligibleGoods' }
  return goods < voucher.minGoods
    ? { problem: 'minGoods', missing: voucher.minGoods - goods }
    : null
}
