import * as api from '#domain/notification/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { listChannels } from './channels.ts'
import { reportSmsState } from './report-sms-state.ts'

export function notificationRoutes(app: App): void {
  route(app, api.reportSmsState, reportSmsState)
  if (listChannels(app.ctx).length === 0) {
    app.ctx.log.warn('no message channel is set up: codes will be refused, other messages lost')
  }
}
