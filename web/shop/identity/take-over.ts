import { takeOverOrders } from '#domain/order/lookup/api.ts'
import { api } from '#web/api.ts'
import { explainInNotice } from '#web/form/use-attempt.ts'
import { notify } from '#web/features/notices/notify.ts'
import { settleOrders } from '#web/shop/state/member-orders.ts'
import type { OrderRecord } from '#web/shop/state/order-history.ts'
import { authTexts as texts } from '#web/features/identity/texts.ts'

/** Binds a guest's orders to the account; those of other phones stay where they are. */
export async function takeOver(
  orders: readonly OrderRecord[],
  refresh: () => Promise<void>,
): Promise<void> {
  const wanted = orders.map(({ code, viewToken }) => ({ code, token: viewToken }))
  try {
    const { taken } = await api.call(takeOverOrders, { orders: wanted })
    settleOrders(orders.map((order) => order.code))
    if (taken.length > 0) notify({ text: texts.takenOver(taken.length) })
    else notify({ text: texts.takenNone, kind: 'info' })
    await refresh()
  } catch (error) {
    explainInNotice(error)
  }
}
