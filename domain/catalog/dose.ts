/** A shot, given at a centre: whoever orders one comes to it, and nothing of it is carried. */
export function isDose(productType: string): boolean {
  return productType === 'vaccine'
}

/** Whether a cart or an order of the vaccine-centre shop holds a shot. */
export function holdsDose(products: readonly { product_type: string }[]): boolean {
  return products.some(({ product_type: type }) => isDose(type))
}
