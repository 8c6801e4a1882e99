import { waitsForMoney, type PaymentMethod } from './payment-method.ts'

/** How large an order may be whose buyer nobody knows. */
export interface UnprovenBound {
  /** Đồng for its goods. */
  maxTotal: number
  maxPieces: number
}

export interface OrderToProve {
  isMembers: boolean
  paymentMethod: PaymentMethod
  /** Đồng for its goods, after savings. */
  payment: number
  products: readonly { quantity: number }[]
}

/**
 * Whether an order needs the code of its phone before goods are kept for it (docs/rules/unproven-orders.md):
 * one that waits for money gives them back by itself, and a member has proven a phone.
 */
export function needsProof(order: OrderToProve, bound: UnprovenBound): boolean {
  const { isMembers, paymentMethod, payment, products } = order
  if (isMembers || waitsForMoney({ paymentMethod, total: payment })) return false
  const pieces = products.reduce((sum, { quantity }) => sum + quantity, 0)
  return payment > bound.maxTotal || pieces > bound.maxPieces
}
