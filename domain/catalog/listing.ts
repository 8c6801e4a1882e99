/**
 * A product with this code takes part in promotions only: it is known by its id and its address,
 * but no list, search or cart shows it.
 */
export const unlistedProductCode = 'CC6'

/**
 * How a product is sold: with the rest of the shop; by the vaccine-centre shop alone; or as a package
 * of points. Only the first kind stands in the shop's lists, search, feeds and sitemaps.
 */
export type ProductType = 'sale' | 'vaccine' | 'points'

/** Neighbours on a product's page. */
export const relatedCount = 8

/** So many of them staff choose themselves. */
export const maxRelated = 8
