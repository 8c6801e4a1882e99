export { listPrices, type CurrentPrice } from './list-prices.ts'
export { freshIndex } from './search/live-index.ts'
export { saveProducts, type NewProduct } from './save-products.ts'
export { insertSynonyms as saveSynonyms, insertTaxonomy as saveTaxonomy } from './save-store.ts'
