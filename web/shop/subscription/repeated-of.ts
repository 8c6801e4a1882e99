import { addDays, vietnamDayOf, type VietnamDay } from '#domain/kernel/dates.ts'
import type { Order } from '#domain/order/api.ts'
import { repeatOf } from '#domain/subscription/api.ts'
import { cycleDays } from '#domain/subscription/cycle.ts'

export interface RepeatedProduct {
  id: number
  name: string
  /** `30 ngày`. */
  cycle: string
  /** Counted from the day of the order. */
  next: VietnamDay
}

/** The lines of an order that its buyer asked for again and again. */
export function repeatedOf({
  products,
  created_at,
}: Pick<Order, 'products' | 'created_at'>): RepeatedProduct[] {
  const placedOn = vietnamDayOf(new Date(created_at))
  return products.flatMap((product) => {
    const cycle = repeatOf(product)
    const days = cycleDays(cycle ?? '')
    if (cycle === null || days === null) return []
    const { product_id: id, product_name: name } = product
    return [{ id, name, cycle, next: addDays(placedOn, days) }]
  })
}
