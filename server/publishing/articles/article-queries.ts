import { sql, type RawBuilder } from 'kysely'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import type { ArticleBody } from '#domain/publishing/article.ts'
import type { Db } from '../../platform/db.ts'

/** What a list shows of an article in force. */
export interface CardRow {
  id: number
  slug: string
  head: Omit<ArticleBody, 'content'> & { reading_minutes: number }
  categoryId: number
  categoryName: string
  categorySlug: string
  tags: { id: number; name: string; slug: string }[]
  firstAt: Date
  since: Date
}

/** A card of a list, and how many there are in all. */
type ListedRow = CardRow & { total: number }

export interface Wanted {
  at: Date
  category?: string
  tag?: string
  search?: string
  ids?: readonly number[]
  limit: number
  offset: number
}

/** Every word as the beginning of one: what is typed so far finds already. */
export function toQuery(search: string): string {
  const words = foldVietnamese(search).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => `${word}:*`).join(' & ')
}

const inForce = ({ at, category = '', tag = '', search = '', ids }: Wanted) => sql`
  from content_in_force(${at}) f
  join content_item i on i.id = f.item_id and i.kind = 'article' and i.archived_at is null
  join content_revision r on r.id = f.revision_id
  join article_category c on c.id = (r.head->>'category_id')::integer
  where (${category} = '' or c.slug = ${category})
    and (${tag} = '' or r.head->'tag_ids' @> (
      select to_jsonb(t.id) from article_tag t where t.slug = ${tag} and t.active))
    and (${search} = '' or r.search @@ to_tsquery('simple', ${toQuery(search)}))
    and (${ids ? [...ids] : null}::integer[] is null or i.id = any(${ids ? [...ids] : null}))`

/** When the public first read something of it. */
const began = (at: Date) => sql`(
  select min(p.starts_at) from content_publication p
  where p.item_id = i.id and p.starts_at <= ${at} and (p.stopped_at is null or p.stopped_at > p.starts_at))`

/** One page of those that are wanted, and of how many. */
export async function listCardsOfPage(
  db: Db,
  wanted: Wanted,
): Promise<{ rows: CardRow[]; total: number }> {
  const rows = await listCards(db, wanted)
  const [first] = rows
  // A page behind the last one does not tell.
  return { rows, total: first ? first.total : await countCards(db, wanted) }
}

/** Newest first; what was searched for by how well it fits. Of those alone that are shown more is read. */
export async function listCards(db: Db, wanted: Wanted): Promise<ListedRow[]> {
  const { search = '', at } = wanted
  const rank =
    search === '' ? sql`0::real` : sql`ts_rank(r.search, to_tsquery('simple', ${toQuery(search)}))`
  const chosen = sql`
    select i.id, f.revision_id, f.starts_at, ${began(at)} as began, ${rank} as rank,
      count(*) over ()::integer as total ${inForce(wanted)}
    order by rank desc, began desc, i.id desc
    limit ${wanted.limit} offset ${wanted.offset}`
  const { rows } = await sql<ListedRow>`
    ${cardsOf(chosen)} order by chosen.rank desc, chosen.began desc, i.id desc`.execute(db)
  return rows
}

/** The card of one revision whether it is in force or not; what a draft lacks is empty. */
export async function getRevisionCard(db: Db, revisionId: number, at: Date): Promise<CardRow> {
  const chosen = sql`
    select i.id, n.id as revision_id, ${at}::timestamptz as starts_at,
      coalesce(${began(at)}, ${at}::timestamptz) as began, 0 as rank, 1 as total
    from content_revision n join content_item i on i.id = n.item_id where n.id = ${revisionId}`
  const { rows } = await sql<CardRow>`${cardsOf(chosen)}`.execute(db)
  return rows[0]!
}

const cardsOf = (chosen: RawBuilder<unknown>) => sql`
  select i.id, i.slug, r.head, coalesce(c.id, 0) as "categoryId", coalesce(c.name, '') as "categoryName",
    coalesce(c.slug, '') as "categorySlug", chosen.starts_at as since, chosen.began as "firstAt", chosen.total,
    coalesce((
      select json_agg(json_build_object('id', t.id, 'name', t.name, 'slug', t.slug) order by t.name)
      from article_tag t where t.active and r.head->'tag_ids' @> to_jsonb(t.id)), '[]') as tags
  from (${chosen}) as chosen
  join content_item i on i.id = chosen.id
  join content_revision r on r.id = chosen.revision_id
  left join article_category c on c.id = (r.head->>'category_id')::integer`

async function countCards(db: Db, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total ${inForce(wanted)}`.execute(db)
  return rows[0]!.total
}

export interface CountedRow {
  id: number
  name: string
  slug: string
  count: number
}

/** In the order staff gave them; a category without articles is shown to nobody. */
export async function listCountedCategories(db: Db, at: Date): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select c.id, c.name, c.slug, count(*)::integer as count
    from content_in_force(${at}) f
    join content_item i on i.id = f.item_id and i.kind = 'article' and i.archived_at is null
    join content_revision r on r.id = f.revision_id
    join article_category c on c.id = (r.head->>'category_id')::integer
    where c.active group by c.id order by c.sort, c.name`.execute(db)
  return rows
}

export async function listCountedTags(db: Db, at: Date): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select t.id, t.name, t.slug, count(*)::integer as count
    from content_in_force(${at}) f
    join content_item i on i.id = f.item_id and i.kind = 'article' and i.archived_at is null
    join content_revision r on r.id = f.revision_id
    cross join lateral jsonb_array_elements(r.head->'tag_ids') as named(id)
    join article_tag t on t.id = named.id::integer
    where t.active group by t.id order by count(*) desc, t.name`.execute(db)
  return rows
}

interface Choice {
  id: number
  name: string
}

/** What staff choose from: what is no longer used is offered to nobody. */
export async function listChoices(db: Db): Promise<{ categories: Choice[]; tags: Choice[] }> {
  const categories = await db
    .selectFrom('article_category')
    .select(['id', 'name'])
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('name')
    .execute()
  const tags = await db
    .selectFrom('article_tag')
    .select(['id', 'name'])
    .where('active', '=', true)
    .orderBy('name')
    .execute()
  return { categories, tags }
}

/** Who answers for a text: of its approvals the last. */
export async function findApproval(
  db: Db,
  revisionId: number,
): Promise<{ signed_as: string; at: Date } | undefined> {
  const last = await db
    .selectFrom('content_review')
    .select(['verdict', 'signed_as', 'at'])
    .where('revision_id', '=', revisionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.verdict === 'approved' ? last : undefined
}

/** Of the same category, those that share most tags, then the newest. */
export async function listRelated(
  db: Db,
  { id, categoryId, tagIds, at, limit }: RelatedTo,
): Promise<CardRow[]> {
  const nearest = sql`
    (r.head->>'category_id')::integer = ${categoryId} desc, (
      select count(*) from jsonb_array_elements(r.head->'tag_ids') as named(id)
      where named.id::integer = any(${[...tagIds]}::integer[])) desc, f.starts_at desc, i.id desc`
  const chosen = sql`
    select i.id, f.revision_id, f.starts_at, ${began(at)} as began,
      row_number() over (order by ${nearest}) as place, 0 as total
    ${inForce({ at, limit, offset: 0 })} and i.id <> ${id}
    order by place limit ${limit}`
  const { rows } = await sql<CardRow>`${cardsOf(chosen)} order by chosen.place`.execute(db)
  return rows
}

interface RelatedTo {
  id: number
  categoryId: number
  tagIds: readonly number[]
  at: Date
  limit: number
}

export async function listIdsBySlug(db: Db, slugs: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('content_item')
    .select('id')
    .where('kind', '=', 'article')
    .where('slug', 'in', slugs.length > 0 ? [...slugs] : [''])
    .execute()
  return rows.map(({ id }) => id)
}
