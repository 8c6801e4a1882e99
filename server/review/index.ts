/** What buyers say of what they got (docs/rules/reviews.md). */
export { reviewChecks } from './checks.ts'
export { exportWithReviews } from './export-with-reviews.ts'
export { reviewListeners } from './listeners.ts'
export { loadReviews, type LoadedReview } from './load-reviews.ts'
export { reviewMover } from './move-person.ts'
