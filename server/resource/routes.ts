import type { AnyListing } from '#domain/listing.ts'
import { listAudit } from '#domain/staff/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { mayBeBehind } from '../platform/http/standby-reads.ts'
import { bulkJobRoutes } from './bulk/job-routes.ts'
import { exportFileRoutes, type Exportable } from './export/export-files.ts'
import { listNamedAudit } from './list-named-audit.ts'
import { viewRoutes } from './views/view-routes.ts'

/** What works with every list alike, and with every kind of record. */
export function resourceRoutes(app: App, lists: readonly AnyListing[], made: Exportable): void {
  viewRoutes(app, lists)
  exportFileRoutes(app, made)
  bulkJobRoutes(app, made.kinds)
  route(app, mayBeBehind(listAudit), (ctx, asked, caller) =>
    listNamedAudit(ctx, made.kinds, asked, caller),
  )
}
