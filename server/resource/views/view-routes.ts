import type { Output, ParsedInput } from '#domain/contract.ts'
import { viewTexts as texts } from '#domain/backoffice/texts.ts'
import * as api from '#domain/backoffice/views/api.ts'
import { Refusal } from '#domain/errors.ts'
import type { AnyListing } from '#domain/listing.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { route, type App } from '../../platform/http/app.ts'
import { recordAudit } from '../../staff/index.ts'
import { getReadableList, mayShare } from '../listings.ts'
import {
  insertView,
  listVisible,
  lockView,
  putDefault,
  removeView,
  updateView,
  type ViewRow,
} from './view-queries.ts'

/** Of one list, of one person. */
const maxViews = 50

/** Views of lists by name: one's own, and those that are shared with everybody who reads the list. */
export function viewRoutes(app: App, lists: readonly AnyListing[]): void {
  route(app, api.listViews, (ctx, { list }, caller) => {
    getReadableList(lists, list, caller)
    return listVisible(ctx.db, { list, staffId: getStaff(caller).id })
  })
  route(app, api.addView, (ctx, input, caller) => addView(ctx, lists, input, caller))
  route(app, api.changeView, (ctx, input, caller) => changeView(ctx, lists, input, caller))
  route(app, api.deleteView, (ctx, input, caller) => deleteView(ctx, lists, input, caller))
  route(app, api.chooseDefaultView, (ctx, { list, id }, caller) => {
    getReadableList(lists, list, caller)
    return ctx.db.transaction().execute(async (trx) => {
      if (id !== null) await getVisible(trx, list, id, caller)
      await putDefault(trx, { list, staffId: getStaff(caller).id }, id)
      return {}
    })
  })
}

async function addView(
  ctx: Context,
  lists: readonly AnyListing[],
  { list, ...fields }: ParsedInput<typeof api.addView>,
  caller: Caller,
): Promise<Output<typeof api.addView>> {
  const kept = getReadableList(lists, list, caller)
  ensureMayShare(kept, fields.shared, caller)
  return ctx.db.transaction().execute(async (trx) => {
    const { id: staffId } = getStaff(caller)
    const view = { ...fields, list, staff_id: staffId, created_at: ctx.clock.now() }
    const id = await insertView(trx, view, maxViews).catch(refuseTaken)
    if (id === null) throw new Refusal('conflict', { message: texts.tooMany(maxViews) })
    if (fields.shared) await audit(ctx, trx, caller, texts.added, id, { after: factsOf(view) })
    return getVisible(trx, list, id, caller)
  })
}

/** One's own alone: what somebody else sees is theirs to name. */
async function changeView(
  ctx: Context,
  lists: readonly AnyListing[],
  { id, ...fields }: ParsedInput<typeof api.changeView>,
  caller: Caller,
): Promise<Output<typeof api.changeView>> {
  return ctx.db.transaction().execute(async (trx) => {
    const before = await lockView(trx, id)
    if (before?.staff_id !== getStaff(caller).id) throw new Refusal('notFound')
    const kept = getReadableList(lists, before.list, caller)
    ensureMayShare(kept, fields.shared, caller)
    await updateView(trx, id, fields).catch(refuseTaken)
    if (before.shared || fields.shared) {
      const facts = { before: factsOf(before), after: factsOf({ ...before, ...fields }) }
      await audit(ctx, trx, caller, texts.changed, id, facts)
    }
    return getVisible(trx, before.list, id, caller)
  })
}

/** One's own; of others only what is shared, by whoever may edit the records: its owner may be gone. */
async function deleteView(
  ctx: Context,
  lists: readonly AnyListing[],
  { id }: ParsedInput<typeof api.deleteView>,
  caller: Caller,
): Promise<Record<string, never>> {
  return ctx.db.transaction().execute(async (trx) => {
    const view = await lockView(trx, id)
    const isOwn = view?.staff_id === getStaff(caller).id
    if (!view || !(isOwn || view.shared)) throw new Refusal('notFound')
    const kept = getReadableList(lists, view.list, caller)
    if (!isOwn && !mayShare(kept, caller)) throw new Refusal('forbidden')
    await removeView(trx, id)
    if (view.shared) await audit(ctx, trx, caller, texts.deleted, id, { before: factsOf(view) })
    return {}
  })
}

function ensureMayShare(kept: AnyListing, isShared: boolean, caller: Caller): void {
  if (isShared && !mayShare(kept, caller)) throw new Refusal('forbidden')
}

async function getVisible(db: Db, list: string, id: number, caller: Caller) {
  const views = await listVisible(db, { list, staffId: getStaff(caller).id })
  const view = views.find((each) => each.id === id)
  if (!view) throw new Refusal('notFound')
  return view
}

/** What everybody sees is on record; what is one's own is nobody's business. */
function audit(
  ctx: Context,
  trx: Db,
  caller: Caller,
  action: string,
  id: number,
  facts: { before?: object; after?: object },
): Promise<void> {
  return recordAudit(ctx, trx, caller, { action, subject: { kind: 'savedView', id }, ...facts })
}

function factsOf({ list, name, query, shared }: Omit<ViewRow, 'id'>): object {
  return { list, name, query, shared }
}

function refuseTaken(error: unknown): never {
  const { constraint } = error as { constraint?: unknown }
  if (constraint !== 'saved_view_name_key') throw error
  throw new Refusal('conflict', { fields: { name: texts.nameTaken } })
}
