/**
 * What people write: drafts, revisions, reviews and publications in time (docs/rules/content.md). Moments are
 * instants; the public reads what is in force by `published…`, whatever the hour.
 */
export {
  insertPublished,
  loadPublished,
  type LoadedContent,
  type LoadedNames,
} from './load-published.ts'
export { moveOldContent } from './move-old-content.ts'
export { listRunningPromotions } from './places/promotions.ts'
export { loadAnswers } from './experts/load-answers.ts'
export { beginProductContent } from './products/open-product.ts'
export { ensureDescribed } from './products/show-products.ts'
export { releaseRecords } from './releases/backoffice.ts'
export { ensureClaimsNothing } from './claims/ensure-claims-nothing.ts'
export { ruleSetOn } from './claims/rule-sets.ts'
export { publishingRoutes } from './routes.ts'
export { listContentEntries, listNewestArticles } from './list-entries.ts'
export { articleCategoryRecords } from './article-names/categories.ts'
export { articleTagRecords } from './article-names/tags.ts'
export { forgetOldLeads, leadListeners, leadRecords } from './landing/leads.ts'
export { expertCategoryRecords } from './experts/expert-categories.ts'
export { findSimilarAnswers } from './experts/similar-answers.ts'
export { expertRecords } from './experts/experts.ts'
export {
  beginAnswerItem,
  findExpertCategory,
  forgetAskerOf,
  giveAnswer,
  isExpert,
  listInForce,
  readAnswerItem,
  showGivenAnswer,
} from './experts/asked-answers.ts'
export { listContent } from './list-content.ts'
