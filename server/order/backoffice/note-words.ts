import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import type { noteCarrierWords } from '#domain/order/backoffice/carrier-words.ts'
import { backofficeTexts } from '#domain/order/backoffice/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { noteWordsSeen } from '../../shipping/index.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { findMovable } from '../move/move-queries.ts'
import { getBackofficeOrder } from './get-backoffice-order.ts'

/** Somebody has asked the carrier what its word means. */
export async function noteWords(
  ctx: Context,
  { code, reason }: ParsedInput<typeof noteCarrierWords>,
  caller: Caller,
): Promise<BackofficeOrder> {
  const order = await findMovable(ctx.db, code)
  if (!order) throw new Refusal('notFound')
  await ctx.db.transaction().execute(async (trx) => {
    await noteWordsSeen(trx, order.id, staffActor(caller))
    const subject = { kind: 'order', id: code } as const
    await recordAudit(ctx, trx, caller, { action: backofficeTexts.wordsSeen, subject, reason })
  })
  return getBackofficeOrder(ctx, { code }, caller)
}
