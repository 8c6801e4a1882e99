import { sql } from 'kysely'
import type { AnswerBody } from '#domain/publishing/answer.ts'
import type { ShownExpert } from '#domain/publishing/experts/api.ts'
import type { Db } from '../../platform/db.ts'
import { toQuery } from '../articles/article-queries.ts'

type AnswerHead = Omit<AnswerBody, 'content'> & { excerpt: string; answer: string }

/** What a list shows of an answer in force. */
export interface AnswerRow {
  id: number
  slug: string
  revisionId: number
  head: AnswerHead
  expert: Omit<ShownExpert, 'bio' | 'categories'>
  category: { id: number; name: string; slug: string }
  askedBy: string | null
  firstAt: Date
  since: Date
}

export interface WantedAnswers {
  at: Date
  /** A slug or a number; empty for all. */
  category?: string
  search?: string
  /** Without this one. */
  not?: number
  /** Of these alone. */
  ids?: readonly number[]
  limit: number
  offset: number
}

const inForce = ({ at, category = '', search = '', not = 0, ids }: WantedAnswers) => sql`
  from content_in_force(${at}) f
  join content_item i on i.id = f.item_id and i.kind = 'answer' and i.archived_at is null
  join content_revision r on r.id = f.revision_id
  join expert e on e.id = (r.head->>'expert_id')::integer
  join expert_category c on c.id = (r.head->>'category_id')::integer
  left join content_asker a on a.item_id = i.id
  where i.id <> ${not}
    and (${ids ? [...ids] : null}::integer[] is null or i.id = any(${ids ? [...ids] : null}))
    and (${category} = '' or c.slug = ${category} or c.id::text = ${category})
    and (${search} = '' or r.search @@ to_tsquery('simple', ${toQuery(search)}))`

const columns = sql`i.id, i.slug, r.id as "revisionId", r.head,
  json_build_object('id', e.id, 'name', e.name, 'title', e.title, 'speciality', e.speciality,
    'workplace', e.workplace, 'photo', e.photo) as expert,
  json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as category, a.name as "askedBy"`

/** Newest first; what was searched for by how well it fits. */
export async function listAnswerRows(db: Db, wanted: WantedAnswers): Promise<AnswerRow[]> {
  const { search = '', at } = wanted
  const rank =
    search === '' ? sql`0::real` : sql`ts_rank(r.search, to_tsquery('simple', ${toQuery(search)}))`
  const { rows } = await sql<AnswerRow>`
    select ${columns}, f.starts_at as since, ${began(at)} as "firstAt" ${inForce(wanted)}
    order by ${rank} desc, "firstAt" desc, i.id desc
    limit ${wanted.limit} offset ${wanted.offset}`.execute(db)
  return rows
}

export async function countAnswers(db: Db, wanted: WantedAnswers): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total ${inForce(wanted)}`.execute(db)
  return rows[0]!.total
}

/** One revision whether it is in force or not; null where it names no expert or category yet. */
export async function findAnswerRow(
  db: Db,
  revisionId: number,
  at: Date,
): Promise<AnswerRow | null> {
  const { rows } = await sql<AnswerRow>`
    select ${columns}, ${at}::timestamptz as since, coalesce(${began(at)}, ${at}::timestamptz) as "firstAt"
    from content_revision r
    join content_item i on i.id = r.item_id and i.kind = 'answer'
    join expert e on e.id = (r.head->>'expert_id')::integer
    join expert_category c on c.id = (r.head->>'category_id')::integer
    left join content_asker a on a.item_id = i.id
    where r.id = ${revisionId}`.execute(db)
  return rows[0] ?? null
}

/** When the public first read something of it. */
const began = (at: Date) => sql`(
  select min(p.starts_at) from content_publication p
  where p.item_id = i.id and p.starts_at <= ${at} and (p.stopped_at is null or p.stopped_at > p.starts_at))`

/** In the order staff gave them; those of no category that is used have none. */
export async function listShownExperts(db: Db, category = ''): Promise<ShownExpert[]> {
  const { rows } = await sql<ShownExpert>`
    select e.id, e.name, e.title, e.speciality, e.workplace, e.photo, e.bio, coalesce((
      select json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) order by c.sort, c.name)
      from expert_category c where c.id = any(e.category_ids) and c.active), '[]') as categories
    from expert e
    where e.active and (${category} = '' or exists (
      select from expert_category c where c.id = any(e.category_ids)
        and (c.slug = ${category} or c.id::text = ${category})))
    order by e.sort, e.name, e.id`.execute(db)
  return rows
}

export interface CountedCategory {
  id: number
  name: string
  slug: string
  description: string
  count: number
}

/** What may be asked about, answered or not. */
export async function listShownCategories(db: Db, at: Date): Promise<CountedCategory[]> {
  const { rows } = await sql<CountedCategory>`
    select c.id, c.name, c.slug, c.description, count(i.id)::integer as count
    from expert_category c
    left join (
      select i.id, (r.head->>'category_id')::integer as category_id
      from content_in_force(${at}) f
      join content_item i on i.id = f.item_id and i.kind = 'answer' and i.archived_at is null
      join content_revision r on r.id = f.revision_id
    ) i on i.category_id = c.id
    where c.active group by c.id order by c.sort, c.name`.execute(db)
  return rows
}
