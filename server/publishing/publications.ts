import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { publishingAuditTexts as words } from '#domain/publishing/backoffice/audit-texts.ts'
import type * as api from '#domain/publishing/backoffice/api.ts'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import { rulesOf } from '#domain/publishing/kinds-of-content.ts'
import { publishingTexts as texts } from '#domain/publishing/texts.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { getStaff } from '../platform/http/access.ts'
import { recordAudit } from '../staff/index.ts'
import { storedBody } from './body.ts'
import { ensureCategoryActive } from './article-names/uses.ts'
import { checkAhead, checkBody } from './check-body.ts'
import { findKind, getRevisionRow, lockItem, type RevisionRow } from './item-queries.ts'
import { problemsOf } from './problems.ts'
import { changeContent } from './change-content.ts'
import { showProducts } from './products/show-products.ts'

/**
 * Publishes one revision from now or from a moment on. A publication is a row with its times: whoever asks for
 * the content at a moment finds the newest that has begun and not ended, so nothing has to happen at the moment.
 */
export async function publishRevision(
  ctx: Context,
  { id, number, starts_at: from, ends_at: until, reason }: ParsedInput<typeof api.publishRevision>,
  caller: Caller,
) {
  const now = ctx.clock.now()
  const startsAt = from === undefined ? now : new Date(from)
  const endsAt = until === undefined ? null : new Date(until)
  if (startsAt < now)
    throw new Refusal('invalidInput', { fields: { starts_at: texts.startInPast } })
  if (endsAt && endsAt <= startsAt) {
    throw new Refusal('invalidInput', { fields: { ends_at: texts.endBeforeStart } })
  }
  await checkRevisionAhead(ctx, id, number)
  return changeContent(ctx, async (trx) => {
    const publication = await insertPublication(
      ctx,
      trx,
      { id, number, startsAt, endsAt, reason },
      caller,
    )
    await recordAudit(ctx, trx, caller, {
      action: words.published,
      subject: { kind: 'content', id },
      reason,
      after: { revision: number, publication, starts_at: startsAt, ends_at: endsAt },
    })
    await showProducts(trx, [id], now)
    return id
  })
}

/** Publishes in the caller's transaction; refuses what may not be shown to the public. Gives the publication's id. */
export async function insertPublication(
  ctx: Context,
  trx: Db,
  { id, number, startsAt, endsAt, reason }: NewPublication,
  caller: Caller,
): Promise<number> {
  const { kind, archived_at: archivedAt } = await lockItem(trx, id)
  if (archivedAt) throw new Refusal('contentRefused', { fields: { archived: texts.archived } })
  const revision = await getRevisionRow(trx, id, number)
  await ensurePublishable(ctx, trx, { kind, revision, reason }, caller)
  await ensureNews(trx, { itemId: id, revisionId: revision.id, startsAt, endsAt })
  const { id: publication } = await trx
    .insertInto('content_publication')
    .values({
      item_id: id,
      revision_id: revision.id,
      starts_at: startsAt,
      ends_at: endsAt,
      release_id: null,
      staff_id: getStaff(caller).id,
      staff: getStaff(caller).fullName,
      reason,
      created_at: ctx.clock.now(),
      stopped_at: null,
      stopped_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return publication
}

interface NewPublication {
  id: number
  /** The revision's. */
  number: number
  startsAt: Date
  endsAt: Date | null
  reason: string
}

/** Pressed twice it is published once: stopping it then ends it. */
async function ensureNews(
  trx: Db,
  of: { itemId: number; revisionId: number; startsAt: Date; endsAt: Date | null },
): Promise<void> {
  const newest = await trx
    .selectFrom('content_publication')
    .select(['revision_id', 'ends_at'])
    .where('item_id', '=', of.itemId)
    .where('stopped_at', 'is', null)
    .where('starts_at', '<=', of.startsAt)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', of.startsAt)]))
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isSame =
    newest?.revision_id === of.revisionId && newest.ends_at?.getTime() === of.endsAt?.getTime()
  if (isSame) throw new Refusal('conflict', { fields: { revision: texts.publishedAlready } })
}

/** What is asked under the lock of the item is known by then. */
export async function checkRevisionAhead(ctx: Context, id: number, number: number): Promise<void> {
  const kind = await findKind(ctx.db, id)
  const { body } = await getRevisionRow(ctx.db, id, number)
  await checkAhead(ctx, kind, storedBody(kind, body))
}

/** Ends a publication now; one that is planned never begins. Refuses `conflict` when it has ended already. */
export async function stopPublication(
  ctx: Context,
  { id, publication, reason }: ParsedInput<typeof api.stopPublication>,
  caller: Caller,
) {
  const now = ctx.clock.now()
  return changeContent(ctx, async (trx) => {
    await lockItem(trx, id)
    const { rowCount } = await stop(trx, { id, publication, reason, now }, caller)
    if (rowCount === 0) await refuseStop(trx, id, publication)
    await recordAudit(ctx, trx, caller, {
      action: words.stopped,
      subject: { kind: 'content', id },
      reason,
      after: { publication },
    })
    await showProducts(trx, [id], now)
    return id
  })
}

/**
 * Ends whatever shows these words, now or later: their approval was withdrawn. Gives how many publications that were.
 */
export async function stopRevision(
  trx: Db,
  { revisionId, reason, now }: { revisionId: number; reason: string; now: Date },
  caller: Caller,
): Promise<number> {
  const [result] = await trx
    .updateTable('content_publication')
    .set({ stopped_at: now, stopped_by: getStaff(caller).fullName, stop_reason: reason })
    .where('revision_id', '=', revisionId)
    .where('stopped_at', 'is', null)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .execute()
  return Number(result!.numUpdatedRows)
}

async function stop(
  trx: Db,
  { id, publication, reason, now }: { id: number; publication: number; reason: string; now: Date },
  caller: Caller,
) {
  const [result] = await trx
    .updateTable('content_publication')
    .set({ stopped_at: now, stopped_by: getStaff(caller).fullName, stop_reason: reason })
    .where('id', '=', publication)
    .where('item_id', '=', id)
    .where('stopped_at', 'is', null)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .execute()
  return { rowCount: Number(result!.numUpdatedRows) }
}

async function refuseStop(trx: Db, id: number, publication: number): Promise<never> {
  const found = await trx
    .selectFrom('content_publication')
    .select('id')
    .where('id', '=', publication)
    .where('item_id', '=', id)
    .executeTakeFirst()
  throw new Refusal(found ? 'conflict' : 'notFound')
}

/**
 * Whether these words may be shown to the public: nothing missing, no claim that is forbidden, a reason for one
 * that needs proof, and a second person's approval. Asked again whenever something is published: rules change.
 */
export async function ensurePublishable(
  ctx: Context,
  trx: Db,
  { kind, revision, reason }: { kind: ContentKind; revision: RevisionRow; reason: string },
  caller: Caller,
): Promise<void> {
  const body = storedBody(kind, revision.body)
  const problems = await problemsOf(trx, kind, body)
  if (Object.keys(problems).length > 0) throw new Refusal('contentRefused', { fields: problems })
  await ensureCategoryActive(trx, revision.id)
  const { verdict } = await checkBody({ ...ctx, db: trx }, kind, body)
  if (verdict === 'blocked') {
    throw new Refusal('contentRefused', { fields: { findings: texts.blocked } })
  }
  if (verdict === 'warned' && reason.length < 10) {
    throw new Refusal('contentRefused', { fields: { reason: texts.warnedNeedsReason } })
  }
  if (await isApproved(trx, revision.id)) return
  // A pharmacist's name stands at what is about health: no right replaces it.
  const mayWithout = permissionsOf(getStaff(caller).role).includes('content.publishUnreviewed')
  if (rulesOf(kind).needsReview || !mayWithout) {
    throw new Refusal('contentRefused', { fields: { review: texts.reviewNeeded } })
  }
}

/** The last word counts: what was approved and then given back is not approved. */
async function isApproved(trx: Db, revisionId: number): Promise<boolean> {
  const last = await trx
    .selectFrom('content_review')
    .select('verdict')
    .where('revision_id', '=', revisionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.verdict === 'approved'
}
