import * as api from '#domain/health/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { getHealth } from './get-health.ts'
import { listFailures } from './list-failures.ts'
import { endNotice, listNotices, tellNotice } from './notices.ts'

export function healthRoutes(app: App): void {
  route(app, api.getHealth, getHealth)
  route(app, api.listFailures, listFailures)
  route(app, api.listNotices, listNotices)
  route(app, api.tellNotice, tellNotice)
  route(app, api.endNotice, endNotice)
}
