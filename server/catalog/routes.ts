import * as api from '#domain/catalog/api.ts'
import * as vaccineApi from '#domain/vaccine/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { filterProducts } from './filter-products.ts'
import { getMenu } from './get-menu.ts'
import { getProductById } from './get-product-by-id.ts'
import { getProductBySlug } from './get-product-by-slug.ts'
import { listAllProducts } from './list-all-products.ts'
import { listBestSellers } from './list-best-sellers.ts'
import { listNewProducts } from './list-new-products.ts'
import { listPointPackages as definition } from '#domain/catalog/point-packages/api.ts'
import { listWeights as weights } from '#domain/order/fees/api.ts'
import { listWeights } from './list-weights.ts'
import { listPointPackages } from './list-point-packages.ts'
import { listProductsByIds } from './list-products-by-ids.ts'
import { listPromotedProducts } from './list-promoted-products.ts'
import { getVaccineProduct, listVaccineProducts } from './list-vaccine-products.ts'
import { suggestProducts } from './suggest-products.ts'

export function catalogRoutes(app: App): void {
  route(app, api.getMenu, getMenu)
  route(app, api.listAllProducts, listAllProducts)
  route(app, api.listBestSellers, listBestSellers)
  route(app, api.listPromotedProducts, listPromotedProducts)
  route(app, api.listNewProducts, listNewProducts)
  route(app, api.getProductBySlug, getProductBySlug)
  route(app, api.getProductById, getProductById)
  route(app, api.listProductsByIds, listProductsByIds)
  route(app, api.filterProducts, filterProducts)
  route(app, api.suggestProducts, suggestProducts)
  route(app, definition, listPointPackages)
  route(app, weights, listWeights)
  route(app, vaccineApi.listVaccineProducts, listVaccineProducts)
  route(app, vaccineApi.getVaccineProduct, getVaccineProduct)
}
