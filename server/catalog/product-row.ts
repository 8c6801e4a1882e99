import {
  replenishmentOf,
  type CategoryRef,
  type Product,
  type ProductDetail,
  type SubCategoryRef,
} from '#domain/catalog/api.ts'
import { points } from '#domain/kernel/points.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { pointsIn } from '#domain/loyalty/programme.ts'
import type { Earning } from './earning.ts'
import type { Column, Row } from '../platform/rows.ts'

/** What every product tile needs, as `store.ts` selects it. */
export interface ProductRow extends Row<
  'product',
  | 'id'
  | 'slug'
  | 'name'
  | 'product_type'
  | 'product_code'
  | 'original_price'
  | 'discount_price'
  | 'estimated_point'
  | 'point_amount'
  | 'replenish_cycle'
  | 'order_limit'
  | 'badge'
  | 'pictures'
  | 'unit'
  | 'short_description'
  | 'rating'
> {
  quantity: number
  brand: Column<'brand', 'name'>
  category: CategoryRef
  sub_categories: SubCategoryRef[]
}

export type ProductDetailRow = ProductRow &
  Row<
    'product',
    | 'family'
    | 'description'
    | 'ingredients'
    | 'usage'
    | 'dosage'
    | 'storage'
    | 'registration_no'
    | 'manufacturer'
    | 'origin'
    | 'rating_count'
    | 'faqs'
    | 'warnings'
    | 'company'
    | 'leaflet'
    | 'picture_alts'
    | 'picture_focus'
    | 'next_shown_at'
    | 'related_ids'
  > & {
    /** As the database names it in cache tags (`family_tag`). */
    family_hash: number | null
  }

/** The wire's Product with the points it brings today; the only place that knows both spellings. */
export function toProduct(row: ProductRow, earning: Earning): Product {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    product_type: row.product_type,
    product_code: row.product_code,
    original_price: vnd(row.original_price),
    discount_price: vnd(row.discount_price),
    quantity: row.quantity,
    estimatedPoint: points(pointsIn(earning, row.id, row.estimated_point)),
    pointAmount: points(row.point_amount),
    brand: row.brand,
    categories: [row.category],
    subCategories: row.sub_categories,
    ...replenishmentOf(row.replenish_cycle),
    ...(row.order_limit === null ? {} : { orderLimit: row.order_limit }),
    ...(row.badge === '' ? {} : { badge: row.badge }),
    thumbnail: row.pictures[0] === undefined ? '' : `${row.pictures[0]}-480.webp`,
    images: row.pictures.map((stem) => `${stem}-960.webp`),
    unit: row.unit,
    shortDescription: row.short_description,
    rating: row.rating ?? undefined,
  }
}

export function toProductDetail(
  row: ProductDetailRow,
  { related, packs }: { related: ProductRow[]; packs: ProductDetail['packs'] },
  earning: Earning,
): ProductDetail {
  return {
    ...toProduct(row, earning),
    description: row.description,
    ingredients: row.ingredients,
    usage: row.usage,
    dosage: row.dosage,
    storage: row.storage,
    registrationNo: row.registration_no,
    manufacturer: row.manufacturer,
    origin: row.origin,
    rating_count: row.rating === null ? undefined : row.rating_count,
    faqs: row.faqs,
    label: labelOf(row),
    family: row.family_hash ?? undefined,
    packs,
    related: related.map((each) => toProduct(each, earning)),
  }
}

/** Most products have none of it. */
function labelOf(row: ProductDetailRow): ProductDetail['label'] {
  const { warnings, company, leaflet, picture_alts: alts, picture_focus: focus } = row
  if (warnings === '' && company === '' && alts.length === 0) return undefined
  return { warnings, company, leaflet, alts, focus }
}
