import * as api from '#domain/counter/backoffice/api.ts'
import { route, type App } from '../../platform/http/app.ts'
import { exportBackofficeLogRoute } from './export-log.ts'
import { listBackofficeEarnLog } from './list-log.ts'
import { listForgerySignals } from './list-signs.ts'

export function counterBackofficeRoutes(app: App): void {
  route(app, api.listBackofficeEarnLog, listBackofficeEarnLog)
  exportBackofficeLogRoute(app)
  route(app, api.listForgerySignals, listForgerySignals)
}
