import { banner, type BannerBody } from '#domain/publishing/places/banner.ts'
import { page, type PageBody } from '#domain/publishing/places/page.ts'
import { popup, type PopupBody } from '#domain/publishing/places/popup.ts'
import { promotion, type PromotionBody } from '#domain/publishing/places/promotion.ts'
import type { RichText } from '#domain/richtext/document.ts'

const picture = { src: '/media/banners/khoe-khop-mua-lanh', alt: 'Ba hộp trên bàn' }

/** A document of one paragraph. */
export function textOfWords(text: string): RichText {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}

/** Each lacks nothing. */
export function wholeBanner(title: string, more: Partial<BannerBody> = {}): BannerBody {
  return { ...banner.empty, title, link: '/uu-dai/', picture, ...more }
}

export function wholePopup(title: string, more: Partial<PopupBody> = {}): PopupBody {
  return { ...popup.empty, title, link: '/uu-dai/', picture, ...more }
}

export function wholePromotion(title: string, more: Partial<PromotionBody> = {}): PromotionBody {
  return {
    ...promotion.empty,
    title,
    summary: 'Giảm giá cho cả nhà trong tháng này.',
    picture,
    starts_on: '2026-11-01',
    ends_on: '2026-11-30',
    content: textOfWords('Giá đã giảm hiển thị trên từng sản phẩm.'),
    ...more,
  }
}

export function wholePage(title: string, more: Partial<PageBody> = {}): PageBody {
  return {
    ...page.empty,
    title,
    description: 'Những điều Quý khách cần biết.',
    content: textOfWords('Trong 7 ngày kể từ khi nhận hàng.'),
    ...more,
  }
}
