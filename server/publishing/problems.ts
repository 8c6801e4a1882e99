import { sql } from 'kysely'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import { rulesOf, type Body } from '#domain/publishing/kinds-of-content.ts'
import { placesTexts as texts } from '#domain/publishing/places/texts.ts'
import { reservedSlugs } from '#domain/publishing/reserved-slugs.ts'
import { isProductSlug } from '../catalog/index.ts'
import type { Db } from '../platform/db.ts'

/** What keeps a body from being published, by field: what it lacks, and links of its own that lead nowhere. */
export async function problemsOf(
  db: Db,
  kind: ContentKind,
  body: Body,
): Promise<Record<string, string>> {
  const rules = rulesOf(kind)
  const problems = rules.problemsOf(body)
  const known = new Map<string, boolean>()
  for (const { field, link } of rules.linksOf?.(body) ?? []) {
    if (link === '' || field in problems) continue
    const leads = known.get(link) ?? (await leadsSomewhere(db, link))
    known.set(link, leads)
    if (!leads) problems[field] = texts.linkUnknown(link)
  }
  return problems
}

/** Folders of the shop in which an address names one thing. */
const scopes: Readonly<Record<string, string>> = { ctkm: 'promotion', 'song-khoe': 'article' }

/** Links to other sites and to parts of the same page are not asked for. */
async function leadsSomewhere(db: Db, link: string): Promise<boolean> {
  if (!link.startsWith('/')) return true
  const [first = '', second = ''] = link.slice(1).split(/[?#]/, 1)[0]!.split('/')
  if (first === '') return true
  if (second !== '' && scopes[first]) return isPublished(db, scopes[first], second)
  if (second !== '' && first === 'mua-hang') return isProductSlug(db, second)
  if (reservedSlugs.has(first.toLowerCase())) return true
  return (await isPublished(db, 'root', first)) || isProductSlug(db, first)
}

/** In force, planned, or part of a release that publishes it. */
async function isPublished(db: Db, scope: string, slug: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from content_item i
    where i.scope = ${scope} and i.archived_at is null and (
        lower(i.slug) = ${slug.toLowerCase()} or exists (
          select 1 from content_old_slug o
          where o.item_id = i.id and o.scope = ${scope} and o.slug = ${slug.toLowerCase()}))
      and (exists (
          select 1 from content_publication p where p.item_id = i.id and p.stopped_at is null)
        or exists (
          select 1 from content_release_part r join content_release l on l.id = r.release_id
          where r.item_id = i.id and l.stopped_at is null))
    limit 1`.execute(db)
  return rows.length > 0
}
