import * as api from '#domain/purchase/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { getPurchase, listPurchaseCustomers, listPurchases } from './list-purchases.ts'
import { listReminders, readReminders } from './list-reminders.ts'
import { remind } from './remind.ts'
import { getPushKey, subscribePush, unsubscribePush } from './subscribe-push.ts'
import { addPurchase, changePurchase, deletePurchase } from './write-purchase.ts'

export function purchaseRoutes(app: App): void {
  route(app, api.listPurchases, listPurchases)
  route(app, api.listPurchaseCustomers, listPurchaseCustomers)
  route(app, api.listReminders, listReminders)
  route(app, api.getPurchase, getPurchase)
  route(app, api.addPurchase, addPurchase)
  route(app, api.changePurchase, changePurchase)
  route(app, api.deletePurchase, deletePurchase)
  route(app, api.remind, remind)
  route(app, api.readReminders, readReminders)
  route(app, api.getPushKey, getPushKey)
  route(app, api.subscribePush, subscribePush)
  route(app, api.unsubscribePush, unsubscribePush)
}
