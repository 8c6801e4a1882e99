import type { Generated } from 'kysely'

/** Where banners, pages, promotions and popups stood before the publishing engine had them: empty, and dropped by the release after. */
export interface ContentTables {
  banner: {
    id: Generated<number>
    place: string
    sort: Generated<number>
    title: string
    eyebrow: Generated<string>
    body: Generated<string>
    action_label: Generated<string>
    link: string
    image: string
    image_mobile: string
    tone: Generated<string>
    starts_on: string | null
    ends_on: string | null
  }
  static_page: {
    slug: string
    title: string
    description: Generated<string>
    html: string
    updated_at: Generated<Date>
  }
  promotion: {
    id: string
    title: string
    summary: Generated<string>
    html: Generated<string>
    image: string
    starts_on: string
    ends_on: string
    sort: Generated<number>
  }
  promotion_product: { promotion_id: string; product_id: number; sort: Generated<number> }
  popup_offer: {
    id: Generated<number>
    title: string
    image: string
    link: string
    product_id: number | null
    action_type: Generated<string>
    starts_on: string
    ends_on: string
  }
}
