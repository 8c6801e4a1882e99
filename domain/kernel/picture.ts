/** The widths in which every square product picture exists. */
export const productPictureWidths = [240, 480, 960] as const
/** The widths in which every 3:2 banner picture exists. */
export const bannerPictureWidths = [480, 960, 1440] as const

export interface PictureSources {
  avif: string
  webp: string
  fallback: string
}

const sized = /-(\d+)\.(?:webp|avif)$/

/** `srcset` values for a picture URL of ours (`/media/products/jex-1-480.webp`); null for a foreign URL. */
export function pictureSources(
  url: string,
  widths: readonly number[] = widthsOf(url),
): PictureSources | null {
  if (!url.startsWith('/media/') || !sized.test(url)) return null
  const stem = url.replace(sized, '')
  const sources = (format: string) =>
    widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')
  return { avif: sources('avif'), webp: sources('webp'), fallback: url }
}

/** The same picture in another of its widths. */
export function pictureAtWidth(url: string, width: number): string {
  return url.replace(
    sized,
    (_, _old, offset) => `-${width}${url.slice(offset).match(/\.\w+$/)?.[0]}`,
  )
}

/** A picture's address by its stem, as content names it: `/media/u/3f…` or `media/articles/water`. */
export function pictureOfStem(stem: string, width: number): string {
  return `/${stem.replace(/^\/+/, '')}-${width}.webp`
}

/** The smallest that there is of it, for lists of many. */
export function thumbnailOfStem(stem: string): string {
  return pictureOfStem(stem, Math.min(...widthsOf(`/${stem}`)))
}

function widthsOf(url: string): readonly number[] {
  return url.includes('/banners/') ? bannerPictureWidths : productPictureWidths
}
