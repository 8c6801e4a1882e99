import type { CacheTag } from '#domain/contract.ts'

/** What a page says of itself to search engines and in a browser tab. */
export interface PageMeta {
  title: string
  description?: string
  /** Path of the page's one true address; without it the current path. */
  canonical?: string
  image?: string
  /** Personal or endless pages are kept out of search engines. */
  noindex?: boolean
  /** Of an application of its own beside the shop. */
  manifest?: string
  type?: 'website' | 'product' | 'article'
  jsonLd?: readonly object[]
}

export interface PageHandle<T> {
  meta(data: T, url: { pathname: string; search: string }): PageMeta
  /** What the page depends on, when it may be kept for everyone. Default: all public content. */
  tags?: readonly CacheTag[]
  /** Shows nothing of use before its script runs (the cart is the browser's): the script goes first. */
  needsScript?: boolean
  /** Never kept: the answer belongs to one visitor. */
  personal?: boolean
}

export type AnyPageHandle = PageHandle<unknown>

/** Types a page's `handle` by its loader's data. */
export function pageHandle<T>(handle: PageHandle<T>): AnyPageHandle {
  return handle
}

/** With 'programme': products tell what points they bring. */
export const defaultTags: readonly CacheTag[] = [
  'catalog',
  'availability',
  'content',
  'settings',
  'programme',
]
