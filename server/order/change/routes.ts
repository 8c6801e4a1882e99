import * as api from '#domain/order/backoffice/change-api.ts'
import { route, type App } from '../../platform/http/app.ts'
import { changeOrder } from './change-order.ts'
import { previewOrderChange } from './preview-change.ts'

export function orderChangeRoutes(app: App): void {
  route(app, api.previewOrderChange, previewOrderChange)
  route(app, api.changeOrder, changeOrder)
}
