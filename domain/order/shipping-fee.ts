import { vnd, type Vnd } from '../kernel/vnd.ts'
import type { OrderType } from '../location/delivery.ts'

interface FeesOfType {
  normal: number
  pickup: number
  byProvince: Readonly<Record<string, number>>
}

/**
 * Fees in đồng by order type and region; `byProvince` overrides the normal one. The vaccine-centre
 * shop has the same fees unless it has its own.
 */
export interface ShippingFees extends FeesOfType {
  vaccine?: FeesOfType | undefined
}

/** What delivery costs; by default nothing when the buyer fetches the goods. */
export function shippingFee(
  fees: ShippingFees,
  destination: { kind: 'pickup' } | { kind: 'delivery'; provinceId: number },
  orderType: OrderType = 'normal',
): Vnd {
  const { normal, pickup, byProvince } = (orderType === 'vaccine' ? fees.vaccine : null) ?? fees
  if (destination.kind === 'pickup') return vnd(pickup)
  return vnd(byProvince[String(destination.provinceId)] ?? normal)
}

/** Whether delivery costs anything: reward vouchers come by themselves, goods and other gifts are carried. */
export function hasGoodsToCarry(order: {
  lines: readonly unknown[]
  gifts: readonly { kind: 'gift' | 'voucher' }[]
}): boolean {
  return order.lines.length > 0 || order.gifts.some(({ kind }) => kind === 'gift')
}
