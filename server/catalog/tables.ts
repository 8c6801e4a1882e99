import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { categoryIcons } from '#domain/catalog/category-icons.ts'
import type { ProductType } from '#domain/catalog/listing.ts'
import type { PricePlanState } from '#domain/catalog/prices/plan-states.ts'
import type { Shown } from './shown.ts'

interface ProductTable {
  id: Generated<number>
  slug: string
  name: string
  name_words: GeneratedAlways<string>
  product_type: Generated<ProductType>
  product_code: string
  kind: Generated<'supplement' | 'device' | 'cosmetic' | 'service'>
  category_id: number
  brand_id: number
  original_price: number
  discount_price: number
  estimated_point: Generated<number>
  point_amount: Generated<number>
  /** For instance `30 ngày`; empty when it is not sold as a subscription. */
  replenish_cycle: Generated<string>
  /** As many as one order takes; null where the stock alone decides. */
  order_limit: Generated<number | null>
  badge: Generated<string>
  /** The last Vietnam day on which it is shown; null where it stays. */
  badge_until: Generated<string | null>
  /** Of one piece with its box. */
  weight_grams: Generated<number | null>
  unit: Generated<string>
  /** Products of one family are one thing in packs of several sizes; empty without others. */
  family: Generated<string>
  pack_units: Generated<number>
  short_description: Generated<string>
  description: Generated<string>
  ingredients: Generated<string>
  usage: Generated<string>
  dosage: Generated<string>
  storage: Generated<string>
  registration_no: Generated<string>
  manufacturer: Generated<string>
  origin: Generated<string>
  faqs: ColumnType<{ question: string; answer: string }[], string | undefined, string>
  /** Picture stems: `/media/products/jex-1`, without width and format. */
  pictures: string[]
  /** The mean of `rating_count` reviews; null without any. */
  rating: Generated<number | null>
  rating_count: Generated<number>
  /** How popular it is: what lists are ordered by, never a figure that is shown. */
  sold: Generated<number>
  vaccine_shop: Generated<boolean>
  /** Of a package of points: its sale has not been stopped. */
  sells_points: Generated<boolean>
  published: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  warnings: Generated<string>
  company: Generated<string>
  declared_uses: Generated<string[]>
  leaflet: ColumnType<Record<string, string>, string | undefined, string>
  picture_alts: Generated<string[]>
  picture_focus: Generated<string[]>
  /** From then on `product_shown` says what is in force of all that stands above, no longer the row. */
  next_shown_at: Generated<Date | null>
  /** From then on `product_price` says what it costs, no longer the row. */
  next_price_at: Generated<Date | null>
  /** What took its place, where it is no longer sold. */
  successor_id: Generated<number | null>
  /** Chosen by staff, in their order. */
  related_ids: Generated<number[]>
  /** Rises with every save in the back office. */
  version: Generated<number>
}

export interface CatalogTables {
  category: {
    id: Generated<number>
    slug: string
    name: string
    icon: Generated<(typeof categoryIcons)[number]>
    description: Generated<string>
    sort: Generated<number>
    /** Shown in the menu. */
    listed: Generated<boolean>
    picture: ColumnType<
      { src: string; alt: string } | null,
      string | null | undefined,
      string | null
    >
    version: Generated<number>
  }
  sub_category: {
    id: Generated<number>
    category_id: number
    slug: string
    name: string
    sort: Generated<number>
    listed: Generated<boolean>
    version: Generated<number>
  }
  brand: {
    id: Generated<number>
    slug: string
    name: string
    color: Generated<string>
    listed: Generated<boolean>
    version: Generated<number>
  }
  /** Addresses that categories, groups and brands had, and whose they are now. */
  shelf_slug_history: {
    kind: 'category' | 'sub_category' | 'brand'
    slug: string
    target_id: number
    changed_at: Generated<Date>
  }
  product: ProductTable
  price_plan: {
    id: Generated<number>
    version: Generated<number>
    product_id: number
    original_price: number
    discount_price: number
    /** Null: from when a second person approves it. */
    starts_at: Date | null
    /** Null: for good. */
    ends_at: Date | null
    reason: string
    state: PricePlanState
    proposed_by: number
    proposed_at: Date
    edited_by: number
    decided_by: number | null
    decided_at: Date | null
    decided_why: Generated<string>
    /** Within what one person may do alone. */
    small: Generated<boolean>
  }
  /** What a product costs from a moment until the next one. */
  product_price: {
    product_id: number
    starts_at: Date
    original_price: number
    discount_price: number
    /** False of a price for a time. */
    lasting: boolean
    plan_id: number | null
  }
  product_shown: { product_id: number; starts_at: Date; shown: ColumnType<Shown, string, string> }
  product_sub_category: { product_id: number; sub_category_id: number }
  product_slug_history: { slug: string; product_id: number; changed_at: Generated<Date> }
  search_synonym: { id: Generated<number>; words: string[]; version: Generated<number> }
  /** What the search index has yet to read again; row 0 is everything that is not one product. */
  catalog_change: { product_id: number; changed_in: Generated<string> }
}
