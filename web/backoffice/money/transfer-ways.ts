import type { BankTransaction } from '#domain/payment/backoffice/api.ts'
import type { BankState } from '#domain/payment/refunds.ts'

export type WayOut = 'allocate' | 'acceptShort' | 'refund' | 'ignore'

const ofState: Partial<Record<BankState, readonly WayOut[]>> = {
  partial: ['acceptShort', 'refund'],
  unmatched: ['allocate', 'refund', 'ignore'],
}

/** What staff can do with a transfer that the rules have left to them. */
export function waysOut({ state }: Pick<BankTransaction, 'state'>): readonly WayOut[] {
  return ofState[state] ?? []
}
