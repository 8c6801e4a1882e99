import * as api from '#domain/order/api.ts'
import * as lookup from '#domain/order/lookup/api.ts'
import * as checks from '#domain/order/checks/api.ts'
import { getGatewayForm as getGatewayFormDefinition } from '#domain/payment/api.ts'
import * as backofficeApi from '#domain/order/backoffice/api.ts'
import * as vaccineApi from '#domain/vaccine/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { cashRoutes } from './cash/routes.ts'
import { cancelOrder } from './move/cancel-order.ts'
import { checkOrderLimit } from './place/check-order-limit.ts'
import { checkOrderPhone } from './place/check-order-phone.ts'
import { checkPrices } from './place/check-prices.ts'
import { orderChangeRoutes } from './change/routes.ts'
import { phoneOrderRoutes } from './phone/routes.ts'
import { orderBackofficeRoutes } from './backoffice/routes.ts'
import { getGatewayForm } from './payment/get-gateway-form.ts'
import { getOrder } from './get-order.ts'
import { listOrders } from './member/list-orders.ts'
import { listPaymentMethods } from './payment/list-payment-methods.ts'
import { lookupLinkRoute, lookupOrders, sendLookupCode } from './member/lookup-orders.ts'
import { payOrder } from './payment/pay-order.ts'
import { counted } from './place/count-checkouts.ts'
import { placeOrder, placeVaccineOrder } from './place/place-order.ts'
import { sendOrderOtp } from './place/order-otp.ts'
import { orderLiveRoute } from './order-live.ts'
import { previewReturn, returnPieces } from './returns/return-pieces.ts'
import {
  acceptShortTransfer,
  allocateTransfer,
  ignoreTransfer,
  refundTransfer,
} from './payment/settle-transfers.ts'
import { returnRequestRoutes } from './return-request/routes.ts'
import { takeOverOrders } from './member/take-over-orders.ts'

export function orderRoutes(app: App): void {
  cashRoutes(app)
  route(app, api.placeOrder, counted(placeOrder))
  route(app, vaccineApi.placeVaccineOrder, counted(placeVaccineOrder))
  route(app, api.listOrders, listOrders)
  route(app, lookup.takeOverOrders, takeOverOrders)
  route(app, api.listPaymentMethods, listPaymentMethods)
  route(app, api.getOrder, getOrder)
  route(app, api.payOrder, payOrder)
  route(app, api.cancelOrder, cancelOrder)
  route(app, checks.checkPrices, checkPrices)
  route(app, checks.checkOrderPhone, checkOrderPhone)
  route(app, checks.checkOrderLimit, checkOrderLimit)
  route(app, checks.sendOrderOtp, sendOrderOtp)
  route(app, lookup.sendLookupCode, sendLookupCode)
  route(app, lookup.lookupOrders, lookupOrders)
  lookupLinkRoute(app)
  route(app, getGatewayFormDefinition, getGatewayForm)
  orderLiveRoute(app)
  route(app, backofficeApi.previewReturn, previewReturn)
  route(app, backofficeApi.returnPieces, returnPieces)
  route(app, backofficeApi.allocateTransfer, allocateTransfer)
  route(app, backofficeApi.acceptShortTransfer, acceptShortTransfer)
  route(app, backofficeApi.refundTransfer, refundTransfer)
  route(app, backofficeApi.ignoreTransfer, ignoreTransfer)
  returnRequestRoutes(app)
  phoneOrderRoutes(app)
  orderChangeRoutes(app)
  orderBackofficeRoutes(app)
}
