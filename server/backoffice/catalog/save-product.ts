import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/catalog/backoffice/api.ts'
import { auditTexts } from '#domain/backoffice/audit-texts.ts'
import { Refusal } from '#domain/errors.ts'
import { addProduct, findForBackoffice, saveProduct } from '../../catalog/index.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import {
  beginProductContent,
  ensureClaimsNothing,
  ensureDescribed,
} from '../../publishing/index.ts'
import { readSetting } from '../../settings/index.ts'
import { recordAudit } from '../../staff/index.ts'
import { listToldTags } from '../../platform/change-bus.ts'
import { getBackofficeProduct } from './get-product.ts'

export async function createProduct(
  ctx: Context,
  { reason, ...fields }: ParsedInput<typeof api.createProduct>,
  caller: Caller,
): Promise<api.BackofficeProduct> {
  const { id, told } = await ctx.db.transaction().execute(async (trx) => {
    await ensureClaimsNothing({ ...ctx, db: trx }, { name: fields.name, badge: fields.badge })
    const added = await addProduct(trx, fields)
    const { name: title, kind } = fields
    await beginProductContent(ctx, trx, { productId: added, title, kind }, caller)
    const subject = { kind: 'product', id: added } as const
    await recordAudit(ctx, trx, caller, {
      action: auditTexts.productAdded,
      subject,
      reason,
      after: fields,
    })
    return { id: added, told: await listToldTags(trx) }
  })
  tellCatalog(ctx, told)
  return getBackofficeProduct(ctx, { id })
}

export async function changeProduct(
  ctx: Context,
  { id, version, reason, ...fields }: ParsedInput<typeof api.changeProduct>,
  caller: Caller,
): Promise<api.BackofficeProduct> {
  const told = await ctx.db.transaction().execute(async (trx) => {
    const before = await getBefore(trx, id)
    const drops = await readSetting(trx, 'priceDrops')
    if (fields.badge !== before.badge) {
      await ensureClaimsNothing({ ...ctx, db: trx }, { badge: fields.badge })
    }
    await saveProduct(trx, { id, version, at: ctx.clock.now(), drops }, fields)
    await ensureDescribed(trx, id, ctx.clock.now())
    const after = await getBefore(trx, id)
    await recordAudit(ctx, trx, caller, {
      action: auditTexts.productSaved,
      subject: { kind: 'product', id },
      reason,
      ...changedFields(before, after),
    })
    return listToldTags(trx)
  })
  tellCatalog(ctx, told)
  return getBackofficeProduct(ctx, { id })
}

async function getBefore(trx: Db, id: number) {
  const product = await findForBackoffice(trx, id)
  if (!product) throw new Refusal('notFound')
  return product
}

/** The audit keeps what is different, not two whole products. */
function changedFields(before: object, after: object) {
  const old = new Map(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(old.get(field)) !== JSON.stringify(value),
  )
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, old.get(field) as unknown])),
    after: Object.fromEntries(changed),
  }
}

/** The database has told the others. */
function tellCatalog(ctx: Context, told: readonly string[]): void {
  ctx.cache.drop(told)
  ctx.changeBus.tell(['products'])
}
