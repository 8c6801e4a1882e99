import type { Context } from '../../context.ts'
import { networkOf } from '../../platform/network.ts'
import type { AskedOrder } from './asked-order.ts'

/**
 * Whether the phone of an order hears of it from staff and money alone: nobody has shown that it is theirs, and the
 * network it comes from has had its share of the shop's message money (docs/decisions/0060).
 */
export async function isQuiet(
  { limits }: Pick<Context, 'limits'>,
  { member, hasCode, taker, asker, turns }: AskedOrder,
): Promise<boolean> {
  if (member || hasCode || taker) return false
  const network = networkOf(asker.ip)
  for (const window of ['noticesHourSpender', 'noticesDaySpender'] as const) {
    const taken = await limits.take(window, network)
    if (!taken) return true
    turns.push(taken)
  }
  return false
}
