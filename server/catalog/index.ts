export { findEarning, type Earning } from './earning.ts'
export { getMenu } from './get-menu.ts'
export { canSellPoints } from './special-queries.ts'
export { listPrices, type CurrentPrice } from './list-prices.ts'
export { freshIndex } from './search/live-index.ts'
export { filterProducts } from './filter-products.ts'
export { listBestSellers } from './list-best-sellers.ts'
export { isAnyProductAddress, listSupplementNames } from './supplements.ts'
export { getAnyProduct, isProductSlug } from './queries.ts'
export { planShown, rememberShown, type Shown } from './shown.ts'
export { withRelated } from './with-related.ts'
export { listProducts } from './list-products.ts'
export { listProductsByCodes } from './backoffice/hit-queries.ts'
export { findProductHits, type ProductHit } from './backoffice/find-product-hits.ts'
export { addProduct, saveProduct, type ProductFields } from './backoffice/save-product.ts'
export {
  findForBackoffice,
  listChoices,
  listForBackoffice,
  listMovements,
  listUnknownProducts,
  type ProductListRow,
} from './backoffice/queries.ts'
