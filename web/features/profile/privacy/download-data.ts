import { exportData } from '#domain/identity/account-data/api.ts'
import { listOrders, type Order } from '#domain/order/api.ts'
import { api } from '#web/api.ts'
import { today } from '#web/state/clock.ts'
import { privacyTexts as texts } from '../texts.ts'

/** Everything the shop keeps about the member, orders included, as one JSON file. */
export async function downloadData(): Promise<void> {
  const data = await api.call(exportData, {}, { silent: false })
  const text = JSON.stringify({ ...data, orders: await listAllOrders() }, null, 2)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = texts.fileName(today())
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}

async function listAllOrders(): Promise<Order[]> {
  const orders: Order[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { items, paginate } = await api.call(listOrders, { page, limit: 100 }, { silent: false })
    orders.push(...items)
    pages = paginate.total_page
  }
  return orders
}
