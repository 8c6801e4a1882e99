import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/payment/backoffice/api.ts'
import { paymentAuditTexts } from '#domain/payment/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { lockAttemptOf } from '../attempt-queries.ts'
import { announce, takeNews } from '../settle.ts'

/** What the gateway doubted, a person has looked up on its own pages. */
export async function decideReview(
  ctx: Context,
  { reference, outcome, proof, reason }: ParsedInput<typeof api.decideReview>,
  caller: Caller,
): Promise<Output<typeof api.decideReview>> {
  const at = ctx.clock.now()
  const orderCode = await ctx.db.transaction().execute(async (trx) => {
    const attempt = await lockAttemptOf(trx, reference)
    if (!attempt) throw new Refusal('notFound')
    if (attempt.state !== 'review') throw new Refusal('conflict')
    const { provider, amount, providerReference } = attempt
    const eventId = `staff:${reference}:${outcome}`
    const told = { eventId, reference, amount, currency: 'VND', outcome, code: 'staff' }
    const raw = { by: staffActor(caller), outcome, proof, reason }
    const report = { ...told, providerReference }
    const { hasMoved } = await takeNews(trx, attempt, { provider, kind: 'staff', report, raw }, at)
    if (!hasMoved) throw new Refusal('conflict')
    await recordAudit(ctx, trx, caller, {
      action: outcome === 'paid' ? paymentAuditTexts.reviewPaid : paymentAuditTexts.reviewFailed,
      subject: { kind: 'order', id: attempt.orderCode },
      reason,
      before: { reference, state: 'review' },
      after: { reference, state: outcome, proof },
    })
    return attempt.orderCode
  })
  announce(ctx, orderCode)
  return { ok: true }
}
