import type { ParsedInput } from '#domain/contract.ts'
import type { Banner, listBanners as definition } from '#domain/publishing/places/api.ts'
import type { BannerBody } from '#domain/publishing/places/banner.ts'
import type { Caller, Context } from '../../context.ts'
import { listInForce } from './in-force.ts'
import { focalOf } from './focal-of.ts'
import { pictureUrl } from './picture-url.ts'

/** The banners in force at a place, in the order staff gave them. */
export async function listBanners(
  ctx: Context,
  { slug }: ParsedInput<typeof definition>,
  caller: Caller,
): Promise<Banner[]> {
  const banners = await listInForce(ctx, 'banner', caller)
  return banners
    .filter(({ head }) => head.place === slug)
    .toSorted((a, b) => a.head.sort - b.head.sort || a.id - b.id)
    .map(({ head }) => toBanner(head))
}

export function toBanner({ picture, picture_mobile: mobile, ...body }: BannerBody): Banner {
  return {
    image: pictureUrl(picture, widestOf(picture)),
    image_mobile: pictureUrl(mobile ?? picture),
    link: body.link,
    title: body.title,
    eyebrow: body.eyebrow || undefined,
    text: body.text || undefined,
    action: body.action || undefined,
    tone: body.tone,
    alt: picture?.alt || undefined,
    focal: focalOf(picture),
  }
}

/** Drawn banners have one more width than what people send. */
function widestOf(picture: BannerBody['picture']): number {
  return picture?.src.includes('/banners/') ? 1440 : 960
}
