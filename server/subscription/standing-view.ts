import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { findPickupBranch } from '#domain/location/pickup-branches.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import type { Subscription } from '#domain/subscription/api.ts'
import { subscriptionTexts as texts } from '#domain/subscription/texts.ts'
import { feeTo, type Fees } from './next-fee.ts'
import type { StandingRow } from './view-queries.ts'

/** A subscription as its member sees it. */
export function toSubscription(row: StandingRow, fees: Fees): Subscription {
  const fee = feeTo(fees, row, row)
  return {
    id: row.id,
    state: row.state,
    product: {
      id: row.product_id,
      name: row.name,
      slug: row.slug,
      unit: row.unit,
      thumbnail: row.picture === null ? '' : `${row.picture}-480.webp`,
    },
    quantity: row.quantity,
    cycle: row.cycle,
    ...(row.state === 'ended' ? {} : { next_on: row.nextOn }),
    price: vnd(row.price),
    agreed_price: vnd(row.agreedPrice),
    price_rose: row.price > row.agreedPrice,
    fee,
    agreed_fee: vnd(row.agreedFee),
    fee_rose: fee > row.agreedFee,
    available: row.orderable && row.available >= row.quantity,
    payment_type: paymentTypes[row.paymentMethod],
    address: addressOf(row),
    last_order_code: row.lastOrderCode,
    created_at: toVietnamIso(row.createdAt),
    ...(row.endNote ? { end_note: row.endNote } : {}),
    history: row.history.map(({ due_on, outcome, order_code, note }) => ({
      due_on,
      outcome,
      ...(order_code ? { order_code } : {}),
      ...(note ? { note } : {}),
    })),
  }
}

function addressOf({ full_address: address, pickup_branch: branch }: StandingRow): string {
  return branch ? texts.pickupAt(findPickupBranch(branch)?.name ?? branch) : (address ?? '')
}
