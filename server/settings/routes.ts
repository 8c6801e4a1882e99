import * as api from '#domain/settings/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { getSetting } from './get-setting.ts'
import { getShopIdentity } from './get-shop-identity.ts'

export function settingsRoutes(app: App): void {
  route(app, api.getSetting, getSetting)
  route(app, api.getShopIdentity, getShopIdentity)
}
