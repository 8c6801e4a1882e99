import { toVietnamIso, type VietnamDay } from '#domain/kernel/dates.ts'
import type { Purchase, PurchaseCustomer, Reminder } from '#domain/purchase/api.ts'
import { dueDay } from '#domain/purchase/due-days.ts'
import { goodsLine } from '#domain/purchase/goods-line.ts'
import type { CustomerRow } from './list-queries.ts'
import type { LineRow, PurchaseRow } from './purchase-queries.ts'
import type { ReminderRow } from './reminder-list-queries.ts'

/** A purchase as its pharmacy sees it. */
export function toPurchase(
  row: PurchaseRow,
  reminders: readonly ReminderRow[],
  today: VietnamDay,
): Purchase {
  return {
    id: row.id,
    phone: row.phone,
    customer_name: row.customerName,
    products: row.lines.map((line) => ({
      ...(line.productId === null ? {} : { product_id: line.productId }),
      name: line.name,
      quantity: line.quantity,
      ...(line.daysOfSupply === null ? {} : { days_of_supply: line.daysOfSupply }),
    })),
    purchased_at: row.purchasedOn,
    note: row.note,
    ...(row.remindOn === null ? {} : { remind_at: row.remindOn }),
    reminders: reminders.map((reminder) => toReminder(reminder, today)),
    created_by: row.createdBy,
    created_at: toVietnamIso(row.createdAt),
    updated_at: toVietnamIso(row.updatedAt),
    version: row.version,
  }
}

/** A reminder as its pharmacy sees it on a day. */
export function toReminder(row: ReminderRow, today: VietnamDay): Reminder {
  const goods = goodsLine(goodsOf(row))
  return {
    id: row.id,
    ...(row.purchaseId === null ? {} : { purchase_id: row.purchaseId }),
    phone: row.phone,
    customer_name: row.customerName,
    remind_at: row.dueOn,
    note: row.note,
    state: row.state,
    is_due: row.state === 'open' && row.dueOn <= today,
    read: row.isRead,
    postponed: row.postponed,
    is_automatic: row.isAutomatic,
    ...(row.doneAt === null ? {} : { done_at: toVietnamIso(row.doneAt) }),
    ...(row.doneBy === null ? {} : { done_by: row.doneBy }),
    ...(goods === '' ? {} : { goods }),
    version: row.version,
  }
}

/** What runs out on its day; everything, where that says nothing. */
function goodsOf({ lines, isAutomatic, purchasedOn, plannedOn }: ReminderRow): LineRow[] {
  if (!isAutomatic || purchasedOn === null) return lines
  const runningOut = lines.filter(
    ({ daysOfSupply }) => daysOfSupply !== null && dueDay(purchasedOn, daysOfSupply) === plannedOn,
  )
  return runningOut.length > 0 ? runningOut : lines
}

export function toCustomer(row: CustomerRow): PurchaseCustomer {
  return {
    phone: row.phone,
    customer_name: row.customerName,
    purchases: row.purchases,
    last_purchased_at: row.purchasedOn,
    goods: goodsLine(row.lines),
    ...(row.nextOn === null ? {} : { next_remind_at: row.nextOn }),
  }
}
