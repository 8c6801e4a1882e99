/** How large an order may be. */
export interface OrderBound {
  /** Đồng for its goods. */
  maxTotal: number
  maxPieces: number
}

export interface OrderToProve {
  isMembers: boolean
  /** Đồng for its goods, after savings. */
  payment: number
  products: readonly { quantity: number }[]
}

/**
 * Whether an order needs the code of its phone before goods are kept for it (docs/rules/unproven-orders.md):
 * one that waits for its money keeps them for a day. A member has proven a phone.
 */
export function needsProof(order: OrderToProve, bound: OrderBound): boolean {
  return !order.isMembers && isBeyond(order, bound)
}

/** Whether an order is larger than a bound, by its đồng or its pieces. */
export function isBeyond(
  { payment, products }: Omit<OrderToProve, 'isMembers'>,
  bound: OrderBound,
): boolean {
  const pieces = products.reduce((sum, { quantity }) => sum + quantity, 0)
  return payment > bound.maxTotal || pieces > bound.maxPieces
}
