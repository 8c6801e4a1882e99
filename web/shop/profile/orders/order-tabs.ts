import type { OrderStatus } from '#domain/order/status.ts'
import { orderListTexts as texts } from '../texts.ts'

export interface OrderTab {
  /** In the address; the first tab has none. */
  key: string
  label: string
  statuses?: readonly OrderStatus[]
}

/** Ten states in six tabs; together they hold every state once. */
export const orderTabs: readonly OrderTab[] = [
  { key: '', label: texts.all },
  { key: 'cho-thanh-toan', label: texts.toPay, statuses: ['burning', 'open'] },
  { key: 'cho-xac-nhan', label: texts.toConfirm, statuses: ['processing', 'pre_cancel'] },
  { key: 'dang-giao', label: texts.shipping, statuses: ['shipping', 're_shipping', 'returning'] },
  { key: 'hoan-tat', label: texts.done, statuses: ['point_accumulating', 'completed'] },
  { key: 'da-huy', label: texts.cancelled, statuses: ['cancelled'] },
]

/** An address that names no tab of ours shows them all. */
export function findOrderTab(key: string | null): OrderTab {
  return orderTabs.find((tab) => tab.key === key) ?? orderTabs[0]!
}
