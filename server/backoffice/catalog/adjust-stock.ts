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
import { countStock, findStock, moveByHand, type StockChange } from '../../stock/index.ts'
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
  const { id: productId, kind, reason } = input
  const by = {
    productId,
    cause: `desk:${getStaff(caller).id}:${caller.idempotencyKey!}`,
    actor: staffActor(caller),
    at: ctx.clock.now(),
  }
  const { before, after } = await (kind === 'count' ? count(trx, input, by) : move(trx, input, by))
  await recordAudit(ctx, trx, caller, {
    action: kind === 'receive' ? auditTexts.stockReceived : auditTexts.stockAdjusted,
    subject: { kind: 'product', id: productId },
    reason,
    before: { on_hand: before },
    after: { on_hand: after },
  })
  return null
}

type ByHand = Pick<StockChange, 'productId' | 'cause' | 'actor' | 'at'>

async function move(trx: Db, { kind, change = 0 }: Adjustment, by: ByHand) {
  const moved = await moveByHand(trx, { ...by, kind: kind === 'receive' ? kind : 'adjust', change })
  if (!moved) {
    const { onHand, reserved } = await findShelf(trx, by)
    refuse({ change: texts.tooFew(onHand, reserved) })
  }
  return { before: moved.onHand - change, after: moved.onHand }
}

async function count(trx: Db, { counted = 0, seen = 0 }: Adjustment, by: ByHand) {
  if (!(await countStock(trx, { ...by, seen, counted }))) {
    const { onHand, reserved } = await findShelf(trx, by)
    refuse({
      counted: onHand === seen ? texts.countTooFew(reserved) : texts.countedMeanwhile(onHand),
    })
  }
  return { before: seen, after: counted }
}

function ensureSensible({ kind, change, counted, seen }: Adjustment): void {
  if (kind === 'count') {
    if (counted !== undefined && seen !== undefined) return
    throw new Refusal('invalidInput', { fields: { counted: texts.noCount } })
  }
  const wrong = !change ? texts.noChange : kind === 'receive' && change < 0 && texts.receivesMore
  if (wrong) throw new Refusal('invalidInput', { fields: { change: wrong } })
}

async function findShelf(trx: Db, { productId }: ByHand) {
  if (!(await findForBackoffice(trx, productId))) throw new Refusal('notFound')
  return findStock(trx, productId)
}

function refuse(fields: Record<string, string>): never {
  throw new Refusal('conflict', { message: Object.values(fields)[0]!, fields })
}
