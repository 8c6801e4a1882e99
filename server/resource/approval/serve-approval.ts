import { sql } from 'kysely'
import { approvalTexts as texts, type Approvals } from '#domain/approval.ts'
import { Refusal } from '#domain/errors.ts'
import type { ParsedInput } from '#domain/contract.ts'
import type { AnyResource, FieldsOf, RecordOf } from '#domain/resource.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/access.ts'
import { route, type App } from '../../platform/http/app.ts'
import { recordAudit } from '../../staff/index.ts'
import type { Writing } from '../handlers.ts'
import { dropDraft, holdRow, writeDraft, type Approving, type HeldRow } from './propose.ts'

type Input = ParsedInput<Approvals['approve']>

/** Serves approving, declining, stopping and proposing to reopen a kind of record. */
export function serveApproval<R extends AnyResource>(app: App, approving: Approving<R>): void {
  const { approve, decline, stop, reopen } = approving.endpoints
  const serve = (endpoint: Approvals[keyof Approvals], step: Step<R>) =>
    route(
      app,
      endpoint,
      (ctx: Context, input: Input, caller: Caller) =>
        decide(ctx, approving, input, caller, step) as never,
    )
  serve(approve, approveDraft)
  serve(decline, declineDraft)
  serve(stop, stopRecord)
  serve(reopen, proposeReopening)
}

type Step<R extends AnyResource> = (
  ctx: Writing,
  approving: Approving<R>,
  at: { id: number; row: HeldRow; next: number },
) => Promise<{ action: string; before?: unknown; after?: unknown }>

/** The row is held from the look on: of two who decide at once the second hears how it is now. */
async function decide<R extends AnyResource>(
  ctx: Context,
  approving: Approving<R>,
  { id, version, reason }: Input,
  caller: Caller,
  step: Step<R>,
): Promise<RecordOf<R>> {
  const record = await ctx.db.transaction().execute(async (trx) => {
    const inside = { ...ctx, db: trx, by: getStaff(caller), reason }
    const row = await holdRow(trx, approving, id)
    if (!row) throw new Refusal('notFound')
    if (row.version !== version) {
      throw new Refusal('conflict', { current: await approving.get(inside, id) })
    }
    const done = await step(inside, approving, { id, row, next: version + 1 })
    const subject = { kind: approving.resource.subject, id }
    await recordAudit(ctx, trx, caller, { ...done, reason, subject })
    return (await approving.get(inside, id))!
  })
  ctx.changeBus.tell([approving.resource.path])
  return record
}

async function approveDraft<R extends AnyResource>(
  ctx: Writing,
  approving: Approving<R>,
  { id, row, next }: Parameters<Step<R>>[2],
) {
  if (row.draft === null) throw new Refusal('conflict', { message: texts.nothingWaits })
  if (row.draft_authors.includes(ctx.by.id)) {
    throw new Refusal('forbidden', { message: texts.notYours })
  }
  // As the form of today reads it: what came to it since has its default.
  const fields = approving.resource.fields.parse(row.draft) as FieldsOf<R>
  const live = await approving.getLive(ctx, id)
  await approving.ensure(ctx, id, { live, fields, isNew: !row.opened })
  await approving.apply(ctx, id, fields)
  const { table } = approving
  await sql`update ${table}
    set published = true, opened = true, draft = null, draft_authors = '{}', approved_authors = draft_authors,
      approved_by = ${ctx.by.id}, approved_at = ${ctx.clock.now()}, version = ${next}
    where id = ${id}`.execute(ctx.db)
  return { action: texts.approved, before: row.published ? live : undefined, after: fields }
}

async function declineDraft<R extends AnyResource>(
  ctx: Writing,
  approving: Approving<R>,
  { id, row, next }: Parameters<Step<R>>[2],
) {
  if (row.draft === null) throw new Refusal('conflict', { message: texts.nothingWaits })
  await dropDraft(ctx.db, approving, id, next)
  return { action: texts.declined, before: row.draft }
}

/** One person is enough; what waits goes on waiting, and its approval opens it again. */
async function stopRecord<R extends AnyResource>(
  ctx: Writing,
  { table }: Approving<R>,
  { id, row, next }: Parameters<Step<R>>[2],
) {
  if (!row.published) throw new Refusal('conflict', { message: texts.isStopped })
  await sql`update ${table} set published = false, version = ${next}
    where id = ${id}`.execute(ctx.db)
  return { action: texts.stopped }
}

async function proposeReopening<R extends AnyResource>(
  ctx: Writing,
  approving: Approving<R>,
  { id, row, next }: Parameters<Step<R>>[2],
) {
  if (row.published || row.draft !== null) {
    throw new Refusal('conflict', { message: texts.isOpen })
  }
  const fields = { ...(await approving.getLive(ctx, id)), ...approving.opens }
  await writeDraft(ctx.db, approving, id, { fields, authors: [ctx.by.id], version: next })
  return { action: texts.reopened, after: fields }
}
