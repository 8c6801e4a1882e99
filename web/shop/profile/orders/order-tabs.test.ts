import { expect, test } from 'vitest'
import { orderStatuses } from '#domain/order/status.ts'
import { findOrderTab, orderTabs } from './order-tabs.ts'

test('every state of an order is in exactly one tab', () => {
  const inTabs = orderTabs.flatMap((tab) => tab.statuses ?? [])
  expect(inTabs.toSorted()).toEqual([...orderStatuses].toSorted())
})

test('an unknown tab shows all orders', () => {
  expect(findOrderTab('dang-giao').statuses).toContain('shipping')
  expect(findOrderTab('khong-co').statuses).toBeUndefined()
  expect(findOrderTab(null).statuses).toBeUndefined()
})
