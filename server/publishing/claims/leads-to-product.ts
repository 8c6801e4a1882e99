import { sql } from 'kysely'
import { linksIn } from '#domain/publishing/links-in.ts'
import { rulesOf, type Body } from '#domain/publishing/kinds-of-content.ts'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import { isAnyProductAddress } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'

/** Their texts may speak of illnesses and medicine; all else speaks of what is sold. */
const ofHealth: ReadonlySet<ContentKind> = new Set(['article', 'answer', 'page'])

/** Whether a text shows a product, or links to one or to a landing page, which speaks of products. */
export async function leadsToProduct(
  { db, config }: Pick<Context, 'db' | 'config'>,
  kind: ContentKind,
  body: Body,
): Promise<boolean> {
  if (!ofHealth.has(kind)) return true
  if (
    rulesOf(kind)
      .referencesOf(body)
      .some((each) => each.kind === 'product')
  )
    return true
  const slugs = linksIn(body).flatMap((href) => slugsIn(href, config.publicUrl))
  if (slugs.length === 0) return false
  return (await isAnyProductAddress(db, slugs)) || isAnyLandingAddress(db, slugs)
}

/** The parts of an address of this shop, as people may write it. */
function slugsIn(href: string, shop: string): string[] {
  const url = URL.parse(href, shop)
  if (!url || url.host !== new URL(shop).host) return []
  return url.pathname.toLowerCase().split('/').filter(Boolean)
}

async function isAnyLandingAddress(db: Db, slugs: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from content_item where kind = 'landing' and lower(slug) = any(${slugs})
    union all select from content_old_slug where scope = 'root' and slug = any(${slugs})
    limit 1`.execute(db)
  return rows.length > 0
}
