import type { App } from '../../platform/http/app.ts'
import { serveBrands } from './brands.ts'
import { serveCategories } from './categories.ts'
import { serveCenters } from './centers.ts'
import { serveMenuOrder } from './menu-order.ts'
import { serveSubCategories } from './sub-categories.ts'
import { serveSynonyms } from './synonyms.ts'

export { brandRecords } from './brands.ts'
export { centerRecords } from './centers.ts'
export { categoryRecords } from './categories.ts'
export { subCategoryRecords } from './sub-categories.ts'
export { synonymRecords } from './synonyms.ts'

/** What products stand in, and by what a search finds them. */
export function shelfRoutes(app: App): void {
  serveCategories(app)
  serveSubCategories(app)
  serveBrands(app)
  serveSynonyms(app)
  serveCenters(app)
  serveMenuOrder(app)
}
