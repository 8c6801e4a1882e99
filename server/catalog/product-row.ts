import {
  replenishmentOf,
  type CategoryRef,
  type Product,
  type ProductDetail,
  type SubCategoryRef,
} from '#domain/catalog/api.ts'
import { points } from '#domain/kernel/points.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { earnsIn } from '#domain/loyalty/programme.ts'
import type { Earning } from './earning.ts'

/** What every product tile needs, as `store.ts` selects it. */
export interface ProductRow {
  id: number
  slug: string
  name: string
  product_type: string
  product_code: string
  original_price: number
  discount_price: number
  estimated_point: number
  point_amount: number
  replenish_cycle: string
  order_limit: number | null
  pictures: string[]
  unit: string
  short_description: string
  rating: number | null
  quantity: number
  brand: string
  category: CategoryRef
  sub_categories: SubCategoryRef[]
}

export interface ProductDetailRow extends ProductRow {
  family: string
  description: string
  ingredients: string
  usage: string
  dosage: string
  storage: string
  registration_no: string
  manufacturer: string
  origin: string
  rating_count: number
  faqs: { question: string; answer: string }[]
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
    estimatedPoint: points(earnsIn(earning, row.id) ? row.estimated_point : 0),
    pointAmount: points(row.point_amount),
    brand: row.brand,
    categories: [row.category],
    subCategories: row.sub_categories,
    ...replenishmentOf(row.replenish_cycle),
    ...(row.order_limit === null ? {} : { orderLimit: row.order_limit }),
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
    packs,
    related: related.map((each) => toProduct(each, earning)),
  }
}
