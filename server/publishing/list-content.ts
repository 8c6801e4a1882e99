import { sql } from 'kysely'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { toPage } from '#domain/paging.ts'
import type * as api from '#domain/publishing/backoffice/api.ts'
import { contentKinds, type ContentKind } from '#domain/publishing/kinds.ts'
import { rulesOf } from '#domain/publishing/kinds-of-content.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'

interface ListedRow {
  id: number
  kind: ContentKind
  slug: string
  title: string
  savedAt: Date
  savedBy: string
  hasChanges: boolean
  archived: boolean
  liveNumber: number | null
  liveSince: Date | null
  liveUntil: Date | null
  nextNumber: number | null
  nextAt: Date | null
  waits: boolean
  approved: boolean
}

/** Kinds that nobody publishes before somebody else has read them. */
const reviewedKinds = contentKinds.filter((kind) => rulesOf(kind).needsReview)

export async function listContent(
  ctx: Context,
  { kind, state, q = '', page, limit }: ParsedInput<typeof api.listContent>,
): Promise<Output<typeof api.listContent>> {
  const asked = { at: ctx.clock.now(), kind: kind ?? null, state: state ?? null, q }
  const rows = await listRows(ctx.db, asked, { limit, offset: (page - 1) * limit })
  const total = await countRows(ctx.db, asked)
  return toPage(rows.map(toRow), total, page, limit)
}

interface Asked {
  at: Date
  kind: ContentKind | null
  state: string | null
  q: string
}

const selected = sql`
  select i.id, i.kind, i.slug, d.body->>'title' as title, d.saved_at as "savedAt", d.saved_by as "savedBy",
    r.hash is distinct from d.hash as "hasChanges", i.archived_at is not null as archived,
    r.number as "liveNumber", p.starts_at as "liveSince", p.ends_at as "liveUntil",
    planned.number as "nextNumber", planned.starts_at as "nextAt", newest.waits, newest.approved`

const joined = (at: Date) => sql`
  from content_item i
  join content_draft d on d.item_id = i.id
  left join content_in_force(${at}) f on f.item_id = i.id
  left join content_publication p on p.id = f.publication_id
  left join content_revision r on r.id = f.revision_id
  left join lateral (
    select n.number, c.starts_at from content_publication c join content_revision n on n.id = c.revision_id
    where c.item_id = i.id and c.starts_at > ${at} and c.stopped_at is null
    order by c.starts_at, c.id limit 1) planned on true
  cross join lateral (
    select i.archived_at is null and exists (
      select from content_revision n where n.item_id = i.id
        and n.number = (select max(number) from content_revision where item_id = i.id)
        -- What stood before anybody wrote it here asks for nobody's word.
        and n.writer_ids <> '{}'
        and not exists (select from content_review v where v.revision_id = n.id)
        -- What may be published unread, and was, waits for nobody.
        and (i.kind = any(${reviewedKinds}::text[]) or not exists (
          select from content_publication c where c.revision_id = n.id))) as waits,
      i.archived_at is null and exists (
      select from content_revision n where n.item_id = i.id
        and n.number = (select max(number) from content_revision where item_id = i.id)
        and (select v.verdict from content_review v where v.revision_id = n.id order by v.id desc limit 1) = 'approved'
        and not exists (select from content_publication c where c.revision_id = n.id)) as approved) newest`

const found = ({ at, kind, state, q }: Asked) => sql`
  ${joined(at)}
  where (${kind}::text is null or i.kind = ${kind})
    and (${q} = '' or vn_fold(d.body->>'title') like '%' || vn_fold(${q}) || '%' or i.slug ilike '%' || ${q} || '%')
    and (i.archived_at is not null) = (${state}::text is not distinct from 'archived')
    and case ${state}::text
      when 'waiting' then newest.waits
      when 'approved' then newest.approved
      when 'live' then f.item_id is not null
      when 'planned' then planned.number is not null
      when 'changed' then f.item_id is not null and r.hash <> d.hash
      when 'draft' then f.item_id is null and planned.number is null and not newest.approved
      else true end`

async function listRows(
  db: Db,
  asked: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    ${selected} ${found(asked)} order by d.saved_at desc, i.id desc limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

async function countRows(db: Db, asked: Asked): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::integer as total ${found(asked)}`.execute(db)
  return rows[0]!.total
}

function toRow(row: ListedRow): api.ContentRow {
  const { id, kind, slug, title, savedBy, hasChanges, archived } = row
  return {
    id,
    kind,
    slug,
    title,
    saved_at: toVietnamIso(row.savedAt),
    saved_by: savedBy,
    has_changes: hasChanges,
    archived,
    waits: row.waits,
    approved: row.approved,
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
  }
}

/** The rows of these, last saved first. */
export async function listByIds(ctx: Context, ids: readonly number[]): Promise<api.ContentRow[]> {
  const { rows } = await sql<ListedRow>`
    select * from (${selected} ${joined(ctx.clock.now())} where i.id = any(${[...ids]})) listed
    order by "savedAt" desc, id desc`.execute(ctx.db)
  return rows.map(toRow)
}
