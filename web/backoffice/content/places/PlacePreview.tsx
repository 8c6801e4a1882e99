import type { BannerBody } from '#domain/publishing/places/banner.ts'
import type { PageBody } from '#domain/publishing/places/page.ts'
import type { PopupBody } from '#domain/publishing/places/popup.ts'
import type { PromotionBody } from '#domain/publishing/places/promotion.ts'
import type { Body } from '#domain/publishing/kinds-of-content.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { RichTextView } from '#web/features/richtext/RichTextView.tsx'
import { cx } from '#web/ui/class-names.ts'
import { ProductTiles } from '../preview/ProductTiles.tsx'
import { contentTexts } from '../texts.ts'
import { BannerPreview } from './BannerPreview.tsx'
import type { PlaceKind } from './PlaceFields.tsx'
import { PopupPreview } from './PopupPreview.tsx'
import { ShownPicture } from './ShownPicture.tsx'
import { placeTexts as texts } from './texts.ts'

/** What stands at a place, as the shop draws it in this width. */
export function PlacePreview({
  kind,
  body,
  isWide,
}: {
  kind: PlaceKind
  body: Body
  isWide: boolean
}) {
  switch (kind) {
    case 'banner':
      return <BannerPreview body={body as BannerBody} isWide={isWide} />
    case 'popup':
      return <PopupPreview body={body as PopupBody} isWide={isWide} />
    case 'promotion':
      return <PromotionPreview body={body as PromotionBody} isWide={isWide} />
    case 'page':
      return <PagePreview body={body as PageBody} isWide={isWide} />
  }
}

function PromotionPreview({ body, isWide }: { body: PromotionBody; isWide: boolean }) {
  const { title, summary, picture, starts_on: from, ends_on: to, content, product_ids: ids } = body
  return (
    <div className={cx('flex flex-col gap-5 p-4', isWide && 'p-10')}>
      <div className={cx('grid items-start gap-5', isWide && 'grid-cols-[1fr_1.1fr] gap-8')}>
        <ShownPicture picture={picture} className="aspect-3/2 w-full rounded-md object-cover" />
        <div className="flex min-w-0 flex-col gap-3">
          <p className={cx('font-bold', isWide ? 'text-3xl' : 'text-2xl')}>
            {title || contentTexts.untitled}
          </p>
          {from && to && (
            <p className="font-semibold text-ok">{texts.from(formatDate(from), formatDate(to))}</p>
          )}
          <p className="text-ink-2">{summary}</p>
          <RichTextView document={content} />
        </div>
      </div>
      <ProductTiles ids={ids} isWide={isWide} />
    </div>
  )
}

function PagePreview({ body: { title, content }, isWide }: { body: PageBody; isWide: boolean }) {
  return (
    <div className={cx('flex flex-col gap-4 p-4', isWide && 'mx-auto max-w-[860px] p-10')}>
      <p className={cx('font-bold', isWide ? 'text-3xl' : 'text-2xl')}>
        {title || contentTexts.untitled}
      </p>
      <RichTextView document={content} />
    </div>
  )
}
