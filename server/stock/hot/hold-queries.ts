import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Reservation } from '../queries.ts'

export interface WantedHold {
  /** `order:{code}` of the order to come. */
  cause: string
  quantity: number
}

export interface HoldBatch {
  productId: number
  /** In the order in which they came. */
  wanted: readonly WantedHold[]
  expiresAt: Date
}

export interface HoldRow {
  isHeld: boolean
  /** What could be sold after this one was decided. */
  left: number
  /** Before the first of the batch. */
  before: number
  /** Milliseconds for which somebody else had the shelf. */
  waited: number
}

/**
 * Decides who of those that wait gets units, one after the other as they came, and holds them: one statement that is
 * a transaction of its own, so that the shelf's row is locked for no longer than that. No row for a product without shelf.
 */
export function holdBatch(db: Db, { productId, wanted, expiresAt }: HoldBatch): Promise<HoldRow[]> {
  const causes = wanted.map(({ cause }) => cause)
  const quantities = wanted.map(({ quantity }) => quantity)
  return queryRows<HoldRow>(db, batch, [productId, causes, quantities, expiresAt])
}

const batch = `
  select is_held as "isHeld", remaining as "left", available as before, waited
  from hold_units($1, $2::text[], $3::int[], $4::timestamptz) with ordinality as decided
  order by ordinality`

/** What one cause holds is on the shelf again, once. */
export function giveHoldBack(db: Db, cause: string): Promise<GivenBack[]> {
  return queryRows<GivenBack>(db, backOf, [cause])
}

/** The same of all that no order took in time; nothing that an order is taking at this moment. */
export function giveLateHoldsBack(db: Db, now: Date): Promise<GivenBack[]> {
  return queryRows<GivenBack>(db, backOfLate, [now])
}

export interface GivenBack extends Reservation {
  holds: number
}

const backOf = giveBack(`gone as (
    delete from stock_hold where cause = $1 returning product_id, quantity
  )`)

const backOfLate = giveBack(`late as (
    select cause, product_id from stock_hold where expires_at < $1::timestamptz for update skip locked
  ), gone as (
    delete from stock_hold h using late where h.cause = late.cause and h.product_id = late.product_id
    returning h.product_id, h.quantity
  )`)

function giveBack(gone: string): string {
  return `
  with ${gone}, per_product as (
    select product_id, sum(quantity)::int as quantity, count(*)::int as holds from gone group by product_id
  ), locked as (
    select s.product_id, p.quantity, p.holds from stock s join per_product p using (product_id)
    order by s.product_id for no key update of s
  )
  update stock s set reserved = s.reserved - locked.quantity
  from locked where s.product_id = locked.product_id
  returning s.product_id as "productId", s.on_hand - s.reserved as left,
    s.on_hand - s.reserved - locked.quantity as before, locked.holds`
}
