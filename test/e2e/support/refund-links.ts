import { eventually } from './stage.ts'
import type { RunningShop } from '../../support/running-shop.ts'
import { messagesTo } from '../../support/paid-orders.ts'
import { listenToEvents } from '../../support/order-lives.ts'

/** The token of the newest link by which this phone was asked for an account. */
export async function refundTokenTo(shop: RunningShop, phone: string): Promise<string> {
  await listenToEvents(shop)
  const find = async () => {
    const sent = await messagesTo(shop, phone)
    return sent.flatMap((text) => /\/ht\/([\w-]+)$/.exec(text)?.[1] ?? [])[0] ?? ''
  }
  await eventually(find).not.toBe('')
  return find()
}
