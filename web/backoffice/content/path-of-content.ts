import { kindsWithoutAddress, type ContentKind } from '#domain/publishing/kinds.ts'

/** Where the shop shows it; null for what stands on other pages. */
export function pathOfContent({ kind, slug }: { kind: ContentKind; slug: string }): string | null {
  if (kindsWithoutAddress.has(kind)) return null
  if (kind === 'article') return `/song-khoe/${slug}/`
  if (kind === 'answer') return `/chuyen-gia-tu-van/${slug}/`
  return kind === 'promotion' ? `/ctkm/${slug}/` : `/${slug}/`
}
