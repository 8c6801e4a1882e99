import type { ParsedInput } from '#domain/contract.ts'
import type { Banner, listBanners as definition } from '#domain/content/api.ts'
import { isSlug } from '#domain/kernel/slug.ts'
import type { Context } from '../context.ts'
import { listRunningBanners, type BannerRow } from './store.ts'

/** The banners of a place that run today. */
export async function listBanners(
  ctx: Context,
  { slug }: ParsedInput<typeof definition>,
): Promise<Banner[]> {
  if (!isSlug(slug)) return []
  return (await listRunningBanners(ctx.db, slug, ctx.clock.today())).map(toBanner)
}

function toBanner(row: BannerRow): Banner {
  return {
    image: row.image,
    image_mobile: row.image_mobile,
    link: row.link,
    title: row.title,
    eyebrow: row.eyebrow || undefined,
    text: row.body || undefined,
    action: row.action_label || undefined,
    tone: row.tone,
  }
}
