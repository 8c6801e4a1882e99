/** What page, structured data and merchant feed say alike of buying a product. */
export interface Offer {
  /** In đồng: what the product costs without its discount, when it has one. */
  listPrice: number
  price: number
  availability: 'in_stock' | 'out_of_stock'
}

export function offerOf(product: {
  original_price: number
  discount_price: number
  quantity: number
}): Offer {
  return {
    listPrice: product.original_price,
    price: product.discount_price,
    availability: product.quantity > 0 ? 'in_stock' : 'out_of_stock',
  }
}
