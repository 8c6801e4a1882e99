import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { DeskOrder, noteDeskOrder as definition } from '#domain/order/desk/api.ts'
import { deskTexts } from '#domain/order/desk/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { announceOrder } from '../move/move-order.ts'
import { insertNote } from './desk-order-store.ts'
import { getDeskOrder } from './get-desk-order.ts'

/** Leaves a note for colleagues. */
export async function noteDeskOrder(
  ctx: Context,
  { code, text }: ParsedInput<typeof definition>,
  caller: Caller,
): Promise<DeskOrder> {
  await ctx.db.transaction().execute(async (trx) => {
    const note = { code, actor: staffActor(caller), text, at: ctx.clock.now() }
    if (!(await insertNote(trx, note))) throw new Refusal('notFound')
    const subject = { kind: 'order', id: code } as const
    await recordAudit(ctx, trx, caller, { action: deskTexts.noted, subject, after: { text } })
  })
  announceOrder(ctx, code)
  return getDeskOrder(ctx, { code }, caller)
}
