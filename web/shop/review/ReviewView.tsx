/** What draws reviews on a product's page, in one file of its own. */
export { RatingLine } from './RatingLine.tsx'
export { ReviewSection } from './ReviewSection.tsx'
