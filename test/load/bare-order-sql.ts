/**
 * What placing an order must do in the database, written by hand: the same rows in the same tables
 * in as few statements as the shop (server/order/queries.ts). It is kept apart from the shop's own
 * SQL on purpose: a limit that follows what it limits would hide a slower statement.
 */
export const bareOrderSql = {
  claimKey: `
    insert into idempotency_key (scope, key, request_hash, created_at) values ($1, $2, $3, $4)
    on conflict (scope, key) do nothing returning 1`,
  readPrices: `
    select p.id, p.name, p.product_code, p.product_type, p.original_price, p.discount_price,
      p.estimated_point, p.slug, p.pictures[1] as picture, p.published, s.on_hand - s.reserved as available
    from product p join stock s on s.product_id = p.id where p.id = any($1::int[])`,
  insertOrder: `
    with new_order as (
      insert into shop_order (code, status, payment_method, customer_phone, receiver_name,
        receiver_phone, address_scheme, province_id, district_id, ward_id, street, full_address,
        goods_total, goods_discount, payment, shipping_fee, estimated_point, delivery_from,
        delivery_to, created_at)
      values ($1, 'burning', 'cash', $2, $3, $2, 'gso63', $4, $5, $6, $7, $8, $9::bigint,
        $10::bigint, $9::bigint - $10::bigint, 0, 0, current_date, current_date + 3, $11)
      returning id, code, payment, created_at
    ), new_lines as (
      insert into order_line (order_id, line_no, product_id, product_name, product_code,
        product_type, unit_price, original_price, quantity)
      select new_order.id, l.line_no, l.product_id, l.product_name, l.product_code, l.product_type,
        l.unit_price, l.original_price, l.quantity
      from new_order, json_populate_recordset(null::order_line, $12::json) as l
    ), first_status as (
      insert into order_status_change (order_id, event, status, actor, created_at)
      select id, 'placedCash', 'burning', 'buyer', created_at from new_order
    ), charged as (
      insert into order_money (order_id, kind, amount, cause, at)
      select id, 'charged', payment, 'order:' || code, created_at from new_order
    ), event as (
      -- Done already: nobody shall carry it out while the shop is measured.
      insert into outbox_event (topic, payload, created_at, processed_at)
      select 'order.placed', jsonb_build_object('orderId', id), created_at, created_at from new_order
    ), movement as (
      insert into stock_movement (product_id, kind, quantity, cause, actor, created_at)
      select w.product_id, 'reserve', 1, 'order:' || new_order.code, 'buyer', new_order.created_at
      from new_order, unnest($13::int[]) as w (product_id)
    ), locked as (
      select product_id from stock where product_id = any($13::int[])
      order by product_id for no key update
    )
    update stock s set reserved = s.reserved + 1 from locked
    where s.product_id = locked.product_id and s.on_hand - s.reserved >= 1
    returning s.product_id, s.on_hand - s.reserved as left`,
  keepAnswer: `update idempotency_key set response = $3 where scope = $1 and key = $2`,
}
