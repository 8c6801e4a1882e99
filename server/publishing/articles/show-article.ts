import { toVietnamIso } from '#domain/kernel/dates.ts'
import type * as api from '#domain/publishing/api.ts'
import type { ArticleBody } from '#domain/publishing/article.ts'
import { listProducts } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import { findApproval, listRelated, type CardRow } from './article-queries.ts'
import { toCard, toDraftCard } from './list-articles.ts'

const relatedCount = 4

export interface Showing {
  row: CardRow
  body: ArticleBody
  revisionId: number
  at: Date
}

/** One revision with what it names, as it is at that moment. */
export async function showArticle(
  ctx: Context,
  { row, body, revisionId, at }: Showing,
): Promise<api.PreviewedArticle> {
  const related = await listRelated(ctx.db, {
    id: row.id,
    categoryId: row.categoryId,
    tagIds: body.tag_ids,
    at,
    limit: relatedCount,
  })
  const approval = await findApproval(ctx.db, revisionId)
  return {
    ...toDraftCard(row),
    content: body.content,
    ...(approval
      ? { reviewed_by: approval.signed_as, reviewed_at: toVietnamIso(approval.at) }
      : {}),
    products: await listProducts(ctx, body.product_ids),
    related: related.map(toCard),
  }
}
