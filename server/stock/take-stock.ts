import type { Reservation } from './queries.ts'

interface Wanted {
  /** A parameter: the ids of those that the cause holds already; none of it when it holds nothing. */
  held?: string
  /** Parameters of equal length, each id once. */
  ids: string
  quantities: string
  /** `order:{code}`, whose doing it is and the moment, as expressions. */
  cause: string
  actor: string
  at: string
}

/** What of a product was taken, and how long after the statement began its shelf was ours. */
export interface TakenStock extends Reservation {
  /** Milliseconds. */
  lockedAfter: number
}

/** Of a product that was held before: what was held is the order's now. */
export type ClaimedStock = { [K in keyof TakenStock]: K extends 'productId' ? number : null }

/** Whether its shelf was changed by this statement. */
export function isTaken(row: TakenStock | ClaimedStock): row is TakenStock {
  return row.left !== null
}

/**
 * The end of the statement that places an order: its last parts and the change of the stock. The rows are
 * locked in the order of their ids, last of all that the order takes (docs/rules/locking.md). What there is
 * too little of is missing from the `TakenStock`s that it returns; so is what was held and went back meanwhile.
 */
export function takeStock({ ids, quantities, cause, actor, at, held }: Wanted): string {
  const taken = `
  movement as (
    insert into stock_movement (product_id, kind, quantity, cause, actor, created_at)
    select w.product_id, 'reserve', w.quantity, ${cause}, ${actor}, ${at}
    from unnest(${ids}::int[], ${quantities}::int[]) as w (product_id, quantity)
  ), locked as (
    select product_id,
      (${quantities}::int[])[array_position(${ids}::int[], product_id)] as quantity
    from stock
    where product_id = any(${ids}::int[])${held ? ` and product_id <> all(${held}::int[])` : ''}
    order by product_id
    for no key update
  ), timed as (
    -- Each row's moment is read when it is locked: from one to the next somebody else had it.
    select locked.*, extract(epoch from clock_timestamp() - statement_timestamp())::float8 * 1000 as locked_after
    from locked
  )`
  const update = `
  update stock s
  set reserved = s.reserved + timed.quantity
  from timed
  where s.product_id = timed.product_id and s.on_hand - s.reserved >= timed.quantity
  returning s.product_id as "productId", s.on_hand - s.reserved as left,
    s.on_hand - s.reserved + timed.quantity as before, timed.locked_after as "lockedAfter"`
  if (!held) return taken + update
  return `${taken}, taken as (${update}
  ), claimed as (
    delete from stock_hold where cause = ${cause} and product_id = any(${held}::int[])
    returning product_id
  )
  select * from taken
  union all select product_id, null, null, null from claimed`
}
