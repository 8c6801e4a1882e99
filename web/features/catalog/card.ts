import type { Product } from '#domain/catalog/api.ts'

/**
 * What a product card shows and the cart needs of a product. Pages carry their data twice, as
 * markup and for hydration, so cards leave the rest behind.
 */
export type CardProduct = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'product_type'
  | 'product_code'
  | 'original_price'
  | 'discount_price'
  | 'quantity'
  | 'estimatedPoint'
  | 'pointAmount'
  | 'brand'
  | 'autoReplen'
  | 'thumbnail'
  | 'unit'
  | 'rating'
  | 'sold'
> & { categoryIds: number[] }

export function toCard(product: Product): CardProduct {
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    product_type: product.product_type,
    product_code: product.product_code,
    original_price: product.original_price,
    discount_price: product.discount_price,
    quantity: product.quantity,
    estimatedPoint: product.estimatedPoint,
    pointAmount: product.pointAmount,
    brand: product.brand,
    autoReplen: product.autoReplen,
    thumbnail: product.thumbnail,
    unit: product.unit,
    rating: product.rating,
    sold: product.sold,
    categoryIds: product.categories.map((category) => category.id),
  }
}

/** The card as a product again, for the cart; what the card left behind is empty. */
export function productOfCard({ categoryIds, ...card }: CardProduct): Product {
  return {
    ...card,
    categories: categoryIds.map((id) => ({ id, name: '', slug: '' })),
    subCategories: [],
    images: [card.thumbnail],
    shortDescription: '',
  }
}
