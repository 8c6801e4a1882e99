import type { Product } from '#domain/catalog/api.ts'
import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { addDays, toVietnamIso, type VietnamDay } from '#domain/kernel/dates.ts'
import { isSlug } from '#domain/kernel/slug.ts'
import type * as api from '#domain/publishing/api.ts'
import type { BlockFields, PageBlock } from '#domain/publishing/blocks.ts'
import type { ShownExpert } from '#domain/publishing/experts/api.ts'
import { isComplete, type LandingBody } from '#domain/publishing/landing.ts'
import { filterProducts, listBestSellers, listProducts } from '../../catalog/index.ts'
import type { Caller, Context } from '../../context.ts'
import { withLooks } from '../../picture/index.ts'
import { findShownCampaign } from '../../voucher/index.ts'
import { listCardsBySlug } from '../articles/list-articles.ts'
import { listShownExperts } from '../experts/answer-queries.ts'
import { momentOf } from '../periods.ts'
import { findPublished } from '../published.ts'

/** A landing page with what its blocks name, as it is now; refuses `notFound` for what is not in force. */
export async function getLandingPage(
  ctx: Context,
  { slug }: ParsedInput<typeof api.getLandingPage>,
  caller: Caller,
): Promise<api.LandingPage> {
  const found = isSlug(slug) ? await findPublished(ctx, 'landing', slug, caller) : null
  if (!found) throw new Refusal('notFound')
  const page = await showLanding(ctx, found, caller)
  return withLooks(ctx.db, page)
}

/** A page's words with what its blocks name, as it is now. */
export async function showLanding(
  ctx: Context,
  { slug, body, since }: { slug: string; body: LandingBody; since: Date },
  caller: Caller,
): Promise<api.LandingPage> {
  return {
    slug,
    title: body.title,
    seo: body.seo,
    blocks: await showBlocks(ctx, body.blocks, caller),
    updated_at: toVietnamIso(since),
  }
}

/** What is hidden is left out; so is what names nothing that is still there. */
export async function showBlocks(
  ctx: Context,
  blocks: readonly PageBlock[],
  caller: Caller,
): Promise<api.ShownBlock[]> {
  const shown = blocks.filter((block) => !block.hidden && isComplete(block))
  return Promise.all(shown.map((block) => showBlock(ctx, block, caller)))
}

async function showBlock(ctx: Context, block: PageBlock, caller: Caller): Promise<api.ShownBlock> {
  switch (block.type) {
    case 'product':
      return { ...block, products: await listProducts(ctx, [block.fields.product_id ?? 0]) }
    case 'products':
      return { ...block, products: await listNamed(ctx, block.fields) }
    case 'articles':
      return { ...block, articles: await listCardsBySlug(ctx, block.fields.slugs, caller) }
    case 'experts':
      return { ...block, experts: await listNamedExperts(ctx, block.fields) }
    case 'voucher':
      return { ...block, ...(await showVoucher(ctx, block.fields, caller)) }
    case 'countdown':
      return { ...block, ended: hasEnded(ctx, block.fields, caller) }
    case 'lead':
      return { ...block, ended: isFormClosed(ctx, block.fields, caller) }
    default:
      return block
  }
}

async function listNamedExperts(
  { db }: Context,
  { category, limit }: BlockFields<'experts'>,
): Promise<ShownExpert[]> {
  const experts = await listShownExperts(db, category)
  return experts.slice(0, limit)
}

/** Only one that runs and that everybody may read of; what it shows ends with the day. */
async function showVoucher(
  ctx: Context,
  { campaign_id: id }: BlockFields<'voucher'>,
  { keepUntil }: Caller,
): Promise<Pick<api.ShownBlock, 'voucher'>> {
  keepUntil?.(startOfDay(addDays(ctx.clock.today(), 1)))
  const voucher = await findShownCampaign(ctx, id ?? 0)
  return voucher ? { voucher } : {}
}

function hasEnded(ctx: Context, { until }: BlockFields<'countdown'>, caller: Caller): boolean {
  const end = new Date(until)
  const isOver = end <= momentOf(ctx, caller)
  if (!isOver) caller.keepUntil?.(end)
  return isOver
}

/** Whether a form's last day is over. */
export function isFormClosed(
  ctx: Context,
  { until }: BlockFields<'lead'>,
  caller: Pick<Caller, 'asOf' | 'keepUntil'> = {},
): boolean {
  if (until === null) return false
  const end = startOfDay(addDays(until, 1))
  const isOver = end <= momentOf(ctx, caller)
  if (!isOver) caller.keepUntil?.(end)
  return isOver
}

function startOfDay(day: VietnamDay): Date {
  return new Date(`${day}T00:00:00+07:00`)
}

async function listNamed(
  ctx: Context,
  { source, product_ids: ids, of, limit }: BlockFields<'products'>,
): Promise<Product[]> {
  if (source === 'hand') return listProducts(ctx, ids)
  if (source === 'bestSellers') return listBestSellers(ctx, { limit })
  const wanted = source === 'category' ? { categories: [of] } : { brands: [of] }
  const { items } = await filterProducts(ctx, { ...wanted, sort: 'best', page: 1, limit })
  return items
}
