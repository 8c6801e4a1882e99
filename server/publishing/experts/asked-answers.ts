import { sql } from 'kysely'
import type { Content } from '#domain/publishing/backoffice/api.ts'
import { answer, type AnswerBody } from '#domain/publishing/answer.ts'
import type { WholeAnswer } from '#domain/publishing/experts/api.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { storedBody } from '../body.ts'
import { getRevisionRow, lockItem } from '../item-queries.ts'
import { insertItem } from '../items.ts'
import { ensurePublishable, insertPublication } from '../publications.ts'
import { readContent } from '../read-content.ts'
import { showAnswer } from './get-answer.ts'

/** The draft of an answer to what somebody asked. Gives the item's id. */
export async function beginAnswerItem(
  ctx: Context,
  trx: Db,
  { slug, askedBy, body }: { slug: string; askedBy: string; body: Partial<AnswerBody> },
  caller: Caller,
): Promise<number> {
  const whole = answer.schema.parse({ ...answer.empty, ...body })
  const id = await insertItem(ctx, trx, { kind: 'answer', slug, body: whole }, caller)
  await trx.insertInto('content_asker').values({ item_id: id, name: askedBy }).execute()
  return id
}

/** Takes whoever asked out of what the public reads. */
export async function forgetAskerOf(trx: Db, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return
  await trx.deleteFrom('content_asker').where('item_id', 'in', itemIds).execute()
}

/**
 * Gives out a revision of an answer, to the public from now on or to nobody but whoever asked. Both take what a
 * publication takes: nothing missing, nothing forbidden, a second pharmacist. Gives the revision's id.
 */
export async function giveAnswer(
  ctx: Context,
  trx: Db,
  { itemId: id, number, isPublic, reason }: GivenAnswer,
  caller: Caller,
): Promise<number> {
  await lockItem(trx, id)
  const revision = await getRevisionRow(trx, id, number)
  if (isPublic) {
    const startsAt = ctx.clock.now()
    await insertPublication(ctx, trx, { id, number, startsAt, endsAt: null, reason }, caller)
  } else {
    await ensurePublishable(ctx, trx, { kind: 'answer', revision, reason }, caller)
  }
  return revision.id
}

interface GivenAnswer {
  itemId: number
  /** The revision's. */
  number: number
  isPublic: boolean
  reason: string
}

/** Of these items those that the public reads at a moment, with the revision it reads. */
export async function listInForce(
  db: Db,
  itemIds: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ itemId: number; revisionId: number }>`
    select item_id as "itemId", revision_id as "revisionId" from content_in_force(${at})
    where item_id = any(${[...itemIds]})`.execute(db)
  return new Map(rows.map(({ itemId, revisionId }) => [itemId, revisionId]))
}

/** An answer as it is written at. */
export async function readAnswerItem(
  ctx: Context,
  id: number,
): Promise<Content & { body: AnswerBody; expertName: string }> {
  const content = await readContent(ctx, ctx.db, id)
  const body = answer.schema.parse(content.draft.body)
  const expert = await ctx.db
    .selectFrom('expert')
    .select('name')
    .where('id', '=', body.expert_id ?? 0)
    .executeTakeFirst()
  return { ...content, body, expertName: expert?.name ?? '' }
}

/**
 * What whoever asked reads: what the public reads now, or else the revision that they were given. Null where its
 * approval was withdrawn, or where it was for all and its publication was stopped: the answer was taken back.
 */
export async function showGivenAnswer(
  ctx: Context,
  { itemId, revisionId, isPublic }: { itemId: number; revisionId: number; isPublic: boolean },
): Promise<{ answer: WholeAnswer; isLive: boolean } | null> {
  const now = ctx.clock.now()
  const live = (await listInForce(ctx.db, [itemId], now)).get(itemId)
  if (live === undefined && (await isTakenBack(ctx.db, { revisionId, isPublic }))) return null
  const shown = live ?? revisionId
  const { body } = await ctx.db
    .selectFrom('content_revision')
    .select('body')
    .where('id', '=', shown)
    .executeTakeFirstOrThrow()
  const whole = await showAnswer(ctx, shown, storedBody('answer', body) as AnswerBody, now)
  return whole && { answer: whole, isLive: live !== undefined }
}

async function isTakenBack(
  db: Db,
  { revisionId, isPublic }: { revisionId: number; isPublic: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ isTakenBack: boolean }>`
    select coalesce((select r.verdict = 'returned' from content_review r
        where r.revision_id = ${revisionId} order by r.id desc limit 1), false)
      or ${isPublic} and exists (select from content_publication p
        where p.revision_id = ${revisionId} and p.stopped_at is not null) as "isTakenBack"`.execute(
    db,
  )
  return rows[0]!.isTakenBack
}

/** A category that may be asked about, by its number or slug. */
export async function findExpertCategory(
  db: Db,
  asked: number | string,
): Promise<{ id: number; name: string } | undefined> {
  const named = db.selectFrom('expert_category').select(['id', 'name']).where('active', '=', true)
  return /^\d+$/.test(String(asked))
    ? named.where(sql<boolean>`id::text = ${String(asked)}`).executeTakeFirst()
    : named.where('slug', '=', String(asked)).executeTakeFirst()
}

export async function isExpert(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('expert')
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()
  return found !== undefined
}
