import type { CartVoucher } from '#domain/cart/voucher-savings.ts'
import type { Voucher, VoucherProblem } from '#domain/voucher/api.ts'

/** What became of a code that somebody wants to use. */
export type JudgedVoucher = UsableVoucher | RefusedVoucher

export interface UsableVoucher {
  /** As it was entered. */
  code: string
  usable: true
  terms: CartVoucher
  campaignId: number
  /** Null for everybody's code. */
  voucherId: number | null
  name: string
  /** Đồng, with all the other usable ones of the same question. */
  saving: number
  /** As the API shows it. */
  voucher: Voucher
}

export interface RefusedVoucher {
  code: string
  usable: false
  problem: VoucherProblem
  /** The problem in Vietnamese, saying what to do next. */
  reason: string
  /** Missing where the terms are nobody's business: unknown codes, other members' vouchers. */
  voucher?: Voucher
}
