import * as api from '#domain/genuine/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { genuineDeskRoutes } from './backoffice/routes.ts'
import { reportCounterfeit } from './report-counterfeit.ts'

export function genuineRoutes(app: App): void {
  route(app, api.reportCounterfeit, reportCounterfeit)
  genuineDeskRoutes(app)
}
