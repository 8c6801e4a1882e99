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
