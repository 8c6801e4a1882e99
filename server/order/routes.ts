import { exportData } from '#domain/identity/api.ts'
import * as api from '#domain/order/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { cancelOrder } from './cancel-order.ts'
import { checkOrderLimit } from './check-order-limit.ts'
import { checkOrderPhone } from './check-order-phone.ts'
import { checkPrices } from './check-prices.ts'
import { orderDeskRoutes } from './desk/routes.ts'
import { exportMemberData } from './export-member-data.ts'
import { getOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { lookupOrders, sendLookupCode } from './lookup-orders.ts'
import { placeOrder } from './place-order.ts'
import { sendOrderOtp } from './order-otp.ts'
import { orderLiveRoute } from './order-live.ts'
import { takeOverOrders } from './take-over-orders.ts'

export function orderRoutes(app: App): void {
  route(app, api.placeOrder, placeOrder)
  route(app, api.listOrders, listOrders)
  route(app, api.takeOverOrders, takeOverOrders)
  route(app, api.getOrder, getOrder)
  route(app, api.cancelOrder, cancelOrder)
  route(app, api.checkPrices, checkPrices)
  route(app, api.checkOrderPhone, checkOrderPhone)
  route(app, api.checkOrderLimit, checkOrderLimit)
  route(app, api.sendOrderOtp, sendOrderOtp)
  route(app, api.sendLookupCode, sendLookupCode)
  route(app, api.lookupOrders, lookupOrders)
  route(app, exportData, exportMemberData)
  orderLiveRoute(app)
  orderDeskRoutes(app)
}
