import { sql } from 'kysely'
import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type * as api from '#domain/publishing/backoffice/api.ts'
import { rulesOf } from '#domain/publishing/kinds-of-content.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { storedBody } from './body.ts'
import { checkBody } from './check-body.ts'
import { problemsOf } from './problems.ts'
import { getDraft, getRevisionRow, type DraftRow } from './item-queries.ts'

export async function getContent(
  ctx: Context,
  { id }: ParsedInput<typeof api.getContent>,
): Promise<api.Content> {
  return readContent(ctx, ctx.db, id)
}

/** One item with everything that was ever kept of it. */
export async function readContent(ctx: Context, db: Db, id: number): Promise<api.Content> {
  const item = await db
    .selectFrom('content_item')
    .select(['id', 'kind', 'slug', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!item) throw new Refusal('notFound')
  const draft = await getDraft(db, id)
  const body = storedBody(item.kind, draft.body)
  const { findings, findingsCount } = await checkBody({ ...ctx, db }, item.kind, body)
  return {
    ...item,
    ...(await readState(db, id, ctx.clock.now())),
    needs_review: rulesOf(item.kind).needsReview,
    draft: toDraft(draft),
    problems: await problemsOf(db, item.kind, body),
    findings,
    findings_count: findingsCount,
    revisions: await listRevisions(db, id),
    publications: await listPublications(db, id),
  }
}

export async function getRevision(
  ctx: Context,
  { id, number }: ParsedInput<typeof api.getRevision>,
) {
  const { body, findings } = await getRevisionRow(ctx.db, id, number)
  const [revision] = await listRevisions(ctx.db, id, number)
  return {
    ...revision!,
    body: body as Record<string, unknown>,
    findings: findings as api.Content['findings'],
  }
}

/** What the public sees of it at a moment, and what is planned. */
export async function readState(
  db: Db,
  id: number,
  at: Date,
): Promise<Pick<api.Content, 'live' | 'next' | 'has_changes' | 'archived'>> {
  const { rows } = await sql<StateRow>`
    select d.hash is distinct from live.hash as "hasChanges", i.archived_at is not null as archived,
      live.number as "liveNumber", live.starts_at as "liveSince", live.ends_at as "liveUntil",
      planned.number as "nextNumber", planned.starts_at as "nextAt"
    from content_item i
    join content_draft d on d.item_id = i.id
    left join lateral (
      select r.number, r.hash, f.starts_at, p.ends_at from content_in_force(${at}) f
      join content_publication p on p.id = f.publication_id
      join content_revision r on r.id = f.revision_id
      where f.item_id = i.id) live on true
    left join lateral (
      select r.number, p.starts_at from content_publication p join content_revision r on r.id = p.revision_id
      where p.item_id = i.id and p.starts_at > ${at} and p.stopped_at is null
      order by p.starts_at, p.id limit 1) planned on true
    where i.id = ${id}`.execute(db)
  const row = rows[0]!
  return {
    live:
      row.liveNumber === null
        ? null
        : {
            revision: row.liveNumber,
            since: toVietnamIso(row.liveSince!),
            until: row.liveUntil && toVietnamIso(row.liveUntil),
          },
    next:
      row.nextNumber === null
        ? null
        : { revision: row.nextNumber, starts_at: toVietnamIso(row.nextAt!) },
    has_changes: row.hasChanges,
    archived: row.archived,
  }
}

interface StateRow {
  hasChanges: boolean
  archived: boolean
  liveNumber: number | null
  liveSince: Date | null
  liveUntil: Date | null
  nextNumber: number | null
  nextAt: Date | null
}

export function toDraft({ version, base_revision, body, saved_by, saved_at }: DraftRow): api.Draft {
  return {
    version,
    base_revision,
    body: body as Record<string, unknown>,
    saved_by,
    saved_at: toVietnamIso(saved_at),
  }
}

async function listRevisions(db: Db, id: number, number?: number) {
  let query = db
    .selectFrom('content_revision')
    .select(['id', 'number', 'author', 'writer_ids', 'note', 'created_at', 'verdict'])
    .select(sql<number>`jsonb_array_length(findings)`.as('findings_count'))
    .where('item_id', '=', id)
    .orderBy('number', 'desc')
    .limit(maxListed)
  if (number !== undefined) query = query.where('number', '=', number)
  const revisions = await query.execute()
  const reviews = await db
    .selectFrom('content_review')
    .select(['revision_id', 'verdict', 'words', 'signed_as', 'staff', 'at'])
    .where('revision_id', 'in', revisions.length > 0 ? revisions.map((each) => each.id) : [0])
    .orderBy('id')
    .execute()
  return revisions.map(({ id: revisionId, created_at, ...revision }) => ({
    ...revision,
    writer_ids: [...revision.writer_ids],
    created_at: toVietnamIso(created_at),
    reviews: reviews
      .filter((review) => review.revision_id === revisionId)
      .map(({ verdict, words, signed_as, staff, at }) => {
        return { verdict, words, signed_as, staff, at: toVietnamIso(at) }
      }),
  }))
}

async function listPublications(db: Db, id: number): Promise<api.Content['publications']> {
  const rows = await db
    .selectFrom('content_publication as p')
    .innerJoin('content_revision as r', 'r.id', 'p.revision_id')
    .leftJoin('content_release as l', 'l.id', 'p.release_id')
    .select(['p.id', 'r.number as revision', 'p.starts_at', 'p.ends_at', 'p.staff', 'p.reason'])
    .select(['p.created_at', 'p.stopped_at', 'p.stopped_by', 'p.stop_reason'])
    .select(['p.release_id', 'l.name as release_name'])
    .where('p.item_id', '=', id)
    .orderBy('p.id', 'desc')
    .limit(maxListed)
    .execute()
  return rows.map(({ release_id: releaseId, release_name: releaseName, ...row }) => ({
    ...row,
    starts_at: toVietnamIso(row.starts_at),
    ends_at: row.ends_at && toVietnamIso(row.ends_at),
    created_at: toVietnamIso(row.created_at),
    stopped_at: row.stopped_at && toVietnamIso(row.stopped_at),
    release: releaseId === null ? null : { id: releaseId, name: releaseName! },
  }))
}

/** The newest; older ones are asked for by their numbers. */
const maxListed = 200
