import { Refusal } from '#domain/errors.ts'
import { findSoldOut } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import { hasAnswer } from '../../platform/idempotency.ts'
import type { AskedOrder } from './asked-order.ts'

/**
 * Refuses what is known to be sold out without a transaction: thousands ask for it when a sale ends. Only the key is
 * looked at, for a buyer whose order was placed is given its answer again.
 */
export async function refuseSoldOut(
  ctx: Context,
  { input: { products } }: Pick<AskedOrder, 'input'>,
  request: { scope: string; key: string },
): Promise<void> {
  const gone = products.filter(({ id }) => findSoldOut(ctx, id)?.orderable)
  if (gone.length === 0 || (await hasAnswer(ctx.db, request))) return
  throw new Refusal('outOfStock', {
    fields: Object.fromEntries(gone.map(({ id }) => [String(id), '0'])),
  })
}
