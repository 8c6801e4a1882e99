/** What people write and publish through one engine: drafts, revisions, reviews, publications. */
export const contentKinds = [
  'article',
  'landing',
  'answer',
  'page',
  'banner',
  'popup',
  'promotion',
  'product',
] as const
export type ContentKind = (typeof contentKinds)[number]

/**
 * Whose addresses must differ. Fixed pages and landing pages share the shop's root with each other; products
 * stand behind them (`/{slug}/` looks for a page first).
 */
export const slugScopes: Record<ContentKind, string> = {
  article: 'article',
  landing: 'root',
  answer: 'answer',
  page: 'root',
  banner: 'banner',
  popup: 'popup',
  promotion: 'promotion',
  // By its number: the address of a product is the catalogue's.
  product: 'product',
}

/** What stands on other pages and has no address of its own: its slug is a name for staff alone. */
export const kindsWithoutAddress: ReadonlySet<ContentKind> = new Set(['banner', 'popup'])
