import { toPage } from '#domain/paging.ts'
import type { AnyResource, IdOf } from '#domain/resource.ts'
import { Refusal } from '#domain/errors.ts'
import { route, type App } from '../platform/http/app.ts'
import { listAudit } from '../staff/index.ts'
import { previewBulk, runBulk } from './bulk/at-once.ts'
import { exportRoute } from './export/export-route.ts'
import type { Handlers } from './handlers.ts'
import { importRoute } from './import/import-route.ts'
import { changeRecord, createRecord } from './write-record.ts'

/**
 * Serves all endpoints of a kind of record. Each write is one transaction with one line of the audit; of two
 * who change one record the second is refused `conflict` with the record as it is now.
 */
export function serveResource<R extends AnyResource>(
  app: App,
  resource: R,
  handlers: Handlers<R>,
): void {
  const { mayBeBehind } = handlers
  const reading = mayBeBehind ? { mayBeBehind } : {}
  route(app, { ...resource.list, ...reading }, async (ctx, input) => {
    const { page, limit } = input as { page: number; limit: number }
    const { rows, total } = await handlers.list(ctx, input as never)
    return toPage(rows, total, page, limit)
  })
  route(app, resource.get, async (ctx, input) => {
    const record = await handlers.get(ctx, idOf<R>(input))
    if (!record) throw new Refusal('notFound')
    return record
  })
  if (resource.adds !== false) {
    route(app, resource.create, (ctx, input, caller) =>
      createRecord(ctx, { resource, handlers }, input as never, caller),
    )
  }
  route(app, resource.change, (ctx, input, caller) =>
    changeRecord(ctx, { resource, handlers }, input as never, caller),
  )
  route(app, resource.history, (ctx, input) => {
    const { page, limit } = input as { page: number; limit: number }
    const subject_id = String(idOf<R>(input))
    return listAudit(ctx, { subject_kind: resource.subject, subject_id, page, limit })
  })
  if (handlers.actions) {
    route(app, resource.bulkPreview, (ctx, input, caller) =>
      previewBulk(ctx, { resource, handlers }, input as never, caller),
    )
    route(app, resource.bulk, (ctx, input, caller) =>
      runBulk(ctx, { resource, handlers }, input as never, caller),
    )
  }
  const leaving = handlers.table ?? handlers.out
  if (leaving) exportRoute(app, { ...resource.export, ...reading }, handlers, leaving)
  if (handlers.table) importRoute(app, resource, handlers, handlers.table)
}

function idOf<R extends AnyResource>(input: unknown): IdOf<R> {
  return (input as { id: IdOf<R> }).id
}
