import * as api from '#domain/drugstore/api.ts'
import * as deskApi from '#domain/drugstore/desk/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { changeStorePassword } from './change-password.ts'
import { addStoreAccount, changeStoreAccount, resetStoreAccount } from './desk/accounts.ts'
import { exportStoresRoute } from './desk/export-stores.ts'
import { importRoutes } from './desk/import/routes.ts'
import { addStoreLink, changeStoreLink } from './desk/links.ts'
import { getDeskStore, listDeskStores } from './desk/read-stores.ts'
import { addDeskStore, changeDeskStore } from './desk/write-stores.ts'
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
  deskRoutes(app)
}

function deskRoutes(app: App): void {
  route(app, deskApi.listDeskStores, listDeskStores)
  route(app, deskApi.getDeskStore, getDeskStore)
  route(app, deskApi.addDeskStore, addDeskStore)
  route(app, deskApi.changeDeskStore, changeDeskStore)
  route(app, deskApi.addStoreAccount, addStoreAccount)
  route(app, deskApi.changeStoreAccount, changeStoreAccount)
  route(app, deskApi.resetStoreAccount, resetStoreAccount)
  route(app, deskApi.addStoreLink, addStoreLink)
  route(app, deskApi.changeStoreLink, changeStoreLink)
  exportStoresRoute(app)
  importRoutes(app)
}
