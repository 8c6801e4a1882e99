import { Refusal } from '#domain/errors.ts'
import type { AuditSubject } from '#domain/staff/audit.ts'
import type { mergeCategory, removeCategory } from '#domain/catalog/backoffice/shelf-names.ts'
import { findShelfFacts, mergeShelf, removeShelf, type ShelfKind } from '../../catalog/index.ts'
import type { Caller, Context } from '../../context.ts'
import { listToldTags } from '../../platform/change-bus.ts'
import type { Db } from '../../platform/db.ts'
import { route, type App } from '../../platform/http/app.ts'
import { recordAudit } from '../../staff/index.ts'

interface Ends {
  kind: ShelfKind
  resource: Ended
  texts: { merged: string; removed: string }
  merge: typeof mergeCategory
  remove: typeof removeCategory
}

interface Ended {
  path: string
  subject: AuditSubject
}

/** Serves the two ways in which a category, group or brand ends: joined with another, or taken away unused. */
export function serveEnds(app: App, { kind, resource, texts, merge, remove }: Ends): void {
  route(app, merge, (ctx, { reason, ...ending }, caller) =>
    endRecord(ctx, resource, caller, {
      id: ending.id,
      reason,
      action: texts.merged,
      read: (trx) => findShelfFacts(trx, kind, ending.id),
      end: (trx) => mergeShelf(trx, kind, ending, ctx.clock.now()),
      after: { into: ending.into },
    }),
  )
  route(app, remove, (ctx, { reason, ...ending }, caller) =>
    endRecord(ctx, resource, caller, {
      id: ending.id,
      reason,
      action: texts.removed,
      read: (trx) => findShelfFacts(trx, kind, ending.id),
      end: (trx) => removeShelf(trx, kind, ending),
    }),
  )
}

interface End {
  id: number
  reason: string
  /** What the audit calls it. */
  action: string
  read: (trx: Db) => Promise<object | undefined>
  end: (trx: Db) => Promise<void>
  after?: object
}

/** Ends a record in one transaction, with the line of the audit that says what it was. */
export async function endRecord(
  ctx: Context,
  { path, subject: kind }: Ended,
  caller: Caller,
  { id, reason, action, read, end, after }: End,
): Promise<{ id: number }> {
  const told = await ctx.db.transaction().execute(async (trx) => {
    const before = await read(trx)
    if (!before) throw new Refusal('notFound')
    await end(trx)
    const facts = { action, subject: { kind, id }, reason, before, after }
    await recordAudit(ctx, trx, caller, facts)
    return listToldTags(trx)
  })
  ctx.cache.drop(told)
  ctx.changeBus.tell([path, 'products'])
  return { id }
}
