/** What a page says of itself to search engines and in a browser tab. */
export interface PageMeta {
  title: string
  description?: string
  /** Path of the page's one true address; without it the current path. */
  canonical?: string
  image?: string
  /** Where it has no picture of its own for shared links: one is drawn of its title. */
  share?: { kind: 'article' | 'landing' | 'blog' | 'product'; title: string }
  /** Personal or endless pages are kept out of search engines. */
  noindex?: boolean
  /** Of an application of its own beside the shop. */
  manifest?: string
  /** Newest things of it for readers of feeds. */
  feed?: { title: string; href: string }
  type?: 'website' | 'product' | 'article'
  jsonLd?: readonly object[]
  /** Sites that may show it within their own pages; none: nobody may. */
  embeddedBy?: readonly string[]
}

export interface PageHandle<T> {
  meta(data: T, url: { pathname: string; search: string }): PageMeta
  /** What the page reads of its address's query while it renders; the rest makes no page of its own. */
  parameters?: readonly string[]
  /** Shows nothing of use before its script runs: the script goes first. */
  needsScript?: boolean
  /** Names what is in the browser's cart as soon as the document has come (`features/cart/early-cart.ts`). */
  hasEarlyCart?: boolean
  /** Never kept: the answer belongs to one visitor. */
  personal?: boolean
}

export type AnyPageHandle = PageHandle<unknown>

/** Types a page's `handle` by its loader's data. */
export function pageHandle<T>(handle: PageHandle<T>): AnyPageHandle {
  return handle
}
