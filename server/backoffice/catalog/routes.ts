import * as api from '#domain/catalog/backoffice/api.ts'
import * as settings from '#domain/settings/backoffice/api.ts'
import { route, type App } from '../../platform/http/app.ts'
import { changeSetting } from '../settings/change-setting.ts'
import { dropSettingSecret, listSettingSecrets, setSettingSecret } from '../settings/secrets.ts'
import { listSettingChanges } from '../settings/list-setting-changes.ts'
import { servePriceList } from '../prices/price-list.ts'
import { servePricePlans } from '../prices/plans.ts'
import { shelfRoutes } from '../shelf/index.ts'
import { listBackofficeSettings } from '../settings/list-settings.ts'
import { adjustStock } from './adjust-stock.ts'
import { copyProduct } from './copy-product.ts'
import { getBackofficeProduct, listCatalogChoices } from './get-product.ts'
import { listPriceChanges } from './list-price-changes.ts'
import { listBackofficeProducts } from './list-products.ts'
import { serveNewProducts } from './new-products/index.ts'
import { changeProduct, createProduct } from './save-product.ts'

/** What staff edit of the shop itself: products with their stock, and settings. */
export function backofficeCatalogRoutes(app: App): void {
  route(app, api.listBackofficeProducts, listBackofficeProducts)
  route(app, api.getBackofficeProduct, getBackofficeProduct)
  route(app, api.listCatalogChoices, listCatalogChoices)
  route(app, api.listPriceChanges, listPriceChanges)
  route(app, api.createProduct, createProduct)
  route(app, api.changeProduct, changeProduct)
  route(app, api.copyProduct, copyProduct)
  serveNewProducts(app)
  route(app, api.adjustStock, adjustStock)
  route(app, settings.listBackofficeSettings, listBackofficeSettings)
  route(app, settings.changeSetting, changeSetting)
  route(app, settings.listSettingChanges, listSettingChanges)
  route(app, settings.listSettingSecrets, listSettingSecrets)
  route(app, settings.setSettingSecret, setSettingSecret)
  route(app, settings.dropSettingSecret, dropSettingSecret)
  shelfRoutes(app)
  servePricePlans(app)
  servePriceList(app)
}
