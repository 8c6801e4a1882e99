import * as api from '#domain/order/api.ts'
import { getGatewayForm as getGatewayFormDefinition } from '#domain/payment/api.ts'
import * as deskApi from '#domain/order/desk/api.ts'
import * as vaccineApi from '#domain/vaccine/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { cancelOrder } from './cancel-order.ts'
import { checkOrderLimit } from './check-order-limit.ts'
import { checkOrderPhone } from './check-order-phone.ts'
import { checkPrices } from './check-prices.ts'
import { orderDeskRoutes } from './desk/routes.ts'
import { getGatewayForm } from './get-gateway-form.ts'
import { getOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { listPaymentMethods } from './list-payment-methods.ts'
import { lookupOrders, sendLookupCode } from './lookup-orders.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder, placeVaccineOrder } from './place-order.ts'
import { sendOrderOtp } from './order-otp.ts'
import { orderLiveRoute } from './order-live.ts'
import { previewReturn, returnPieces } from './return-pieces.ts'
import {
  acceptShortTransfer,
  allocateTransfer,
  ignoreTransfer,
  refundTransfer,
} from './settle-transfers.ts'
import { takeOverOrders } from './take-over-orders.ts'

export function orderRoutes(app: App): void {
  route(app, api.placeOrder, placeOrder)
  route(app, vaccineApi.placeVaccineOrder, placeVaccineOrder)
  route(app, api.listOrders, listOrders)
  route(app, api.takeOverOrders, takeOverOrders)
  route(app, api.listPaymentMethods, listPaymentMethods)
  route(app, api.getOrder, getOrder)
  route(app, api.payOrder, payOrder)
  route(app, api.cancelOrder, cancelOrder)
  route(app, api.checkPrices, checkPrices)
  route(app, api.checkOrderPhone, checkOrderPhone)
  route(app, api.checkOrderLimit, checkOrderLimit)
  route(app, api.sendOrderOtp, sendOrderOtp)
  route(app, api.sendLookupCode, sendLookupCode)
  route(app, api.lookupOrders, lookupOrders)
  route(app, getGatewayFormDefinition, getGatewayForm)
  orderLiveRoute(app)
  route(app, deskApi.previewReturn, previewReturn)
  route(app, deskApi.returnPieces, returnPieces)
  route(app, deskApi.allocateTransfer, allocateTransfer)
  route(app, deskApi.acceptShortTransfer, acceptShortTransfer)
  route(app, deskApi.refundTransfer, refundTransfer)
  route(app, deskApi.ignoreTransfer, ignoreTransfer)
  orderDeskRoutes(app)
}
