/** Staff take a product off sale everywhere by giving it this code. */
const withdrawnCode = 'CC6'

/** Product code CC6 or quantity 0: flagged, and removed from carts (first specification, section 9). */
export function isWithdrawn(product: { product_code: string; quantity: number }): boolean {
  return product.product_code === withdrawnCode || product.quantity <= 0
}
