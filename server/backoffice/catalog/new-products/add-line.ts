import { sql } from 'kysely'
import { auditTexts } from '#domain/backoffice/audit-texts.ts'
import { productProblems } from '#domain/catalog/backoffice/product-rules.ts'
import { Refusal } from '#domain/errors.ts'
import { nearestNames } from '#domain/kernel/nearest-names.ts'
import { slugOf } from '#domain/kernel/slug-of.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import {
  exampleProduct,
  newProductTexts as texts,
} from '#domain/publishing/backoffice/new-product-texts.ts'
import type { NewProductLine } from '#domain/publishing/backoffice/new-products.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import { addProduct, type NewProductFields, type ShelfName } from '../../../catalog/index.ts'
import type { Caller } from '../../../context.ts'
import { beginProductContent, ensureClaimsNothing } from '../../../publishing/index.ts'
import type { Writing } from '../../../resource/index.ts'
import { recordAudit, staffActor } from '../../../staff/index.ts'
import { countStock } from '../../../stock/index.ts'

export interface ShelfNames {
  categories: readonly ShelfName[]
  brands: readonly ShelfName[]
}

/**
 * Adds the hidden product of a line, as the form adds one: the same checks, its description begun as a draft, a line
 * of the audit. What is wrong is told at the line's cells.
 */
export async function addLine(
  ctx: Writing,
  line: NewProductLine,
  { shelf, caller }: { shelf: ShelfNames; caller: Caller },
): Promise<number> {
  const { name, kind, on_hand: counted } = line
  const fields = fieldsOf(ctx, line, shelf)
  await ensureClaimsNothing(ctx, { name })
  const productId = await addProduct(ctx.db, fields).catch(tellAtCells(fields.slug))
  const { registration_no, manufacturer, origin, short_description } = line
  const says = { registration_no, manufacturer, origin, short_description }
  await beginProductContent(ctx, ctx.db, { productId, title: name, kind, says }, caller)
  if (counted > 0) await countFirst(ctx, productId, { counted, caller })
  await recordAudit(ctx, ctx.db, caller, {
    action: auditTexts.productImported,
    subject: { kind: 'product', id: productId },
    reason: ctx.reason,
    after: { ...fields, ...says, on_hand: counted },
  })
  return productId
}

/** Refuses, at the cells, all that a line says wrongly. */
function fieldsOf({ by }: Writing, line: NewProductLine, shelf: ShelfNames): NewProductFields {
  const { category: categoryName, brand: brandName, ...said } = line
  const { original_price, discount_price = original_price, slug = slugOf(line.name) } = said
  const category = findNamed(shelf.categories, categoryName)
  const brand = findNamed(shelf.brands, brandName)
  const isExample = said.product_code.toUpperCase() === exampleProduct.product_code
  const mayCount = said.on_hand === 0 || permissionsOf(by.role).includes('stock.adjust')
  const prices = { original_price, discount_price, ...unsaid }
  const problems = {
    ...productProblems(prices),
    ...(isExample ? { product_code: texts.isExample } : {}),
    ...(category ? {} : { category: texts.noCategory(...nearest(categoryName, shelf.categories)) }),
    ...(brand ? {} : { brand: texts.noBrand(...nearest(brandName, shelf.brands)) }),
    ...(slug === '' ? { slug: texts.noAddress } : {}),
    ...(mayCount ? {} : { on_hand: texts.mayNotCount }),
  }
  if (Object.keys(problems).length > 0) throw new Refusal('invalidInput', { fields: problems })
  const { product_code, name, kind, weight_grams, unit, family, pack_units, order_limit } = said
  const own = { product_code, name, kind, weight_grams, unit, family, pack_units, order_limit }
  return { ...own, ...prices, slug, category_id: category!.id, brand_id: brand!.id }
}

/** What a file does not ask: what the form begins with. */
const unsaid = {
  sub_category_ids: [],
  estimated_point: 0,
  replenish_cycle: '',
  badge: '',
  badge_until: null,
  vaccine_shop: false,
  sells_points: true,
  published: false,
  related_codes: [],
  successor_code: '',
}

/** By its name as it stands, else by its address, else by its name without marks. */
function findNamed(names: readonly ShelfName[], text: string): ShelfName | undefined {
  const folded = foldVietnamese(text)
  return (
    names.find(({ name }) => name === text) ??
    names.find(({ slug }) => slug === text) ??
    names.find(({ name }) => foldVietnamese(name) === folded)
  )
}

function nearest(text: string, names: readonly ShelfName[]): [string, string[]] {
  return [
    text,
    nearestNames(
      text,
      names.map(({ name }) => name),
    ),
  ]
}

/** The first goods, as somebody counted them on a shelf that had none. */
async function countFirst(
  ctx: Writing,
  productId: number,
  { counted, caller }: { counted: number; caller: Caller },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(
    ctx.db,
  )
  const cause = `count:${ctx.by.id}:${rows[0]!.id}`
  const by = { cause, actor: staffActor(caller), at: ctx.clock.now() }
  await countStock(ctx.db, { productId, seen: 0, counted, ...by })
}

/** What the database knows is taken, as the file calls it. */
function tellAtCells(slug: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Refusal)) throw error
    const {
      slug: isTaken,
      category_id: category,
      brand_id: brand,
      ...fields
    } = error.details.fields ?? {}
    throw new Refusal(error.code, {
      ...error.details,
      fields: {
        ...fields,
        ...(isTaken ? { slug: texts.slugTaken(slug) } : {}),
        ...(category ? { category } : {}),
        ...(brand ? { brand } : {}),
      },
    })
  }
}
