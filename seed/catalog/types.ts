import type { categoryIcons } from '#domain/catalog/category-icons.ts'
export type PackShape = 'box' | 'bottle' | 'tube' | 'sachet' | 'device' | 'jar'

/** What one drawn picture of a product shows; picture n is `pictures[n - 1]`. */
export interface SeedPicture {
  shape: PackShape
  color: string
  label: string
  purpose: string
  pictogram: string
  /** How many packs stand together: combos of 3 or 6. */
  count?: number
}

export type ProductKind = 'supplement' | 'device' | 'cosmetic'

export interface SeedFaq {
  question: string
  answer: string
}

export interface SeedProduct {
  slug: string
  name: string
  productCode: string
  brand: string
  category: string
  subCategories: string[]
  kind: ProductKind
  originalPrice: number
  discountPrice: number
  onHand: number
  estimatedPoint: number
  pointAmount: number
  subscriptionCycle?: string
  /** As many as one order takes. */
  orderLimit?: number
  /** On its picture. */
  badge?: string
  unit: string
  /** Where it comes in packs of several sizes. */
  family?: string
  packUnits?: number
  shortDescription: string
  /** Safe HTML: h3, p, ul, li, strong. */
  description: string
  ingredients: string
  /** "Công dụng" of the label: what it supports and for whom. */
  usage: string
  /** "Liều dùng, cách dùng" of the label. */
  dosage: string
  storage: string
  registrationNo: string
  /** Of a supplement: what its label must say, who answers for it, what its declaration says it is for. */
  warnings?: string
  company?: string
  declaredUses?: string[]
  manufacturer: string
  origin: string
  faqs: SeedFaq[]
  sold: number
  vaccineShop?: boolean
  createdDaysAgo: number
  pictures: SeedPicture[]
}

export interface SeedSubCategory {
  slug: string
  name: string
}

export interface SeedCategory {
  slug: string
  name: string
  /** As the menu draws it. */
  icon: (typeof categoryIcons)[number]
  sort: number
  description: string
  subCategories: SeedSubCategory[]
}

export interface SeedBrand {
  slug: string
  name: string
  color: string
  /** First three characters of the genuine-goods codes on its combos. */
  prefixes?: string[]
}
