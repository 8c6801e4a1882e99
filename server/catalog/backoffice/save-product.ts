import type { ParsedInput } from '#domain/contract.ts'
import type { changeProduct, createProduct } from '#domain/catalog/backoffice/api.ts'
import { Refusal } from '#domain/errors.ts'
import { productProblems, sellingProblem } from '#domain/catalog/backoffice/product-rules.ts'
import { backofficeProductTexts as texts } from '#domain/catalog/backoffice/texts.ts'
import type { Db } from '../../platform/db.ts'
import type { DropRules } from '#domain/catalog/prices/drops.ts'
import { ensureMayCost } from '../prices/ensure-may-cost.ts'
import { holdPrice } from '../prices/in-force.ts'
import { notePrice } from '../prices/write-prices.ts'
import { findForBackoffice, listSoldByCodes } from './queries.ts'
import { insertProduct, replaceSubCategories, updateProduct } from './write-queries.ts'

export type ProductFields = Omit<ParsedInput<typeof changeProduct>, 'id' | 'version' | 'reason'>
export type NewProductFields = Omit<ParsedInput<typeof createProduct>, 'reason'>

/**
 * Adds a product. Refuses what may not be saved or sold (`invalidInput`, by field). After commit:
 * `cache.drop` with what the transaction has told (`listToldTags`).
 */
export async function addProduct(trx: Db, fields: NewProductFields): Promise<number> {
  const { name, kind } = fields
  const values = { ...(await valuesOf(trx, fields)), name, kind, pictures: [] }
  const id = await insertProduct(trx, values).catch(refuseTaken)
  await saveSubCategories(trx, id, fields)
  await ensureSellable(trx, id)
  return id
}

/**
 * Saves a product that is still at `version`; refuses as `addProduct`, and `conflict`. Another price holds at once and
 * is refused at its field where it falls further than one person may let it, or while a price for a time holds.
 */
export async function saveProduct(
  trx: Db,
  product: { id: number; version: number; at: Date; drops: DropRules },
  fields: ProductFields,
): Promise<void> {
  const { id: productId, at, drops } = product
  const before = await holdPrice(trx, productId, at)
  const saved = await updateProduct(trx, product, await valuesOf(trx, fields)).catch(refuseTaken)
  if (!saved) throw new Refusal('conflict')
  const { original_price: full, discount_price: price } = fields
  if (before!.original_price !== full || before!.discount_price !== price) {
    await ensureMayCost(trx, { productId, at, until: before!.until, price, drops })
    await notePrice(trx, { productId, at }, before!, fields)
  }
  await saveSubCategories(trx, product.id, fields)
  await ensureSellable(trx, product.id)
}

async function valuesOf(trx: Db, product: ProductFields) {
  const {
    sub_category_ids: _groups,
    related_codes: codes,
    successor_code: code,
    ...fields
  } = product
  const problems = productProblems(fields)
  if (Object.keys(problems).length > 0) throw new Refusal('invalidInput', { fields: problems })
  const related = await idsByCode(trx, codes, 'related_codes')
  const [successor = null] = await idsByCode(trx, code === '' ? [] : [code], 'successor_code')
  if (successor !== null && fields.published) {
    throw new Refusal('invalidInput', { fields: { successor_code: texts.endsOnly } })
  }
  return { ...fields, related_ids: related, successor_id: successor }
}

/** In their order; refuses at `field` one that nothing on sale has. */
async function idsByCode(trx: Db, codes: readonly string[], field: string): Promise<number[]> {
  const wanted = [...new Set(codes)]
  const known = await listSoldByCodes(trx, wanted)
  const unknown = wanted.find((code) => !known.has(code))
  if (unknown === undefined) return wanted.map((code) => known.get(code)!)
  throw new Refusal('invalidInput', { fields: { [field]: texts.unknownProduct(unknown) } })
}

/** What is sold says what the law and a buyer need; what is in force says it. */
async function ensureSellable(trx: Db, id: number): Promise<void> {
  const product = (await findForBackoffice(trx, id))!
  const problem = product.published ? sellingProblem(product) : ''
  if (problem) throw new Refusal('invalidInput', { fields: { published: problem } })
}

async function saveSubCategories(trx: Db, id: number, fields: ProductFields): Promise<void> {
  const { category_id: categoryId, sub_category_ids: subCategoryIds } = fields
  if (await replaceSubCategories(trx, { id, categoryId, subCategoryIds })) return
  throw new Refusal('invalidInput', { fields: { sub_category_ids: texts.unknownSubCategory } })
}

const fieldOfConstraint: Record<string, [field: string, message: string]> = {
  product_slug_key: ['slug', texts.slugTaken],
  product_code_unique: ['product_code', texts.codeTaken],
  product_family_pack: ['pack_units', texts.packTaken],
  product_category_id_fkey: ['category_id', texts.unknownCategory],
  product_brand_id_fkey: ['brand_id', texts.unknownBrand],
  product_ended: ['successor_code', texts.endsOnly],
  product_vaccine_shop: ['vaccine_shop', texts.soldThereOnly],
}

/** The database knows what is taken; a person reads which field it is. */
function refuseTaken(error: unknown): never {
  const found = fieldOfConstraint[String((error as { constraint?: unknown }).constraint)]
  if (!found) throw error
  throw new Refusal('invalidInput', { fields: { [found[0]]: found[1] } })
}
