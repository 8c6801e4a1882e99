import { listOrders } from '#domain/order/api.ts'
import { memberLoader } from '../member-loader.ts'
import { findOrderTab } from './order-tabs.ts'

const ordersOnPage = 10

/** One page of the member's orders, by tab and part of a code. */
export const loadOrders = memberLoader(async (api, { request }) => {
  const query = new URL(request.url).searchParams
  const tab = findOrderTab(query.get('tab'))
  const code = (query.get('code') ?? '').trim().slice(0, 40)
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const found = await api.call(listOrders, {
    page,
    limit: ordersOnPage,
    ...(code ? { code } : {}),
    ...(tab.statuses ? { status: [...tab.statuses] } : {}),
  })
  return { tab: tab.key, code, ...found }
})

export type OrderListData = NonNullable<Awaited<ReturnType<typeof loadOrders>>>
