import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { publishingAuditTexts as words } from '#domain/publishing/backoffice/audit-texts.ts'
import type * as api from '#domain/publishing/backoffice/api.ts'
import { rulesOf, type Body } from '#domain/publishing/kinds-of-content.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { getStaff } from '../platform/http/access.ts'
import { recordAudit } from '../staff/index.ts'
import { hashOf, parseBody, storedBody } from './body.ts'
import { checkAhead, checkBody } from './check-body.ts'
import { findKind, getDraft, getRevisionRow, lockItem, type DraftRow } from './item-queries.ts'
import { changeContent } from './change-content.ts'
import { problemsOf } from './problems.ts'
import { toDraft } from './read-content.ts'
import { insertReferences, keepDraftReferences } from './references.ts'
import { union, withWriters } from './writers.ts'

/**
 * Saves what is typed. One statement decides by its version: of two who began with the same one the second is
 * refused `conflict` with the draft as it is now, so that both texts can be shown. Autosaves leave no audit:
 * the draft says who saved it last, and what is kept or published is noted.
 */
export async function saveDraft(
  ctx: Context,
  { id, version, body: sent }: ParsedInput<typeof api.saveDraft>,
  caller: Caller,
): Promise<Output<typeof api.saveDraft>> {
  const kind = await findKind(ctx.db, id)
  const body = parseBody(kind, sent)
  const saved = await ctx.db
    .transaction()
    .execute((trx) => writeDraft(ctx, trx, { id, version, body, kind }, caller))
  const { findings, findingsCount } = await checkBody(ctx, kind, body)
  return {
    version: saved.version,
    saved_at: toVietnamIso(saved.saved_at),
    problems: await problemsOf(ctx.db, kind, body),
    findings,
    findings_count: findingsCount,
  }
}

/** Keeps the draft as a revision; a draft that is the newest revision already is not kept twice. */
export async function keepRevision(
  ctx: Context,
  { id, version, note = '' }: ParsedInput<typeof api.keepRevision>,
  caller: Caller,
) {
  const expected = await findKind(ctx.db, id)
  await checkAhead(ctx, expected, storedBody(expected, (await getDraft(ctx.db, id)).body))
  return changeContent(ctx, async (trx) => {
    const { kind } = await lockItem(trx, id)
    const draft = await getDraft(trx, id)
    ensureSame(draft, version)
    const latest = await trx
      .selectFrom('content_revision')
      .select(['number', 'hash'])
      .where('item_id', '=', id)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (latest?.hash === draft.hash) return id
    const number = (latest?.number ?? 0) + 1
    const body = storedBody(kind, draft.body)
    const rules = rulesOf(kind)
    const { findings, verdict, rulesVersion } = await checkBody({ ...ctx, db: trx }, kind, body)
    const { id: revisionId } = await trx
      .insertInto('content_revision')
      .values({
        item_id: id,
        number,
        body: JSON.stringify(body),
        head: JSON.stringify(rules.headOf(body)),
        words: rules
          .partsOf(body)
          .map(({ text }) => text)
          .join('\n'),
        hash: draft.hash,
        author: getStaff(caller).fullName,
        writer_ids: union(draft.writer_ids, [getStaff(caller).id]),
        note,
        created_at: ctx.clock.now(),
        findings: JSON.stringify(findings),
        verdict,
        rules_version: rulesVersion,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertReferences(trx, { itemId: id, revisionId }, rules.referencesOf(body))
    await trx
      .updateTable('content_draft')
      .set({ base_revision: number })
      .where('item_id', '=', id)
      .execute()
    await recordAudit(ctx, trx, caller, {
      action: words.kept,
      subject: { kind: 'content', id },
      after: { revision: number, note, verdict },
    })
    return id
  })
}

/** Makes an old revision the draft again. What is published stays what it is. */
export async function restoreRevision(
  ctx: Context,
  { id, number, version }: ParsedInput<typeof api.restoreRevision>,
  caller: Caller,
) {
  return changeContent(ctx, async (trx) => {
    const { kind } = await lockItem(trx, id)
    const revision = await getRevisionRow(trx, id, number)
    const body = storedBody(kind, revision.body)
    const restored = { number, writerIds: revision.writer_ids }
    await writeDraft(ctx, trx, { id, version, body, kind, restored }, caller)
    await recordAudit(ctx, trx, caller, {
      action: words.restored,
      subject: { kind: 'content', id },
      after: { revision: number },
    })
    return id
  })
}

interface DraftChange {
  id: number
  kind: Parameters<typeof rulesOf>[0]
  version: number
  body: Body
  /** The revision whose words these are. */
  restored?: { number: number; writerIds: readonly number[] }
}

async function writeDraft(
  ctx: Context,
  trx: Db,
  { id, kind, version, body, restored }: DraftChange,
  caller: Caller,
) {
  const writers = union(restored?.writerIds ?? [], [getStaff(caller).id])
  const saved = await trx
    .updateTable('content_draft')
    .set((row) => ({
      body: JSON.stringify(body),
      hash: hashOf(body),
      version: row('version', '+', 1),
      saved_by: getStaff(caller).fullName,
      writer_ids: withWriters(writers),
      saved_at: ctx.clock.now(),
      ...(restored && { base_revision: restored.number }),
    }))
    .where('item_id', '=', id)
    .where('version', '=', version)
    .returning(['version', 'saved_at'])
    .executeTakeFirst()
  if (!saved) throw new Refusal('conflict', { current: toDraft(await getDraft(trx, id)) })
  await keepDraftReferences(trx, id, rulesOf(kind).referencesOf(body))
  return saved
}

function ensureSame(draft: DraftRow, version: number): void {
  if (draft.version !== version) throw new Refusal('conflict', { current: toDraft(draft) })
}
