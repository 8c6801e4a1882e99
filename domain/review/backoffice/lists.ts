import { listing } from '../../listing.ts'
import { listedReview, listReviews, reviewFilters } from './api.ts'

/** By cursor, the newest first: new ones come while somebody looks. */
export const reviewList = listing({
  path: 'reviews',
  reads: 'reviews.read',
  shares: 'reviews.moderate',
  row: listedReview,
  filters: reviewFilters,
  sorts: [],
  list: listReviews,
})
