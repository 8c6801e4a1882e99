import * as api from '#domain/catalog/desk/api.ts'
import * as settings from '#domain/settings/desk/api.ts'
import { route, type App } from '../../platform/http/app.ts'
import { changeSetting } from '../settings/change-setting.ts'
import { listSettingChanges } from '../settings/list-setting-changes.ts'
import { listDeskSettings } from '../settings/list-settings.ts'
import { adjustStock } from './adjust-stock.ts'
import { getDeskProduct, listCatalogChoices } from './get-product.ts'
import { listDeskProducts } from './list-products.ts'
import { changeProduct, createProduct } from './save-product.ts'
import { uploadRoutes } from './upload-picture.ts'

/** What staff edit of the shop itself: products with their stock, and settings. */
export function deskCatalogRoutes(app: App): void {
  route(app, api.listDeskProducts, listDeskProducts)
  route(app, api.getDeskProduct, getDeskProduct)
  route(app, api.listCatalogChoices, listCatalogChoices)
  route(app, api.createProduct, createProduct)
  route(app, api.changeProduct, changeProduct)
  route(app, api.adjustStock, adjustStock)
  uploadRoutes(app)
  route(app, settings.listDeskSettings, listDeskSettings)
  route(app, settings.changeSetting, changeSetting)
  route(app, settings.listSettingChanges, listSettingChanges)
}
