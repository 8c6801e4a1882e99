import {
  replenishmentOf,
  type CategoryRef,
  type Product,
  type ProductDetail,
  type SubCategoryRef,
} from '#domain/catalog/api.ts'
import { points } from '#domain/kernel/points.ts'
import { vnd } from '#domain/kernel/vnd.ts'

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
  pictures: string[]
  unit: string
  short_description: string
  rating: number | null
  sold: number
  quantity: number
  brand: string
  category: CategoryRef
  sub_categories: SubCategoryRef[]
}

export interface ProductDetailRow extends ProductRow {
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

/** The wire's Product; the only place that knows both spellings. */
export function toProduct(row: ProductRow): Product {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    product_type: row.product_type,
    product_code: row.product_code,
    original_price: vnd(row.original_price),
    discount_price: vnd(row.discount_price),
    quantity: row.quantity,
    estimatedPoint: points(row.estimated_point),
    pointAmount: points(row.point_amount),
    brand: row.brand,
    categories: [row.category],
    subCategories: row.sub_categories,
    ...replenishmentOf(row.replenish_cycle),
    thumbnail: row.pictures[0] === undefined ? '' : `${row.pictures[0]}-480.webp`,
    images: row.pictures.map((stem) => `${stem}-960.webp`),
    unit: row.unit,
    shortDescription: row.short_description,
    rating: row.rating ?? undefined,
    sold: row.sold,
  }
}

export function toProductDetail(row: ProductDetailRow, related: ProductRow[]): ProductDetail {
  return {
    ...toProduct(row),
    description: row.description,
    ingredients: row.ingredients,
    usage: row.usage,
    dosage: row.dosage,
    storage: row.storage,
    registrationNo: row.registration_no,
    manufacturer: row.manufacturer,
    origin: row.origin,
    rating_count: row.rating_count,
    faqs: row.faqs,
    related: related.map(toProduct),
  }
}
