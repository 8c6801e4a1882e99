import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type * as api from '#domain/publishing/api.ts'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import type { Bodies } from '#domain/publishing/kinds-of-content.ts'
import type { Caller, Context } from '../context.ts'
import { withLooks } from '../picture/index.ts'
import type { Db } from '../platform/db.ts'
import { getRevisionCard } from './articles/article-queries.ts'
import { showArticle } from './articles/show-article.ts'
import { storedBody } from './body.ts'
import { showAnswer } from './experts/get-answer.ts'
import { showLanding } from './landing/get-landing-page.ts'
import { toBanner } from './places/banners.ts'
import { showPopup } from './places/popups.ts'
import { showPromotion } from './places/promotions.ts'
import { showPage } from './places/static-pages.ts'
import { readPreview } from './preview.ts'
import { previewProduct } from './products/preview-product.ts'

/**
 * One revision as the public would see it; refuses `notFound` where the link is not ours or has ended, or what it
 * showed was put away.
 */
export async function getContentPreview(
  ctx: Context,
  { token }: ParsedInput<typeof api.getContentPreview>,
  caller: Caller,
): Promise<api.ContentPreview> {
  const link = readPreview(ctx, token)
  const found = link && (await findRevision(ctx.db, link.revisionId))
  if (!found) throw new Refusal('notFound')
  return { ends_at: toVietnamIso(link.endsAt), ...(await show(ctx, { ...found, ...link }, caller)) }
}

interface Found {
  kind: ContentKind
  slug: string
  itemId: number
  revisionId: number
  body: unknown
}

type OfKind<P> = P extends unknown ? Omit<P, 'ends_at'> : never

async function show(
  ctx: Context,
  { kind, slug, itemId, revisionId, body }: Found,
  caller: Caller,
): Promise<OfKind<api.ContentPreview>> {
  const at = ctx.clock.now()
  const of = <K extends ContentKind>(its: K) => storedBody(its, body) as Bodies[K]
  switch (kind) {
    case 'landing':
      return {
        kind,
        page: await withLooks(
          ctx.db,
          await showLanding(ctx, { slug, body: of(kind), since: at }, caller),
        ),
      }
    case 'article': {
      const row = await getRevisionCard(ctx.db, revisionId, at)
      const shown = await showArticle(ctx, { row, body: of(kind), revisionId, at })
      return { kind, article: await withLooks(ctx.db, shown) }
    }
    case 'answer': {
      const answer = await showAnswer(ctx, revisionId, of(kind), at)
      if (!answer) throw new Refusal('notFound')
      return { kind, answer }
    }
    case 'product':
      return { kind, product: await previewProduct(ctx, Number(slug), of(kind)) }
    case 'page':
      return { kind, page: showPage(slug, of(kind), at) }
    case 'banner':
      return { kind, banner: toBanner(of(kind)) }
    case 'promotion':
      return { kind, promotion: await showPromotion(ctx, slug, of(kind)) }
    case 'popup': {
      const popup = await showPopup(ctx, itemId, of(kind))
      if (!popup) throw new Refusal('notFound')
      return { kind, popup }
    }
  }
}

async function findRevision(db: Db, id: number) {
  return db
    .selectFrom('content_revision as r')
    .innerJoin('content_item as i', 'i.id', 'r.item_id')
    .select(['i.id as itemId', 'i.kind', 'i.slug', 'r.body'])
    .where('r.id', '=', id)
    .where('i.archived_at', 'is', null)
    .executeTakeFirst()
}
