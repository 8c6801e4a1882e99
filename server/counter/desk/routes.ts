import * as api from '#domain/counter/desk/api.ts'
import { route, type App } from '../../platform/http/app.ts'
import { exportDeskLogRoute } from './export-log.ts'
import { listDeskEarnLog } from './list-log.ts'
import { listForgerySigns } from './list-signs.ts'

export function counterDeskRoutes(app: App): void {
  route(app, api.listDeskEarnLog, listDeskEarnLog)
  exportDeskLogRoute(app)
  route(app, api.listForgerySigns, listForgerySigns)
}
