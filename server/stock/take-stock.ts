interface Wanted {
  /** Parameters of equal length, each id once. */
  ids: string
  quantities: string
  /** `order:{code}`, whose doing it is and the moment, as expressions. */
  cause: string
  actor: string
  at: string
}

/**
 * The end of the statement that places an order: its last parts and the change of the stock. The rows are
 * locked in the order of their ids, last of all that the order takes (docs/rules/locking.md). What there is
 * too little of is missing from the `Reservation`s that it returns.
 */
export function takeStock({ ids, quantities, cause, actor, at }: Wanted): string {
  return `
  movement as (
    insert into stock_movement (product_id, kind, quantity, cause, actor, created_at)
    select w.product_id, 'reserve', w.quantity, ${cause}, ${actor}, ${at}
    from unnest(${ids}::int[], ${quantities}::int[]) as w (product_id, quantity)
  ), locked as (
    select product_id,
      (${quantities}::int[])[array_position(${ids}::int[], product_id)] as quantity
    from stock
    where product_id = any(${ids}::int[])
    order by product_id
    for no key update
  )
  update stock s
  set reserved = s.reserved + locked.quantity
  from locked
  where s.product_id = locked.product_id and s.on_hand - s.reserved >= locked.quantity
  returning s.product_id as "productId", s.on_hand - s.reserved as left,
    s.on_hand - s.reserved + locked.quantity as before`
}
