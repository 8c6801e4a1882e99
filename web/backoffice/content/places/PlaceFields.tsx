import type { BannerBody } from '#domain/publishing/places/banner.ts'
import type { PageBody } from '#domain/publishing/places/page.ts'
import type { PopupBody } from '#domain/publishing/places/popup.ts'
import type { PromotionBody } from '#domain/publishing/places/promotion.ts'
import type { Body } from '#domain/publishing/kinds-of-content.ts'
import type { FieldErrors } from '#web/form/field-rules.ts'
import { BannerFields } from './BannerFields.tsx'
import { PageFields } from './PageFields.tsx'
import { PopupFields } from './PopupFields.tsx'
import { PromotionFields } from './PromotionFields.tsx'

export type PlaceKind = 'banner' | 'popup' | 'promotion' | 'page'

/** The form of what stands at a place of the shop. */
export function PlaceFields({
  kind,
  body,
  errors,
}: {
  kind: PlaceKind
  body: Body
  errors: FieldErrors
}) {
  switch (kind) {
    case 'banner':
      return <BannerFields body={body as BannerBody} errors={errors} />
    case 'popup':
      return <PopupFields body={body as PopupBody} errors={errors} />
    case 'promotion':
      return <PromotionFields body={body as PromotionBody} errors={errors} />
    case 'page':
      return <PageFields body={body as PageBody} errors={errors} />
  }
}
