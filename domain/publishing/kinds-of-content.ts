import { answer, type AnswerBody } from './answer.ts'
import { article, type ArticleBody } from './article.ts'
import type { KindOfContent } from './kind-of-content.ts'
import type { ContentKind } from './kinds.ts'
import { landing, type LandingBody } from './landing.ts'
import { banner, type BannerBody } from './places/banner.ts'
import { page, type PageBody } from './places/page.ts'
import { popup, type PopupBody } from './places/popup.ts'
import { promotion, type PromotionBody } from './places/promotion.ts'
import { product, type ProductBody } from './product.ts'

export interface Bodies {
  article: ArticleBody
  landing: LandingBody
  answer: AnswerBody
  page: PageBody
  banner: BannerBody
  popup: PopupBody
  promotion: PromotionBody
  product: ProductBody
}
export type Body = Bodies[ContentKind]

export const kindsOfContent: { [K in ContentKind]: KindOfContent<Bodies[K]> } = {
  article,
  landing,
  answer,
  page,
  banner,
  popup,
  promotion,
  product,
}

/** The kind's rules for a body that is known to be of it. */
export function rulesOf(kind: ContentKind): KindOfContent<Body> {
  return kindsOfContent[kind]
}
