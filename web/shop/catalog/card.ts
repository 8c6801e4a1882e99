import type { Product } from '#domain/catalog/api.ts'
import { shownQuantity } from '#domain/catalog/shown-stock.ts'

/**
 * What a product card shows and the cart needs of a product. Pages carry their data twice, as
 * markup and for hydration, so cards leave the rest behind.
 */
export type CardProduct = Omit<
  Product,
  'images' | 'shortDescription' | 'categories' | 'subCategories'
> & { categoryIds: number[] }

export function toCard(product: Product): CardProduct {
  const { images: _, shortDescription: __, categories, subCategories: ___, ...card } = product
  const quantity = shownQuantity(product.quantity)
  return { ...card, quantity, categoryIds: categories.map((category) => category.id) }
}

/** Without the size at its end, where the card has a line for the size: `…, đặt giữ 1 mũi` above `1 mũi`. */
export function nameBesideUnit({ name, unit }: Pick<Product, 'name' | 'unit'>): string {
  const comma = name.lastIndexOf(', ')
  if (unit === '' || comma < 0) return name
  const [end, size] = [name.slice(comma + 2).toLowerCase(), unit.toLowerCase()]
  return end.endsWith(size) || size.endsWith(end) ? name.slice(0, comma) : name
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
