import * as api from '#domain/replenish/api.ts'
import { exportData } from '#domain/identity/account-data/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { changeStandingOrder, endStandingOrder } from './change-standing-order.ts'
import { exportWithStandingOrders } from './export-standing-orders.ts'
import { listStandingOrders } from './list-standing-orders.ts'

export function replenishRoutes(app: App): void {
  route(app, api.listStandingOrders, listStandingOrders)
  route(app, api.changeStandingOrder, changeStandingOrder)
  route(app, api.endStandingOrder, endStandingOrder)
  route(app, exportData, exportWithStandingOrders)
}
