import * as api from '#domain/pharmacy/api.ts'
import * as locatorApi from '#domain/pharmacy/locator/api.ts'
import * as backofficeApi from '#domain/pharmacy/backoffice/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { changePharmacyPassword } from './change-password.ts'
import {
  addPharmacyAccount,
  changePharmacyAccount,
  resetPharmacyAccount,
} from './backoffice/accounts.ts'
import { addPharmacyLink, changePharmacyLink } from './backoffice/links.ts'
import { servePharmacies } from './backoffice/pharmacies.ts'
import { endPharmacyDevice, listPharmacyDevices } from './devices.ts'
import { getPharmacyName, pharmacyAreaWith, type ListGames } from './get-queries.ts'
import { listPharmacies } from './locator/list-pharmacies.ts'
import {
  listPharmacyDistricts,
  listPharmacyProvinces,
  listPharmacyWards,
} from './locator/list-places.ts'
import { getRedirectLink, listOwnLinks, updateRedirectLogin } from './links.ts'
import { getPharmacySession, logoutPharmacy } from './session-calls.ts'

/** `listGames` is told by who stands above: games know pharmacies. */
export function pharmacyRoutes(app: App, listGames: ListGames): void {
  route(app, api.getPharmacyName, getPharmacyName)
  route(app, api.getPharmacyArea, pharmacyAreaWith(listGames))
  route(app, api.getPharmacySession, getPharmacySession)
  route(app, api.logoutPharmacy, logoutPharmacy)
  route(app, api.changePharmacyPassword, changePharmacyPassword)
  route(app, api.listPharmacyDevices, listPharmacyDevices)
  route(app, api.endPharmacyDevice, endPharmacyDevice)
  route(app, api.getRedirectLink, getRedirectLink)
  route(app, api.updateRedirectLogin, updateRedirectLogin)
  route(app, api.listOwnLinks, listOwnLinks)
  locatorRoutes(app)
  backofficeRoutes(app)
}

function locatorRoutes(app: App): void {
  route(app, locatorApi.listPharmacies, listPharmacies)
  route(app, locatorApi.listPharmacyProvinces, listPharmacyProvinces)
  route(app, locatorApi.listPharmacyDistricts, listPharmacyDistricts)
  route(app, locatorApi.listPharmacyWards, listPharmacyWards)
}

function backofficeRoutes(app: App): void {
  servePharmacies(app)
  route(app, backofficeApi.addPharmacyAccount, addPharmacyAccount)
  route(app, backofficeApi.changePharmacyAccount, changePharmacyAccount)
  route(app, backofficeApi.resetPharmacyAccount, resetPharmacyAccount)
  route(app, backofficeApi.addPharmacyLink, addPharmacyLink)
  route(app, backofficeApi.changePharmacyLink, changePharmacyLink)
}
