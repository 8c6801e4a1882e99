import * as api from '#domain/subscription/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { changeSubscription, endSubscription } from './change-subscription.ts'
import { listSubscriptions } from './list-subscriptions.ts'

export function subscriptionRoutes(app: App): void {
  route(app, api.listSubscriptions, listSubscriptions)
  route(app, api.changeSubscription, changeSubscription)
  route(app, api.endSubscription, endSubscription)
}
