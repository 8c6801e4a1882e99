import { hours, minutes, seconds } from '#domain/kernel/durations.ts'
import type { CardGateway, QueryAnswer } from '../adapters/payments/card-gateway.ts'
import type { Context } from '../context.ts'
import { paymentFigures } from './figures.ts'
import { isResting, noteSilence } from './gateway-rest.ts'
import { gatewayNamed } from './providers.ts'
import {
  claimRefund,
  finishRefund,
  noteAsked,
  postponeRefund,
  type SendingRefund,
} from './refund-queries.ts'

/** After each try without an answer that one can rely on; then people take over. */
const pauses = [minutes(1), minutes(5), minutes(30), hours(2)]
/** Longer than a try lasts at most: a question and a request of 10 seconds each. */
const lease = seconds(30)

type Tried =
  | { outcome: 'made'; proof: string }
  /** It did not go back, and asking again would change nothing. */
  | { outcome: 'refused'; code: string }
  /** Nobody knows: ask again later, and first whether it went back. */
  | { outcome: 'unclear'; code: string }

/**
 * Asks the gateway of one refund to pay back, outside any transaction. That it is asked is on record
 * before it is: whoever comes after a lost answer or a killed process first asks whether the money has
 * gone back, so it never goes twice. Not its turn: does nothing.
 */
export async function sendRefund(ctx: Context, refundId: number): Promise<void> {
  if (isResting(ctx, 'vnpay')) return
  const at = ctx.clock.now()
  const until = new Date(at.getTime() + lease)
  const refund = await claimRefund(ctx.db, { refundId, at, until })
  if (!refund) return
  const gateway = gatewayNamed(ctx.config, refund.provider)
  const tried = await tryRefund(ctx, gateway, refund)
  const { outcome } = tried
  noteSilence(ctx, refund.provider, outcome === 'unclear' && tried.code === 'timeout')
  paymentFigures(ctx.metrics.registry).refunds.inc({ provider: refund.provider, outcome })
  await noteTry(ctx, refund, tried)
  ctx.changeBus.tell(['refunds', ...(refund.orderCode ? [`order:${refund.orderCode}`] : [])])
}

async function tryRefund(
  ctx: Context,
  gateway: CardGateway | null,
  refund: SendingRefund,
): Promise<Tried> {
  if (!gateway?.refund || !gateway.query) return { outcome: 'refused', code: 'noGateway' }
  if (refund.wasAsked) {
    const before = await evaluateEarlierTry(ctx, gateway, refund)
    if (before) return before
  }
  await noteAsked(ctx.db, refund.id, ctx.clock.now())
  const answer = await gateway.refund({
    ...askedOf(ctx, refund),
    amount: refund.amount,
    isPartial: refund.amount < refund.paymentAmount,
    providerReference: refund.providerReference ?? '0',
    by: 'anlanh',
  })
  if (answer.outcome === 'made') return { outcome: 'made', proof: answer.reference }
  if (answer.outcome !== 'repeated') return answer
  // Ours of an earlier try, unless there is another one that it could be.
  return refund.others === 0
    ? { outcome: 'made', proof: refund.providerReference ?? '' }
    : { outcome: 'unclear', code: 'repeated' }
}

/** What became of a try whose answer nobody heard; null when surely nothing did, so it may be made again. */
async function evaluateEarlierTry(
  ctx: Context,
  gateway: CardGateway,
  refund: SendingRefund,
): Promise<Tried | null> {
  // What the gateway tells of refunds does not say which one it means.
  if (refund.others > 0) return { outcome: 'refused', code: 'unclearWhich' }
  const answer: QueryAnswer = await gateway.query!(askedOf(ctx, refund))
  if (answer.outcome === 'unclear') return answer
  if (answer.outcome === 'absent') return { outcome: 'refused', code: 'absent' }
  if (answer.refund === 'refused') return { outcome: 'refused', code: 'refusedByBank' }
  if (answer.refund === 'none') return null
  return { outcome: 'made', proof: answer.report.providerReference ?? '' }
}

function askedOf({ clock }: Context, { reference, orderCode, providerDate }: SendingRefund) {
  return { reference, orderCode, date: providerDate, at: clock.now() }
}

async function noteTry(ctx: Context, refund: SendingRefund, tried: Tried): Promise<void> {
  const { id: refundId, provider: by } = refund
  const at = ctx.clock.now()
  if (tried.outcome === 'made') {
    const proof = tried.proof || refund.reference
    await finishRefund(ctx.db, { refundId, from: 'sending', proof, by, at })
    return ctx.outbox.wake()
  }
  const pause = tried.outcome === 'unclear' ? pauses[refund.tries - 1] : undefined
  const nextTryAt = pause === undefined ? null : new Date(at.getTime() + pause)
  await postponeRefund(ctx.db, { refundId, failure: tried.code, nextTryAt })
  if (nextTryAt === null) {
    ctx.log.error({ refundId, code: tried.code }, 'refund not made by its gateway: staff must')
  }
}
