export { findEarning, type Earning } from './earning.ts'
export { getMenu } from './get-menu.ts'
export { canSellPoints } from './special-queries.ts'
export { listPrices, type CurrentPrice } from './list-prices.ts'
export { findSoldOut, listPricesForBuyers } from './sold-out.ts'
export { holdPrice, settlePrices, type HeldPrice } from './prices/in-force.ts'
export { findHighest, replanPrices } from './prices/write-prices.ts'
export {
  approvePlan,
  dropPlan,
  endPlan,
  insertPlan,
  updatePlan,
  type NewPlan,
} from './prices/plan-queries.ts'
export { listPlannedChanges, type PlannedChange } from './prices/planned-changes.ts'
export { openPriceClock } from './prices/price-clock.ts'
export { freshIndex } from './search/live-index.ts'
export { filterProducts } from './filter-products.ts'
export { listBestSellers } from './list-best-sellers.ts'
export { isAnyProductAddress, listSupplementNames } from './supplements.ts'
export { getAnyProduct, isProductSlug } from './queries.ts'
export { planShown, rememberShown, type Shown } from './shown.ts'
export { withRelated } from './with-related.ts'
export { listProducts } from './list-products.ts'
export { findProductId, listProductsByCodes } from './backoffice/hit-queries.ts'
export { findProductHits, type ProductHit } from './backoffice/find-product-hits.ts'
export {
  addProduct,
  saveProduct,
  type NewProductFields,
  type ProductFields,
} from './backoffice/save-product.ts'
export { addFirstShelf } from './backoffice/add-first-shelf.ts'
export {
  findForBackoffice,
  listChoices,
  listForBackoffice,
  listMovements,
  listShelfNames,
  listSoldByCodes,
  listUnknownProducts,
  type ProductListRow,
  type ShelfName,
} from './backoffice/queries.ts'
export {
  categoryRows,
  findCategory,
  insertCategory,
  updateCategory,
} from './backoffice/shelf/categories.ts'
export {
  findSubCategory,
  insertSubCategory,
  subCategoryRows,
  updateSubCategory,
} from './backoffice/shelf/sub-categories.ts'
export { brandRows, findBrand, insertBrand, updateBrand } from './backoffice/shelf/brands.ts'
export {
  deleteSynonym,
  insertSynonym,
  synonymRows,
  updateSynonym,
} from './backoffice/shelf/synonyms.ts'
export { findShelfFacts, mergeShelf, removeShelf, type ShelfKind } from './backoffice/shelf/ends.ts'
export {
  holdMenuOrder,
  listMenuOrder,
  writeMenuOrder,
  type OrderedIds,
} from './backoffice/shelf/menu-order.ts'
