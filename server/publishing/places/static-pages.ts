import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { isSlug } from '#domain/kernel/slug.ts'
import type * as api from '#domain/publishing/places/api.ts'
import type { PageBody } from '#domain/publishing/places/page.ts'
import type { Caller, Context } from '../../context.ts'
import { withLooks } from '../../picture/index.ts'
import { findPublished } from '../published.ts'

/** A page of fixed content; refuses `notFound` for what is not in force. */
export async function getStaticPage(
  ctx: Context,
  { slug }: ParsedInput<typeof api.getStaticPage>,
  caller: Caller,
): Promise<api.StaticPage> {
  const found = isSlug(slug) ? await findPublished(ctx, 'page', slug, caller) : null
  if (!found) throw new Refusal('notFound')
  return withLooks(ctx.db, showPage(found.slug, found.body, found.since))
}

export function showPage(slug: string, body: PageBody, since: Date): api.StaticPage {
  return { slug, ...body, updated_at: toVietnamIso(since) }
}
