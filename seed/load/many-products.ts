import { type NewProduct, saveProducts } from '../write/products.ts'
import type { Db } from '#server/platform/db.ts'
import { brands } from '#seed/catalog/brands.ts'
import { categories } from '#seed/catalog/categories.ts'
import { products } from '#seed/catalog/products/index.ts'
import { brandIds, categoryIds, subCategoryIds } from './catalog.ts'
import { forms, helps, packs, subjects } from './product-parts.ts'

const firstGeneratedId = 100_000
const batch = 1000

/**
 * Adds made-up products beside the demo's: the same ones for the same seed, their names put together
 * from real parts, their pictures borrowed. For measuring, not for showing.
 */
export async function generateProducts(db: Db, count: number, seed = 1): Promise<number> {
  const random = randomFrom(seed)
  for (let at = 0; at < count; at += batch) {
    const size = Math.min(batch, count - at)
    const some = Array.from({ length: size }, (_, next) => generateProduct(at + next, random))
    await saveProducts(db, some)
  }
  return count
}

type Random = () => number

function generateProduct(at: number, random: Random): NewProduct {
  const category = pick(categories, random)
  const model = pick(
    products.filter((product) => product.category === category.slug),
    random,
  )
  const subCategory = pick(category.subCategories, random)
  const brand = pick(brands, random)
  const price = 40_000 + 5_000 * Math.floor(random() ** 2 * 400)
  const words = wordsOf(category.slug, random)
  const number = firstGeneratedId + at
  return {
    onHand: random() < 0.03 ? 0 : Math.floor(random() * 500) + 1,
    subCategoryIds: [subCategoryIds(subCategory.slug)],
    row: {
      id: number,
      slug: `san-pham-${number}`,
      name: `${words.form} ${brand.name} ${words.subject} ${words.help}, ${words.pack}`,
      product_code: `GEN${number}`,
      kind: model.kind,
      category_id: categoryIds(category.slug),
      brand_id: brandIds(brand.slug),
      original_price: price,
      discount_price: price - Math.floor((price * pick([0, 0, 5, 10, 15, 25, 40], random)) / 100),
      estimated_point: Math.round(price / 10_000),
      unit: model.unit,
      short_description: `${words.help}. ${subCategory.name}, dùng cho cả gia đình.`,
      description: model.description,
      ingredients: `${words.subject}; phụ liệu vừa đủ.`,
      usage: model.usage,
      dosage: model.dosage,
      storage: model.storage,
      registration_no: model.registrationNo,
      manufacturer: model.manufacturer,
      origin: model.origin,
      faqs: JSON.stringify(model.faqs),
      pictures: model.pictures.map((_, n) => `/media/products/${model.slug}-${n + 1}`),
      sold: Math.floor(random() ** 4 * 5000),
      created_at: new Date(firstDay + at * 600_000),
    },
  }
}

/** A day like any other, so that the same products come out whenever they are made. */
const firstDay = Date.UTC(2025, 0, 1)

function wordsOf(category: string, random: Random) {
  return {
    form: pick(forms, random),
    subject: pick(subjects[category] ?? [], random),
    help: pick(helps[category] ?? [], random),
    pack: pick(packs, random),
  }
}

function pick<T>(choices: readonly T[], random: Random): T {
  const choice = choices[Math.floor(random() * choices.length)]
  if (choice === undefined) throw new Error('nothing to choose from')
  return choice
}

/** mulberry32: small, fast, the same everywhere. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
