import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { findPickupBranch } from '#domain/location/pickup-branches.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import type { StandingOrder } from '#domain/replenish/api.ts'
import { replenishTexts as texts } from '#domain/replenish/texts.ts'
import type { StandingRow } from './view-store.ts'

/** A standing order as its member sees it. */
export function toStandingOrder(row: StandingRow): StandingOrder {
  return {
    id: row.id,
    state: row.state,
    product: {
      ...{ id: row.product_id, name: row.name, slug: row.slug, unit: row.unit },
      thumbnail: row.picture === null ? '' : `${row.picture}-480.webp`,
    },
    quantity: row.quantity,
    cycle: row.cycle,
    ...(row.state === 'ended' ? {} : { next_on: row.nextOn }),
    price: vnd(row.price),
    agreed_price: vnd(row.agreedPrice),
    price_rose: row.price > row.agreedPrice,
    available: row.orderable && row.available >= row.quantity,
    payment_type: paymentTypes[row.paymentMethod],
    address: addressOf(row),
    last_order_code: row.lastOrderCode,
    created_at: toVietnamIso(row.createdAt),
    ...(row.endNote ? { end_note: row.endNote } : {}),
    history: row.history.map(({ due_on, outcome, order_code, note }) => ({
      ...{ due_on, outcome },
      ...(order_code ? { order_code } : {}),
      ...(note ? { note } : {}),
    })),
  }
}

function addressOf({ full_address: address, pickup_branch: branch }: StandingRow): string {
  return branch ? texts.pickupAt(findPickupBranch(branch)?.name ?? branch) : (address ?? '')
}
