import type { LandingBody } from '#domain/publishing/landing.ts'
import type { authors } from './authors.ts'
import type { tags, topics } from './topics.ts'

export interface SeedArticle {
  slug: string
  title: string
  excerpt: string
  topic: (typeof topics)[number]['slug']
  tags: (typeof tags)[number]['slug'][]
  author: keyof typeof authors
  /** What its picture shows; the picture is named by the article's slug. */
  alt: string
  /** Codes of products that are shown below it. */
  products: string[]
  /** Days before the loading on which it was published; below zero for one that is planned. */
  daysAgo: number
  /** As `toDocument` reads it. */
  text: string
}

/** What a page must ask of the database that it is loaded into. */
export interface Known {
  productId: (code: string) => number
  /** Null where there is no such campaign: the block is left out. */
  campaignId: (code: string) => number | null
  /** The end of the day so many days from now. */
  endOfDay: (daysFromNow: number) => string
}

export interface SeedLanding {
  /** As it is printed: `/Alipas/`. */
  slug: string
  daysAgo: number
  body: (known: Known) => LandingBody
}
