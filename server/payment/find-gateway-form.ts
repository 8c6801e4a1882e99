import type { GatewayForm } from '#domain/payment/api.ts'
import type { Context } from '../context.ts'
import { findUnused } from './attempt-queries.ts'
import type { PayableOrder } from './begin-card-payment.ts'
import { gatewayOf } from './providers.ts'

/**
 * The form of the try that was begun last and that nobody has come back from; null without one of this
 * method and amount. Writes nothing: a try is begun by `beginCardPayment`.
 */
export async function findGatewayForm(
  ctx: Context,
  { id, code: orderCode, method, amount, address }: Omit<PayableOrder, 'payUntil'>,
): Promise<GatewayForm | null> {
  const gateway = gatewayOf(ctx.config, method)
  const asked = { orderId: id, method, amount, now: ctx.clock.now() }
  const attempt = gateway && (await findUnused(ctx.db, asked))
  return attempt ? gateway.form({ ...attempt, orderCode, amount, address }) : null
}
