import { days, hours } from '#domain/kernel/durations.ts'
import type { Context } from '#server/context.ts'
import { saveMember } from '#server/identity/index.ts'
import { savePastOrder, type PastOrder } from '#server/order/index.ts'
import { demoCameBy } from '../came-by.ts'
import { productIds } from './catalog.ts'
import { home, lan } from './demo-member.ts'
import { loadLoyalty } from './loyalty.ts'

/**
 * The demo's member with a few orders of the past, once; whoever changed the password in the demo
 * keeps it. Then the loyalty programme with that member's points. Needs the units and the demo's
 * products.
 */
export async function loadMembers(
  tools: Pick<Context, 'db' | 'clock' | 'config'>,
): Promise<number | null> {
  const loaded = await tools.db.transaction().execute(async (trx) => {
    const id = await saveMember(tools, trx, lan)
    if (id === null) return null
    for (const [nth, order] of pastOrders(tools.clock.now()).entries()) {
      await savePastOrder(trx, { ...order, ...home, ...demoCameBy(nth), memberId: id })
    }
    return id
  })
  await loadLoyalty(tools)
  return loaded
}

function pastOrders(now: Date): Pick<PastOrder, 'products' | 'life'>[] {
  const ago = (time: number) => new Date(now.getTime() - time)
  const of = (slug: string, quantity = 1) => ({ id: productIds(slug), quantity })
  const delivered = (placed: number): PastOrder['life'] => [
    { event: 'placedCash', at: ago(placed) },
    { event: 'handedToCarrier', at: ago(placed - hours(20)) },
    { event: 'delivered', at: ago(placed - days(2)) },
  ]
  return [
    { products: [of('wit', 2), of('lutein-20mg-nutriva')], life: delivered(days(64)) },
    { products: [of('ritana-sang-da-30-vien')], life: delivered(days(31)) },
    {
      products: [of('viet-quat-den-vitalys')],
      life: [
        { event: 'placedCash', at: ago(days(12)) },
        { event: 'cancelRequested', at: ago(days(12) - hours(2)), note: 'Tôi đặt nhầm sản phẩm' },
        { event: 'cancelAccepted', at: ago(days(11)) },
      ],
    },
  ]
}
