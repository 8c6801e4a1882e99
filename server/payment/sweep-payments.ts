import { hours, minutes, seconds } from '#domain/kernel/durations.ts'
import type { CardGateway, CardProvider, QueryAnswer } from '../adapters/payments/card-gateway.ts'
import type { Context } from '../context.ts'
import { paymentFigures } from './figures.ts'
import { isResting, noteSilence } from './gateway-rest.ts'
import { cardProviders, gatewayNamed } from './providers.ts'
import { listDueRefunds } from './refund-queries.ts'
import { sendRefund } from './send-refund.ts'
import { announce, settle } from './settle.ts'
import {
  claimQuestion,
  expireAttempt,
  expireUnasked,
  listToAsk,
  type AttemptToAsk,
} from './sweep-queries.ts'

const atOnce = 50
/** A round ends before the next one begins, also with a gateway that takes its time. */
const roundTime = seconds(45)

/**
 * Asks gateways what became of payments that they have not told of, and of refunds that they have not
 * made: gateway beside gateway, one question after the other. One that hangs keeps nobody else waiting.
 */
export async function sweepPayments(ctx: Context): Promise<void> {
  await Promise.all(cardProviders.map((provider) => sweepProvider(ctx, provider)))
}

async function sweepProvider(ctx: Context, provider: CardProvider): Promise<void> {
  const started = ctx.clock.now().getTime()
  const goesOn = () => !isResting(ctx, provider) && ctx.clock.now().getTime() - started < roundTime
  await sweepAttempts(ctx, provider, goesOn)
  if (provider !== 'vnpay') return
  for (const refundId of await listDueRefunds(ctx.db, ctx.clock.now(), atOnce)) {
    if (!goesOn()) return
    await sendRefund(ctx, refundId).catch((error: unknown) =>
      ctx.log.error({ err: error, refundId }, 'refund not sent'),
    )
  }
}

async function sweepAttempts(
  ctx: Context,
  provider: CardProvider,
  goesOn: () => boolean,
): Promise<void> {
  const gateway = gatewayNamed(ctx.config, provider)
  const due = { provider, at: ctx.clock.now(), limit: atOnce }
  if (!gateway?.query) {
    for (const code of await expireUnasked(ctx.db, due)) announce(ctx, code)
    return
  }
  for (const attempt of await listToAsk(ctx.db, due)) {
    if (!goesOn()) return
    // One that fails must not keep the others waiting.
    await ask(ctx, { ...gateway, query: gateway.query }, attempt).catch((error: unknown) =>
      ctx.log.error({ err: error, reference: attempt.reference }, 'payment not asked about'),
    )
  }
}

type Answering = CardGateway & Required<Pick<CardGateway, 'query'>>

async function ask(ctx: Context, gateway: Answering, attempt: AttemptToAsk): Promise<void> {
  const { provider } = gateway
  const at = ctx.clock.now()
  const nextAt = nextQuestion(attempt, at)
  if (!(await claimQuestion(ctx.db, { id: attempt.id, asks: attempt.asks, nextAt }))) return
  const { reference, orderCode, providerDate: date } = attempt
  const answer = await gateway.query({ reference, orderCode, date, at })
  noteSilence(ctx, provider, answer.outcome === 'unclear' && answer.code === 'timeout')
  const { queries } = paymentFigures(ctx.metrics.registry)
  queries.inc({
    provider,
    outcome: answer.outcome === 'told' ? answer.report.outcome : answer.outcome,
  })
  const ending = await takeAnswer(ctx, provider, attempt, answer)
  // Nobody will be asked any more.
  const code = ending ?? (nextAt === null ? 'unanswered' : null)
  if (code && (await expireAttempt(ctx.db, { id: attempt.id, code, at: ctx.clock.now() }))) {
    announce(ctx, attempt.orderCode)
  }
}

/** Settles what can be settled; a code when the try has ended without anything. */
async function takeAnswer(
  ctx: Context,
  provider: CardProvider,
  attempt: AttemptToAsk,
  answer: QueryAnswer,
): Promise<string | null> {
  if (answer.outcome === 'unclear') return null
  const at = ctx.clock.now()
  const isOpen = answer.outcome === 'absent' || answer.report.outcome === 'pending'
  if (!isOpen) {
    const { report, refund } = answer
    await settle(ctx, { provider, kind: 'query', report, raw: { ...report, refund } })
    return null
  }
  // A bank may take some minutes to say what became of a payment made at the last moment.
  const isOver = attempt.expiresAt.getTime() + bankTime <= at.getTime()
  const isGone = answer.outcome === 'absent' && attempt.expiresAt <= at
  return isOver || isGone ? 'unpaid' : null
}

const bankTime = minutes(15)
const maxPause = minutes(30)
const maxAsking = hours(26)

/** Each question waits longer for the next; about a day later only a notification or staff will tell. */
function nextQuestion({ asks, createdAt }: AttemptToAsk, at: Date): Date | null {
  if (at.getTime() - createdAt.getTime() > maxAsking) return null
  return new Date(at.getTime() + Math.min(maxPause, minutes(2 ** Math.min(asks, 5))))
}
