import { toVietnamIso, type VietnamDay } from '#domain/kernel/dates.ts'
import { toWireTerms, type Voucher } from '#domain/voucher/api.ts'
import type { VoucherTerms } from '#domain/voucher/terms.ts'

interface ShownVoucher {
  code: string
  /** Null for everybody's code. */
  state: 'free' | 'held' | 'used' | 'revoked' | null
  /** The last day of one with a code of its own. */
  expiresOn: VietnamDay | null
  issuedAt: Date | null
  /** What holds or used it. */
  cause?: string | null
}

/** A voucher as the API shows it on a Vietnam day. */
export function toVoucher(
  terms: VoucherTerms & { id: number },
  voucher: ShownVoucher,
  today: VietnamDay,
): Voucher {
  const endsOn = voucher.expiresOn ?? terms.endsOn
  const state = voucher.state ?? 'free'
  const orderCode = voucher.cause?.startsWith('order:') && voucher.cause.slice('order:'.length)
  return {
    ...toWireTerms({ ...terms, endsOn }),
    code: voucher.code,
    campaign_id: terms.id,
    state: state === 'free' && endsOn < today ? 'expired' : state,
    ...(orderCode ? { order_code: orderCode } : {}),
    ...(voucher.issuedAt ? { issued_at: toVietnamIso(voucher.issuedAt) } : {}),
  }
}
