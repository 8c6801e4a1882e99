import { vnd, type Vnd } from '../kernel/vnd.ts'

/** Fees in đồng; `byProvince` overrides the normal one (decisions, section 3). */
export interface ShippingFees {
  normal: number
  pickup: number
  byProvince: Readonly<Record<string, number>>
}

/** What delivery costs; nothing when the buyer fetches the goods. */
export function shippingFee(
  fees: ShippingFees,
  destination: { kind: 'pickup' } | { kind: 'delivery'; provinceId: number },
): Vnd {
  if (destination.kind === 'pickup') return vnd(fees.pickup)
  return vnd(fees.byProvince[String(destination.provinceId)] ?? fees.normal)
}

/** Whether delivery costs anything: reward vouchers come by themselves, goods and other gifts are carried. */
export function hasGoodsToCarry(order: {
  lines: readonly unknown[]
  gifts: readonly { kind: 'gift' | 'voucher' }[]
}): boolean {
  return order.lines.length > 0 || order.gifts.some(({ kind }) => kind === 'gift')
}
