import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { VoucherProblem } from '#domain/voucher/api.ts'
import type { VoucherTerms } from '#domain/voucher/terms.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { formerHoldersOf, holderOf } from './holder.ts'
import { findProblemOfVoucher, lastDayOf } from './evaluate-rules.ts'
import { findVouchers, type FoundVoucher } from './evaluate-queries.ts'
import { hashedVoucherCode } from './voucher-code.ts'

export interface CounterQuestion {
  code: string
  /** The customer's; both missing while nobody was asked. */
  phone?: string | undefined
  account: { id: number } | null
  today: VietnamDay
}

/** A voucher as a pharmacy meets it. */
export interface CounterVoucher {
  campaignId: number
  /** Null for everybody's code. */
  voucherId: number | null
  terms: VoucherTerms
  counter: FoundVoucher['counter']
  counterOtp: boolean
  /** Made for one member. */
  isBound: boolean
  /** Whose limits a use counts for; null while nobody was asked. */
  holder: string | null
  /** Whose uses fill the same limit. */
  beside: readonly string[]
  /** Why it cannot be used whatever is bought; null when it can (docs/rules/vouchers.md §2). */
  problem: VoucherProblem | null
}

/** What stands behind a code that a customer shows, without locks; null for an unknown one. */
export async function findVoucherAtCounter(
  { config }: Pick<Context, 'config'>,
  db: Db,
  asked: CounterQuestion,
): Promise<CounterVoucher | null> {
  const { code, phone, account } = asked
  const holder = phone === undefined ? null : holderOf(config.secretKey, whoIs(phone, account))
  const beside = phone === undefined || account ? [] : formerHoldersOf(config, phone)
  const holders = holder === null ? [] : [holder, ...beside]
  const found = (await findVouchers(db, hashedVoucherCode(config, code), holders)).get(code)
  if (!found) return null
  return {
    campaignId: found.id,
    voucherId: found.voucherId,
    terms: { ...found, endsOn: lastDayOf(found) },
    counter: found.counter,
    counterOtp: found.counterOtp,
    isBound: found.accountId !== null,
    holder,
    beside,
    problem: findProblemOfVoucher(found, asked),
  }
}

function whoIs(phone: string, account: { id: number } | null) {
  return account ? { phone, accountId: account.id } : { phone }
}
