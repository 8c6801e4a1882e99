import { accentKeys, foldedWords } from '#domain/catalog/search-words.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'

/** A product as the index's query reads it. */
export interface IndexRow {
  id: number
  name: string
  product_code: string
  brand: string
  brand_id: number
  category_id: number
  category: string
  sub_category_ids: number[]
  sub_categories: string[]
  original_price: number
  discount_price: number
  sold: number
  created_at: Date
  /** What it is for and made of, as the label says. */
  label: string
  /** Changes with any of the texts above. */
  wording: string
}

/** What is kept of a product in memory to find, filter, count and sort it. */
export interface IndexedProduct {
  /** Its place in the arrays of the index; a product whose text changed gets a new one. */
  slot: number
  live: boolean
  wording: string
  id: number
  name: string
  code: string
  brand: string
  brandId: number
  categoryId: number
  subCategoryIds: number[]
  price: number
  discount: number
  sold: number
  createdAt: number
}

/** The words under which a product is found. */
export interface ProductWords {
  /** Of its name, brand and code. */
  strong: string[]
  /** Of its categories and its label. */
  weak: string[]
  accented: string[]
}

export function toIndexedProduct(row: IndexRow, slot: number): IndexedProduct {
  return {
    slot,
    live: true,
    wording: row.wording,
    id: row.id,
    name: foldVietnamese(row.name),
    code: foldVietnamese(row.product_code),
    brand: foldVietnamese(row.brand),
    brandId: row.brand_id,
    categoryId: row.category_id,
    subCategoryIds: row.sub_category_ids,
    price: row.discount_price,
    discount: 1 - row.discount_price / row.original_price,
    sold: row.sold,
    createdAt: row.created_at.getTime(),
  }
}

export function wordsOf(row: IndexRow, product: IndexedProduct): ProductWords {
  const strong = new Set(foldedWords(`${product.name} ${product.brand} ${product.code}`.trim()))
  const about = [row.category, ...row.sub_categories, row.label].join(' ')
  const weak = new Set(foldedWords(foldVietnamese(about))).difference(strong)
  const accented = accentKeys(`${row.name} ${row.brand} ${about}`)
  return { strong: [...strong], weak: [...weak], accented }
}
