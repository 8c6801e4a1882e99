import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/catalog/backoffice/api.ts'
import { backofficeProductTexts as texts } from '#domain/catalog/backoffice/texts.ts'
import { auditTexts } from '#domain/backoffice/audit-texts.ts'
import { Refusal } from '#domain/errors.ts'
import { findForBackoffice } from '../../catalog/index.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { runOnce } from '../../platform/idempotency.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { moveByHand } from '../../stock/index.ts'
import { getBackofficeProduct } from './get-product.ts'

type Adjustment = ParsedInput<typeof api.adjustStock>

/** Goods in, or what a count found; once for its key, never below what orders hold. */
export async function adjustStock(
  ctx: Context,
  input: Adjustment,
  caller: Caller,
): Promise<api.BackofficeProduct> {
  ensureSensible(input)
  const scope = `POST /admin/products/stock ${getStaff(caller).id}`
  const request = { scope, key: caller.idempotencyKey!, body: input }
  await runOnce(ctx, request, (trx) => adjust(ctx, trx, input, caller))
  ctx.changeBus.changed([`stock:${input.id}`, `product:${input.id}`, 'availability'])
  ctx.changeBus.tell(['products'])
  return getBackofficeProduct(ctx, { id: input.id })
}

async function adjust(ctx: Context, trx: Db, input: Adjustment, caller: Caller): Promise<null> {
  const { id: productId, kind, change, reason } = input
  const by = {
    cause: `desk:${getStaff(caller).id}:${caller.idempotencyKey!}`,
    actor: staffActor(caller),
  }
  const moved = await moveByHand(trx, { productId, kind, change, ...by, at: ctx.clock.now() })
  if (!moved) await refuse(trx, productId)
  await recordAudit(ctx, trx, caller, {
    action: kind === 'receive' ? auditTexts.stockReceived : auditTexts.stockAdjusted,
    subject: { kind: 'product', id: productId },
    reason,
    before: { on_hand: moved!.onHand - change },
    after: { on_hand: moved!.onHand },
  })
  return null
}

function ensureSensible({ kind, change }: Adjustment): void {
  const wrong =
    change === 0 ? texts.noChange : kind === 'receive' && change < 0 && texts.receivesMore
  if (wrong) throw new Refusal('invalidInput', { fields: { change: wrong } })
}

async function refuse(trx: Db, productId: number): Promise<never> {
  const product = await findForBackoffice(trx, productId)
  if (!product) throw new Refusal('notFound')
  const change = texts.tooFew(product.on_hand, product.reserved)
  throw new Refusal('conflict', { message: change, fields: { change } })
}
