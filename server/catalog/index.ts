export { findEarning, type Earning } from './earning.ts'
export { getMenu } from './get-menu.ts'
export { canSellPoints } from './special-store.ts'
export { listPrices, type CurrentPrice } from './list-prices.ts'
export { freshIndex } from './search/live-index.ts'
export { findProductHits, type ProductHit } from './desk/find-product-hits.ts'
export { addProduct, saveProduct, type ProductFields } from './desk/save-product.ts'
export {
  findForDesk,
  listChoices,
  listForDesk,
  listMovements,
  type ProductListRow,
} from './desk/store.ts'
