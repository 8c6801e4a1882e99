import * as api from '#domain/catalog/api.ts'
import { getPromotion as promotionWithProducts } from '#domain/content/api.ts'
import * as vaccineApi from '#domain/vaccine/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { filterProducts } from './filter-products.ts'
import { getMenu } from './get-menu.ts'
import { getPopup } from './get-popup.ts'
import { getProductById } from './get-product-by-id.ts'
import { getProductBySlug } from './get-product-by-slug.ts'
import { getPromotion } from './get-promotion.ts'
import { listAllProducts } from './list-all-products.ts'
import { listBestSellers } from './list-best-sellers.ts'
import { listNewProducts } from './list-new-products.ts'
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
  route(app, api.getPopup, getPopup)
  route(app, promotionWithProducts, getPromotion)
  route(app, api.listPointPackages, listPointPackages)
  route(app, vaccineApi.listVaccineProducts, listVaccineProducts)
  route(app, vaccineApi.getVaccineProduct, getVaccineProduct)
}
