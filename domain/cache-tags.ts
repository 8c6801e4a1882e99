/**
 * What public answers show. A change drops the answers that bear one of its tags; the database tells
 * most of them itself (migrations/0043_fine_notices.sql, 0060_notices_of_the_best.sql, 0076_exact_packs.sql).
 *
 * | tag            | changes with                                                                |
 * | -------------- | --------------------------------------------------------------------------- |
 * | `catalog`      | categories, brands, synonyms, and what is too much to name one by one        |
 * | `products`     | any product: for what is made of all of them, and borne by no page           |
 * | `product:7`    | whatever people see of this product, its last pieces included                |
 * | `stock:7`      | every sale of it: for answers that tell the exact number                     |
 * | `availability` | something sells out or comes back                                            |
 * | `bought`       | every minute: for what was bought last                                       |
 * | `minute`       | every minute: for what is open now; borne by no page                        |
 * | `lists`        | which products a list can have, how it counts them, and what sells best      |
 * | `prices`       | a price: for lists sorted by it or narrowed to any other than the ranges     |
 * | `words`        | what a search reads                                                          |
 * | `category:3`   | a product gets among those that sell best; `group:3` is of its sub-category  |
 * | `slugs`        | an address of a product                                                      |
 * | `family:-42`   | a product becomes one more pack of this family (a hash of its name)          |
 * | `text:faq`     | a page of fixed content; `texts` is all of them                              |
 * | `content:article` | something of this kind begins, ends or moves; `item:12` is one of them    |
 * | `content`      | banners, promotions, offers                                                  |
 * | `setting:shop` | one setting; `settings` is all of them                                       |
 * | `games`        | a game is approved, closed or changed                                       |
 * | `game:slug`    | a campaign of chance is closed, drawn or told                                |
 * | `loyalty`      | gifts and vouchers; `programme` changes when other products bring points     |
 */
export type CacheTag =
  | 'catalog'
  | 'products'
  | 'availability'
  | 'bought'
  | 'minute'
  | 'lists'
  | 'prices'
  | 'words'
  | 'slugs'
  | 'content'
  | 'texts'
  | 'location'
  | 'settings'
  | 'loyalty'
  | 'programme'
  | 'drugstores'
  | 'games'
  | `${'product' | 'stock' | 'group' | 'category' | 'family' | 'item'}:${number}`
  | `${'text' | 'setting' | 'content' | 'game'}:${string}`

/**
 * What an answer does not show yet: something may have come into its list, or is counted there. Kept answers may
 * miss it for a second; whatever they do show bears `product:7` beside it, and is as true as ever.
 */
export const laterKinds: ReadonlySet<string> = new Set([
  'lists',
  'prices',
  'words',
  'bought',
  'group',
  'category',
])

/** Of answers that tell how many of these products there are. */
export function productTags(products: readonly { id: number }[]): CacheTag[] {
  return products.flatMap(({ id }): CacheTag[] => [`product:${id}`, `stock:${id}`])
}

/**
 * Pages round what is in stock (`shownQuantity`), so that not every sale changes them, and leave what is of this
 * minute to the browser's clock.
 */
export function tagsOfPage(tags: Iterable<CacheTag>): CacheTag[] {
  return [...new Set(tags)].filter((tag) => !tag.startsWith('stock:') && tag !== 'minute')
}
