import * as api from '#domain/bell/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { getBellChoices, saveBellChoices } from './choices.ts'
import { countBell, listBell, readBell, readWholeBell } from './own-bell.ts'

export function bellRoutes(app: App): void {
  route(app, api.listBell, listBell)
  route(app, api.countBell, countBell)
  route(app, api.readBell, readBell)
  route(app, api.readWholeBell, readWholeBell)
  route(app, api.getBellChoices, getBellChoices)
  route(app, api.saveBellChoices, saveBellChoices)
}
