import { moveByHand } from '#server/order/index.ts'
import type { RunningShop } from '../../support/running-shop.ts'
import { placeCashOrder } from './backoffice.ts'

export interface TakenCash {
  code: string
  amount: number
}

/** An order that a branch has just handed over for cash. */
export async function takeCash(shop: RunningShop, phone: string): Promise<TakenCash> {
  const { code, costs } = await placeCashOrder(shop, phone)
  for (const event of ['handedToCarrier', 'delivered'] as const) {
    await moveByHand(shop.ctx, code, event, 'staff:test')
  }
  return { code, amount: costs.order_total.amount }
}
