import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type * as api from '#domain/partner/api.ts'
import { partnerTexts as texts } from '#domain/partner/texts.ts'
import { addProduct, listChoices, listProductsByCodes } from '../catalog/index.ts'
import type { Context } from '../context.ts'
import { listToldTags } from '../platform/change-bus.ts'

type Asked = ParsedInput<typeof api.initPartnerProducts>['products'][number]
type Outcome = Output<typeof api.initPartnerProducts>['data'][number]

/**
 * Makes what has no product yet: unpublished, in the first category, for staff to complete. What is there is found
 * and left as it is, so that the same call again changes nothing. Each product is a transaction of its own.
 */
export async function initPartnerProducts(
  ctx: Context,
  { products }: ParsedInput<typeof api.initPartnerProducts>,
): Promise<Output<typeof api.initPartnerProducts>> {
  const outcomes: Outcome[] = []
  for (const product of products) outcomes.push(await findOrMake(ctx, product))
  if (outcomes.some(({ outcome }) => outcome === 'created')) ctx.changeBus.tell(['products'])
  return { data: outcomes }
}

async function findOrMake(ctx: Context, asked: Asked): Promise<Outcome> {
  const found = await find(ctx, asked.code)
  if (found !== null) return { code: asked.code, outcome: 'found', id: found }
  try {
    return { code: asked.code, outcome: 'created', id: await make(ctx, asked) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // A twin of this call may have been quicker.
    const made = await find(ctx, asked.code)
    if (made !== null) return { code: asked.code, outcome: 'found', id: made }
    const [message = texts.codeOther] = Object.values(error.details.fields ?? {})
    return { code: asked.code, outcome: 'refused', message }
  }
}

async function find({ db }: Context, code: string): Promise<number | null> {
  const [hit] = await listProductsByCodes(db, [code])
  return hit?.id ?? null
}

async function make(ctx: Context, { code, name, price, unit }: Asked): Promise<number> {
  const { id, told } = await ctx.db.transaction().execute(async (trx) => {
    const { categories, brands } = await listChoices(trx)
    const added = await addProduct(trx, {
      slug: slugOf(name, code),
      product_code: code,
      name,
      kind: 'supplement',
      category_id: categories[0]!.id,
      sub_category_ids: [],
      brand_id: brands[0]!.id,
      original_price: vnd(price),
      discount_price: vnd(price),
      estimated_point: 0,
      replenish_cycle: '',
      order_limit: null,
      badge: '',
      badge_until: null,
      weight_grams: null,
      unit,
      family: '',
      pack_units: 1,
      vaccine_shop: false,
      sells_points: true,
      published: false,
      related_codes: [],
      successor_code: '',
    })
    return { id: added, told: await listToldTags(trx) }
  })
  ctx.cache.drop(told)
  return id
}

/** The code makes it one of its own. */
function slugOf(name: string, code: string): string {
  const words = foldVietnamese(`${name} ${code}`).replaceAll(/[^a-z0-9]+/g, '-')
  return words
    .replaceAll(/^-+|-+$/g, '')
    .slice(-110)
    .replace(/^-+/, '')
}
