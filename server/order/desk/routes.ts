import * as api from '#domain/order/desk/api.ts'
import { route, type App } from '../../platform/http/app.ts'
import { countBoard } from './count-board.ts'
import { listBoard } from './list-board.ts'

export function orderDeskRoutes(app: App): void {
  route(app, api.listBoard, listBoard)
  route(app, api.countBoard, countBoard)
}
