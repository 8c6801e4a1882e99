import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/payment/backoffice/api.ts'
import { paymentAuditTexts } from '#domain/payment/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { staffActor } from '../../staff/index.ts'
import { finishRefund } from '../refund-queries.ts'
import { changeRefund } from './change-refund.ts'

/** Money was given back by hand; the proof is what one finds it by later. */
export function completeRefund(
  ctx: Context,
  { id, proof, reason }: ParsedInput<typeof api.completeRefund>,
  caller: Caller,
): Promise<Output<typeof api.completeRefund>> {
  const action = paymentAuditTexts.refundCompleted
  const done = { from: 'byHand', proof, by: staffActor(caller), at: ctx.clock.now() } as const
  return changeRefund(ctx, caller, { id, action, reason }, (trx) =>
    finishRefund(trx, { refundId: id, ...done }),
  )
}
