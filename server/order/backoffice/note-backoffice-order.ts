import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type {
  BackofficeOrder,
  noteBackofficeOrder as definition,
} from '#domain/order/backoffice/api.ts'
import { backofficeTexts } from '#domain/order/backoffice/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { announceOrder } from '../move/move-order.ts'
import { insertNote } from './backoffice-order-queries.ts'
import { getBackofficeOrder } from './get-backoffice-order.ts'

/** Leaves a note for colleagues. */
export async function noteBackofficeOrder(
  ctx: Context,
  { code, text }: ParsedInput<typeof definition>,
  caller: Caller,
): Promise<BackofficeOrder> {
  await ctx.db.transaction().execute(async (trx) => {
    const note = { code, actor: staffActor(caller), text, at: ctx.clock.now() }
    if (!(await insertNote(trx, note))) throw new Refusal('notFound')
    const subject = { kind: 'order', id: code } as const
    await recordAudit(ctx, trx, caller, { action: backofficeTexts.noted, subject, after: { text } })
  })
  announceOrder(ctx, code)
  return getBackofficeOrder(ctx, { code }, caller)
}
