import * as api from '#domain/order/desk/api.ts'
import { route, type App } from '../../platform/http/app.ts'
import { countBoard } from './count-board.ts'
import { exportRoute } from './export-board.ts'
import { getDeskOrder } from './get-desk-order.ts'
import { listBoard } from './list-board.ts'
import { moveDeskOrder } from './move-desk-order.ts'
import { noteDeskOrder } from './note-desk-order.ts'
import { settleWard } from './settle-ward.ts'

export function orderDeskRoutes(app: App): void {
  route(app, api.listBoard, listBoard)
  route(app, api.countBoard, countBoard)
  route(app, api.getDeskOrder, getDeskOrder)
  route(app, api.moveDeskOrder, moveDeskOrder)
  route(app, api.noteDeskOrder, noteDeskOrder)
  route(app, api.settleWard, settleWard)
  exportRoute(app)
}
