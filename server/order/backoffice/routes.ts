import * as api from '#domain/order/backoffice/api.ts'
import { listSources as sources } from '#domain/order/backoffice/sources-api.ts'
import { noteCarrierWords } from '#domain/order/backoffice/carrier-words.ts'
import { route, type App } from '../../platform/http/app.ts'
import { mayBeBehind } from '../../platform/http/standby-reads.ts'
import { countBoard } from './count-board.ts'
import { exportRoute } from './export-board.ts'
import { getBackofficeOrder } from './get-backoffice-order.ts'
import { exportSourcesRoute, listSources } from './list-sources.ts'
import { listBoard } from './list-board.ts'
import { moveBackofficeOrder } from './move-backoffice-order.ts'
import { noteBackofficeOrder } from './note-backoffice-order.ts'
import { papersRoute } from '../papers/papers-route.ts'
import { noteWords } from './note-words.ts'
import { settleWard } from './settle-ward.ts'

export function orderBackofficeRoutes(app: App): void {
  route(app, mayBeBehind(api.listBoard), listBoard)
  route(app, mayBeBehind(api.countBoard), countBoard)
  route(app, api.getBackofficeOrder, getBackofficeOrder)
  route(app, api.moveBackofficeOrder, moveBackofficeOrder)
  route(app, api.noteBackofficeOrder, noteBackofficeOrder)
  route(app, api.settleWard, settleWard)
  exportRoute(app)
  papersRoute(app)
  route(app, noteCarrierWords, noteWords)
  route(app, mayBeBehind(sources), listSources)
  exportSourcesRoute(app)
}
