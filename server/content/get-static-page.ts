import type { ParsedInput } from '#domain/contract.ts'
import type { getStaticPage as definition, StaticPage } from '#domain/content/api.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { isSlug } from '#domain/kernel/slug.ts'
import type { Context } from '../context.ts'
import { findPage } from './store.ts'

export async function getStaticPage(
  ctx: Context,
  { slug }: ParsedInput<typeof definition>,
): Promise<StaticPage> {
  const page = isSlug(slug) ? await findPage(ctx.db, slug) : undefined
  if (!page) throw new Refusal('notFound')
  return { ...page, updated_at: toVietnamIso(page.updated_at) }
}
