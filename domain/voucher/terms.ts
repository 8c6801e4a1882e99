import type { CartVoucher } from '../cart/voucher-savings.ts'
import type { VietnamDay } from '../kernel/dates.ts'

/** What a voucher promises and what it asks for. */
export interface VoucherTerms extends CartVoucher {
  name: string
  description: string
  /** Cap of a percentage in đồng; 0 means none. */
  maxValue: number
  /** Đồng of goods it is for, after product discounts. */
  minGoods: number
  startsOn: VietnamDay
  /** The last day. */
  endsOn: VietnamDay
}
