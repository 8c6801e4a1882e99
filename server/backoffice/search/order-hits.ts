import type { SearchHit } from '#domain/backoffice/api.ts'
import { searchTexts } from '#domain/backoffice/texts.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import type { Context } from '../../context.ts'
import { findOrderHits } from '../../order/index.ts'

/** Orders by a code, a phone or its end, or the receiver's name. */
export async function orderHits({ db }: Context, typed: string, max: number): Promise<SearchHit[]> {
  const orders = await findOrderHits(db, typed, max)
  return orders.map(({ code, receiver, status, total, createdAt }) => ({
    kind: 'order',
    title: code,
    text: searchTexts.order({
      receiver,
      status: orderStatusLabels[status],
      total: vnd(total),
      placedAt: toVietnamIso(createdAt),
    }),
    link: { page: 'order', id: code },
  }))
}
