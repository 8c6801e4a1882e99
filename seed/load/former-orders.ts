import { orderTexts } from '#domain/order/texts.ts'
import { creditExpected, expectPoints } from '#server/loyalty/index.ts'
import { pointsCause } from '#server/order/index.ts'
import type { Past, Step } from './past.ts'

/** Orders that were completed before there were points: what they brought is credited with them. */
export async function listFormerOrders({ db, memberId, accountId }: Past): Promise<Step[]> {
  const orders = await db
    .selectFrom('shop_order')
    .innerJoin('order_status_change as change', 'change.order_id', 'shop_order.id')
    .select(['shop_order.code', 'estimated_point as points', 'shop_order.created_at as placedAt'])
    .select('change.created_at as completedAt')
    .where('member_id', '=', memberId)
    .where('shop_order.status', '=', 'completed')
    .where('change.status', '=', 'completed')
    .where('estimated_point', '>', 0)
    .execute()
  return orders.flatMap(({ code, points, placedAt, completedAt }) => {
    const cause = pointsCause(code)
    const expected = { accountId, cause, points, at: new Date(placedAt) }
    const credited = { cause, note: orderTexts.pointsOf(code), at: new Date(completedAt) }
    return [
      { at: expected.at, run: () => expectPoints(db, expected) },
      { at: credited.at, run: () => creditExpected(db, credited) },
    ]
  })
}
