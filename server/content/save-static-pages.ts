import type { Context } from '../context.ts'
import { cleanHtml } from './clean-html.ts'
import { upsertPages } from './store.ts'

export interface PageDraft {
  slug: string
  title: string
  description: string
  html: string
}

/** Saves pages with their HTML cleaned, at their present slugs. */
export async function saveStaticPages(
  ctx: Pick<Context, 'db' | 'clock'>,
  pages: readonly PageDraft[],
): Promise<void> {
  if (pages.length === 0) return
  const updated_at = ctx.clock.now()
  const rows = pages.map(({ slug, title, description, html }) => {
    return { slug, title, description, html: cleanHtml(html), updated_at }
  })
  await upsertPages(ctx.db, rows)
}
