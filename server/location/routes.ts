import * as api from '#domain/location/api.ts'
import { listFeeRules } from '#domain/order/fees/api.ts'
import { route, type App } from '#server/platform/http/app.ts'
import {
  getDeliveryPromise,
  getEstimatedDelivery,
  listWarehouseLeadTimes,
} from './estimate-delivery.ts'
import { readFeeRules } from './fees/fee-table.ts'
import { getAddressNames } from './get-address-names.ts'
import { listNewWards, listOldPlaces } from './list-new-units.ts'
import { listDistricts, listWards } from './list-old-units.ts'
import { listNewProvinces, listProvinces } from './list-provinces.ts'

export function locationRoutes(app: App): void {
  route(app, api.listProvinces, listProvinces)
  route(app, api.listDistricts, listDistricts)
  route(app, api.listWards, listWards)
  route(app, api.getAddressNames, getAddressNames)
  route(app, api.listNewProvinces, listNewProvinces)
  route(app, api.listNewWards, listNewWards)
  route(app, api.listOldPlaces, listOldPlaces)
  route(app, api.getEstimatedDelivery, getEstimatedDelivery)
  route(app, api.getDeliveryPromise, getDeliveryPromise)
  route(app, api.listWarehouseLeadTimes, listWarehouseLeadTimes)
  route(app, listFeeRules, async (ctx) => [...(await readFeeRules(ctx))])
}
