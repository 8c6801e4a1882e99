import { minutes } from '#domain/kernel/durations.ts'
import { isOrderCode } from '#domain/order/code.ts'
import type { CardGateway, Fields } from '../adapters/payments/card-gateway.ts'
import type { Context } from '../context.ts'
import { noteReturn } from './attempt-queries.ts'

/** A notification that has not come by then is asked for. */
const notificationTime = minutes(2)
const codeLength = 14

/**
 * The buyer's browser comes back from a gateway: the path of the page that waits for the notification.
 * What it brings decides nothing; with a right signature it is noted that the buyer has paid there, as
 * the gateway says, so that a notification that does not come is asked for.
 */
export async function receiveReturn(
  ctx: Context,
  gateway: CardGateway,
  fields: Fields,
): Promise<string> {
  const reading = gateway.read(fields, ctx.clock.now())
  if (!reading.isGenuine) return pageOf(gateway.claimedReference(fields))
  const { reference, outcome } = reading.report
  // There is nothing to wait for: the buyer may try again at once.
  if (outcome === 'failed') return pageOf(reference)
  const at = ctx.clock.now()
  const askAt = new Date(at.getTime() + notificationTime)
  const code = await noteReturn(ctx.db, { provider: gateway.provider, reference, at, askAt })
  if (code) ctx.changeBus.tell([`order:${code}`])
  return pageOf(reference)
}

/** Of our own shop alone: whatever is brought, only an order's code goes into the address. */
function pageOf(reference: string): string {
  const code = reference.slice(0, codeLength)
  return isOrderCode(code) ? `/gio-hang/thanh-toan/${code}/` : '/'
}
