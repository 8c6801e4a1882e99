import type { AggregateRating, Review } from 'schema-dts'
import type { ReviewsOfPage } from './load-reviews.ts'
import { reviewTexts as texts } from './texts.ts'

interface Rated {
  aggregateRating?: AggregateRating
  review?: Review[]
}

/** What a product's page says of its reviews in schema.org's words: what it shows, and nothing where it shows none. */
export function ratingOf(reviews: ReviewsOfPage | null): Rated {
  if (!reviews || reviews.rating.shown === 0) return {}
  const { rating, items } = reviews
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      ratingCount: rating.count,
      reviewCount: rating.shown,
      bestRating: 5,
      worstRating: 1,
    },
    review: items.map(({ stars, words, name, at }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: name || texts.somebody },
      datePublished: at.slice(0, 10),
      ...(words && { reviewBody: words }),
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
    })),
  }
}
