import * as api from '#domain/content/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { getStaticPage } from './get-static-page.ts'
import { listBanners } from './list-banners.ts'
import { listPromotions } from './list-promotions.ts'

/** `getPromotion` and the popup show products: the catalogue serves them from what this module knows. */
export function contentRoutes(app: App): void {
  route(app, api.listBanners, listBanners)
  route(app, api.getStaticPage, getStaticPage)
  route(app, api.listPromotions, listPromotions)
}
