import type { Output, ParsedInput } from '#domain/contract.ts'
import type { ProductDetail } from '#domain/catalog/api.ts'
import { Refusal } from '#domain/errors.ts'
import { isSlug } from '#domain/kernel/slug.ts'
import { toPage } from '#domain/paging.ts'
import type * as api from '#domain/vaccine/api.ts'
import type { Caller, Context } from '../context.ts'
import { findEarning } from './earning.ts'
import { toProduct, toProductDetail } from './product-row.ts'
import { asShown } from './shown.ts'
import {
  findVaccineRow,
  listVaccineCategories,
  listVaccineRelated,
  listVaccineRows,
} from './special-queries.ts'

const related = 8

/** What the vaccine-centre shop sells, its own before what the other shop sells too. */
export async function listVaccineProducts(
  ctx: Context,
  { category, page, limit }: ParsedInput<typeof api.listVaccineProducts>,
): Promise<Output<typeof api.listVaccineProducts>> {
  const slug = category === undefined || !isSlug(category) ? null : category
  const categories = await listVaccineCategories(ctx.db)
  const rows = await listVaccineRows(ctx.db, slug, { limit, offset: (page - 1) * limit })
  const earning = await findEarning(ctx, ctx.clock.today())
  const total = categories
    .filter((each) => slug === null || each.slug === slug)
    .reduce((sum, { count }) => sum + count, 0)
  const items = rows.map((row) => toProduct(row, earning))
  return { ...toPage(items, total, page, limit), categories }
}

/** Only what this shop sells has a page in it; `notFound` for everything else. */
export async function getVaccineProduct(
  ctx: Context,
  { slug }: ParsedInput<typeof api.getVaccineProduct>,
  caller: Caller,
): Promise<ProductDetail> {
  const row = isSlug(slug) ? await findVaccineRow(ctx.db, slug) : null
  if (!row) throw new Refusal('notFound')
  const others = await listVaccineRelated(ctx.db, row.id, related)
  const earning = await findEarning(ctx, ctx.clock.today())
  const shown = await asShown(ctx, row, caller)
  return toProductDetail(shown, { related: others, packs: [] }, earning)
}
