import { days } from '#domain/kernel/durations.ts'
import { brands } from '#seed/catalog/brands.ts'
import { categories } from '#seed/catalog/categories.ts'
import { products } from '#seed/catalog/products/index.ts'
import type { SeedProduct } from '#seed/catalog/types.ts'
import { synonyms } from '#seed/content/synonyms.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { type NewProduct, saveProducts, saveSynonyms, saveTaxonomy } from '../write/products.ts'

/** Short brands as people mishear them, and everyday words; beside the synonyms of the content. */
const spokenSynonyms: string[][] = [
  ['jex', 'jec', 'jek'],
  ['otiv', 'otip', 'ôtip'],
  ['giải độc', 'thải độc'],
  ['tăng chiều cao', 'phát triển chiều cao'],
]

/** Ids follow the order of the seed, so that a demo is the same everywhere. */
export const categoryIds = idsBySlug(categories)
export const subCategoryIds = idsBySlug(categories.flatMap((category) => category.subCategories))
export const brandIds = idsBySlug(brands)
export const productIds = idsBySlug(products)

export async function loadCatalog(db: Db, clock: Clock): Promise<void> {
  await saveTaxonomy(db, {
    categories: categories.map(({ slug, name, icon, description, sort }) => {
      return { id: categoryIds(slug), slug, name, icon, description, sort }
    }),
    subCategories: categories.flatMap((category) =>
      category.subCategories.map(({ slug, name }, sort) => {
        return {
          id: subCategoryIds(slug),
          category_id: categoryIds(category.slug),
          slug,
          name,
          sort,
        }
      }),
    ),
    brands: brands.map(({ slug, name, color }) => ({ id: brandIds(slug), slug, name, color })),
  })
  await saveSynonyms(db, [...synonyms, ...spokenSynonyms])
  const now = clock.now().getTime()
  await saveProducts(
    db,
    products.map((product) => toNewProduct(product, now)),
  )
}

/** The single pack belongs to the family that its sets are named after. */
const families = new Set(products.map(({ family }) => family))

function toNewProduct(product: SeedProduct, now: number): NewProduct {
  const createdAt = new Date(now - days(product.createdDaysAgo))
  return {
    onHand: product.onHand,
    subCategoryIds: product.subCategories.map(subCategoryIds),
    row: {
      id: productIds(product.slug),
      slug: product.slug,
      name: product.name,
      product_code: product.productCode,
      kind: product.kind,
      category_id: categoryIds(product.category),
      brand_id: brandIds(product.brand),
      original_price: product.originalPrice,
      discount_price: product.discountPrice,
      estimated_point: product.estimatedPoint,
      point_amount: product.pointAmount,
      replenish_cycle: product.subscriptionCycle ?? '',
      order_limit: product.orderLimit ?? null,
      badge: product.badge ?? '',
      unit: product.unit,
      family: product.family ?? (families.has(product.slug) ? product.slug : ''),
      pack_units: product.packUnits ?? 1,
      short_description: product.shortDescription,
      description: product.description,
      ingredients: product.ingredients,
      usage: product.usage,
      dosage: product.dosage,
      storage: product.storage,
      registration_no: product.registrationNo,
      warnings: product.warnings ?? '',
      company: product.company ?? '',
      declared_uses: product.declaredUses ?? [],
      manufacturer: product.manufacturer,
      origin: product.origin,
      faqs: JSON.stringify(product.faqs),
      pictures: product.pictures.map((_, at) => `/media/products/${product.slug}-${at + 1}`),
      sold: product.sold,
      vaccine_shop: product.vaccineShop ?? false,
      created_at: createdAt,
      updated_at: createdAt,
    },
  }
}

/** 1, 2, 3 … by position; a slug that the seed does not have is a mistake in the seed. */
function idsBySlug(rows: readonly { slug: string }[]): (slug: string) => number {
  const ids = new Map(rows.map(({ slug }, at) => [slug, at + 1]))
  return (slug) => {
    const id = ids.get(slug)
    if (id === undefined) throw new Error(`the demo data has no "${slug}"`)
    return id
  }
}
