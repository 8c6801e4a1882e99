import * as api from '#domain/drugstore/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { changeStorePassword } from './change-password.ts'
import { endStoreDevice, listStoreDevices } from './devices.ts'
import { getStoreArea, getStoreName } from './get-store.ts'
import { getRedirectLink, listOwnLinks, updateRedirectLogin } from './links.ts'
import { getStoreSession, logoutStore } from './session-calls.ts'

export function drugstoreRoutes(app: App): void {
  route(app, api.getStoreName, getStoreName)
  route(app, api.getStoreArea, getStoreArea)
  route(app, api.getStoreSession, getStoreSession)
  route(app, api.logoutStore, logoutStore)
  route(app, api.changeStorePassword, changeStorePassword)
  route(app, api.listStoreDevices, listStoreDevices)
  route(app, api.endStoreDevice, endStoreDevice)
  route(app, api.getRedirectLink, getRedirectLink)
  route(app, api.updateRedirectLogin, updateRedirectLogin)
  route(app, api.listOwnLinks, listOwnLinks)
}
