import type { ParsedInput } from '#domain/contract.ts'
import { auditTexts } from '#domain/backoffice/audit-texts.ts'
import type * as api from '#domain/catalog/backoffice/api.ts'
import { Refusal } from '#domain/errors.ts'
import { addProduct, findForBackoffice, type NewProductFields } from '../../catalog/index.ts'
import type { Caller, Context } from '../../context.ts'
import { listToldTags } from '../../platform/change-bus.ts'
import { beginProductContent, ensureClaimsNothing } from '../../publishing/index.ts'
import { recordAudit } from '../../staff/index.ts'
import { getBackofficeProduct } from './get-product.ts'

type Copied = ParsedInput<typeof api.copyProduct>
type Standing = NonNullable<Awaited<ReturnType<typeof findForBackoffice>>>

/** A hidden product like another, with what that one says as a draft: it is sold when a pharmacist has read it. */
export async function copyProduct(
  ctx: Context,
  { id, reason, ...named }: Copied,
  caller: Caller,
): Promise<api.BackofficeProduct> {
  const { added, told } = await ctx.db.transaction().execute(async (trx) => {
    const like = await findForBackoffice(trx, id)
    if (!like) throw new Refusal('notFound')
    await ensureClaimsNothing({ ...ctx, db: trx }, { name: named.name })
    const productId = await addProduct(trx, fieldsLike(like, named))
    const { name: title, kind } = { ...like, ...named }
    await beginProductContent(ctx, trx, { productId, title, kind, like }, caller)
    await recordAudit(ctx, trx, caller, {
      action: auditTexts.productCopied,
      subject: { kind: 'product', id: productId },
      reason,
      after: { ...named, product: id },
    })
    return { added: productId, told: await listToldTags(trx) }
  })
  ctx.cache.drop(told)
  ctx.changeBus.tell(['products'])
  return getBackofficeProduct(ctx, { id: added })
}

/** Another size stays in the family; the same size is another thing. */
function fieldsLike(like: Standing, named: Omit<Copied, 'id' | 'reason'>): NewProductFields {
  const isOtherSize = like.family !== '' && named.pack_units !== like.pack_units
  return {
    kind: like.kind,
    category_id: like.category_id,
    sub_category_ids: like.sub_category_ids,
    brand_id: like.brand_id,
    original_price: like.original_price,
    discount_price: like.discount_price,
    estimated_point: like.estimated_point,
    replenish_cycle: like.replenish_cycle,
    order_limit: like.order_limit,
    weight_grams: isOtherSize ? null : like.weight_grams,
    unit: like.unit,
    vaccine_shop: like.vaccine_shop,
    sells_points: like.sells_points,
    family: isOtherSize ? like.family : '',
    // Said of the one that it was copied from.
    badge: '',
    badge_until: null,
    // What it showed beside itself may not be sold by now.
    related_codes: [],
    successor_code: '',
    published: false,
    ...named,
  }
}
