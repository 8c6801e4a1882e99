import type { PersonMover } from '../platform/person-mover.ts'

export const reviewMover: PersonMover = {
  columns: { 'product_review.member_id': 'reviews', 'review_ask.member_id': 'reviews' },
}
