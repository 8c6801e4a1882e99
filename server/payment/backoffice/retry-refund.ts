import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/payment/backoffice/api.ts'
import { paymentAuditTexts } from '#domain/payment/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { resendRefund } from '../refund-queries.ts'
import { changeRefund } from './change-refund.ts'

/** The gateway is asked again, first whether the money has not gone back meanwhile. */
export function retryRefund(
  ctx: Context,
  { id, reason }: ParsedInput<typeof api.retryRefund>,
  caller: Caller,
): Promise<Output<typeof api.retryRefund>> {
  const action = paymentAuditTexts.refundRetried
  return changeRefund(ctx, caller, { id, action, reason }, (trx) =>
    resendRefund(trx, id, ctx.clock.now()),
  )
}
