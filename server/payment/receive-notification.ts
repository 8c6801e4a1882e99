import type {
  CardGateway,
  Fields,
  NotificationVerdict,
  ProviderAnswer,
} from '../adapters/payments/card-gateway.ts'
import type { Caller, Context } from '../context.ts'
import { countNotification } from './figures.ts'
import { noteRejection } from './note-rejection.ts'
import { settle } from './settle.ts'

/**
 * A gateway's server tells of a payment: the signature is looked at before anything else, what is not
 * genuine is kept apart and moves nothing. Whatever happens, the gateway gets an answer in its own words.
 */
export async function receiveNotification(
  ctx: Context,
  gateway: CardGateway,
  fields: Fields,
  caller: Caller,
): Promise<ProviderAnswer> {
  const told = await take(ctx, gateway, fields, caller).catch((error: unknown) => {
    ctx.log.error({ err: error, provider: gateway.provider }, 'notification not taken')
    return { verdict: 'fault' as const, isRepeated: false }
  })
  const counted = told.isRepeated ? 'repeated' : told.verdict
  countNotification(ctx.metrics.registry, gateway.provider, counted)
  return gateway.answer(told.verdict)
}

async function take(
  ctx: Context,
  gateway: CardGateway,
  fields: Fields,
  { ip }: Caller,
): Promise<{ verdict: NotificationVerdict; isRepeated: boolean }> {
  const { provider } = gateway
  const reading = gateway.read(fields, ctx.clock.now())
  if (reading.isGenuine) {
    return settle(ctx, { provider, kind: 'notification', report: reading.report, raw: fields })
  }
  const raw = new URLSearchParams(fields).toString()
  await noteRejection(ctx, { provider, reason: reading.because, raw, address: ip })
  return { verdict: 'forged', isRepeated: false }
}
