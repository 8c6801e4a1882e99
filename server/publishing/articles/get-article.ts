import { sql } from 'kysely'
import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { isSlug } from '#domain/kernel/slug.ts'
import type * as api from '#domain/publishing/api.ts'
import type { Caller, Context } from '../../context.ts'
import { withLooks } from '../../picture/index.ts'
import type { Db } from '../../platform/db.ts'
import { momentOf } from '../periods.ts'
import { findPublished } from '../published.ts'
import { getRevisionCard } from './article-queries.ts'
import { showArticle } from './show-article.ts'

/** An article with what it shows; refuses `notFound` for what is not in force, whoever asks. */
export async function getArticle(
  ctx: Context,
  { id: asked }: ParsedInput<typeof api.getArticle>,
  caller: Caller,
): Promise<api.Article> {
  const slug = /^\d{1,9}$/.test(asked) ? await slugOf(ctx.db, Number(asked)) : asked
  const found = isSlug(slug) ? await findPublished(ctx, 'article', slug, caller) : null
  if (!found) throw new Refusal('notFound')
  const at = momentOf(ctx, caller)
  const row = await getRevisionCard(ctx.db, found.revisionId, at)
  const { body, revisionId, since } = found
  const shown = await withLooks(
    ctx.db,
    await showArticle(ctx, { row: { ...row, since }, body, revisionId, at }),
  )
  return { ...shown, thumbnail: shown.thumbnail! }
}

async function slugOf(db: Db, id: number): Promise<string> {
  const { rows } = await sql<{ slug: string }>`
    select slug from content_item where id = ${id} and kind = 'article'`.execute(db)
  return rows[0]?.slug ?? ''
}
