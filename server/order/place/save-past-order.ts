import { randomBytes } from 'node:crypto'
import type { CameBy } from '#domain/order/came-by.ts'
import { orderCode, orderCodeBytes } from '#domain/order/code.ts'
import { isEnded, nextStatus, type OrderEvent, type OrderStatus } from '#domain/order/status.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'
import type { ParcelState, ShippingUnit } from '#domain/shipping/units.ts'
import { listPrices, type CurrentPrice } from '../../catalog/index.ts'
import type { HeldGift } from '../../gift/index.ts'
import type { Db } from '../../platform/db.ts'
import { openShipment, ownTrackingCode, setShipmentState } from '../../shipping/index.ts'
import type { KeptVoucher } from './insert-queries.ts'
import { insertPastOrder } from './past-order-queries.ts'

export interface PastOrder {
  /** Where what it takes and brings must be known by its cause beforehand. */
  code?: string
  memberId: number
  phone: string
  receiver: string
  address: {
    province_id: number
    district_id: number
    ward_id: number
    street: string
    full_address: string
  }
  products: { id: number; quantity: number }[]
  /** What it took for points, and the vouchers it used. */
  gifts?: readonly HeldGift[]
  vouchers?: readonly KeptVoucher[]
  shippingFee: number
  /** Who carries it; the shop itself where it is left out. */
  unit?: ShippingUnit
  /** By which campaign its buyer came. */
  cameBy?: CameBy
  /** What happened to it, oldest first. */
  life: { event: OrderEvent; at: Date; note?: string }[]
}

/**
 * An order that has left the shop long ago, for the demo: it takes no stock, sends no message and
 * moves no points. Gives its code, under which its points may be earned (`order-points:{code}`).
 */
export async function savePastOrder(trx: Db, order: PastOrder): Promise<string> {
  const prices = await listPrices(
    trx,
    order.products.map(({ id }) => id),
    null,
  )
  const lines = order.products.map(({ id, quantity }) => ({ price: prices.get(id)!, quantity }))
  const timeline = timelineOf(order.life)
  const placedAt = timeline[0]!.at
  const { gifts = [], vouchers = [], cameBy = null, unit = 'ECO' } = order
  const payment = sum(lines, ({ discountPrice }) => discountPrice)
  const code = order.code ?? orderCode(vietnamDayOf(placedAt), randomBytes(orderCodeBytes))
  const sent = timeline.find(({ event }) => event === 'handedToCarrier')
  const trackingCode = sent ? ownTrackingCode(code) : null
  const orderId = await insertPastOrder(trx, {
    ...order,
    trackingCode,
    gifts,
    vouchers,
    cameBy,
    unit,
    code,
    placedAt,
    timeline,
    lines,
    goodsTotal: sum(lines, ({ originalPrice }) => originalPrice),
    payment,
    points: sum(lines, ({ estimatedPoint }) => estimatedPoint),
  })
  if (sent && trackingCode) {
    await openShipment(trx, { orderId, unit, trackingCode, at: sent.at })
    await setShipmentState(trx, orderId, parcelStateOf(timeline.at(-1)!.status))
  }
  return code
}

function parcelStateOf(status: OrderStatus): ParcelState {
  if (status === 'cancelled') return 'back'
  if (status === 'returning') return 'failed'
  return isEnded(status) || status === 'point_accumulating' ? 'delivered' : 'underway'
}

function timelineOf(life: PastOrder['life']) {
  let status: OrderStatus | 'new' = 'new'
  return life.map(({ event, at, note = '' }) => {
    const next = nextStatus(status, event)
    if (!next) throw new Error(`${event} cannot happen to an order that is ${status}`)
    status = next
    return { event, status: next, at, note }
  })
}

function sum(
  lines: readonly { price: CurrentPrice; quantity: number }[],
  of: (price: CurrentPrice) => number,
): number {
  return lines.reduce((total, { price, quantity }) => total + of(price) * quantity, 0)
}
