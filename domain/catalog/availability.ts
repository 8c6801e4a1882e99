/** Staff take a product off sale everywhere by giving it this code. */
const withdrawnCode = 'CC6'

/** As many of one product as an order takes, whatever the stock. */
export const maxLineQuantity = 999

/** As many as a cart can hold of a product: what is there, and what one order takes. */
export function mostOf({
  quantity,
  orderLimit,
}: {
  quantity: number
  orderLimit?: number
}): number {
  return Math.min(quantity, orderLimit ?? maxLineQuantity, maxLineQuantity)
}

/** Whether the product's own limit ends before its stock does. */
export function isLimitedPerOrder(product: { quantity: number; orderLimit?: number }): boolean {
  return product.orderLimit !== undefined && product.orderLimit < product.quantity
}

/** Product code CC6 or quantity 0: flagged, and removed from carts. */
export function isWithdrawn(product: { product_code: string; quantity: number }): boolean {
  return product.product_code === withdrawnCode || product.quantity <= 0
}
