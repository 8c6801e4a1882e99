/** Filled first: everything about the orders that chance decides, once a row. */
export const staging = [
  `create temp table new_order (id bigint primary key, i int, at timestamptz, age int, code text,
    customer text, phone text, receiver text, receiver_phone text, method text, type text,
    status text, payment_status text, branch text, pieces int)`,
  `create temp table new_line (order_id bigint, line_no smallint, product_id int, quantity int,
    primary key (order_id, line_no))`,
]

const part = (parts: string, person: string, salt: number) =>
  `(${parts})[1 + abs(hashint4extended(${person}, ${salt}) % cardinality(${parts}))]`
const nameOf = (person: string) =>
  `${part('$3::text[]', person, 1)} || ' ' || ${part('$4::text[]', person, 2)} || ' ' || ${part('$5::text[]', person, 3)}`
const phoneOf = (person: string) =>
  `${part('$6::text[]', person, 4)} || lpad((${person}::bigint * 7919003 % 10000000)::text, 7, '0')`
// An odd factor: no two orders get the same six characters.
const suffix = [0, 5, 10, 15, 20, 25]
  .map((shift) => `substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (v >> ${shift} & 31)::int + 1, 1)`)
  .join(' || ')

/** `$1` orders until `$2`, more and more a day; a customer comes back as often as chance has it. */
export const draw = `
  insert into new_order
  with drawn as (
    select i::int, $2::timestamptz - interval '730 days' * (1 - power(i::float8 / $1::int, 0.77)) as at,
      floor(power(random(), 1.6) * $1::int * 0.45)::int as c, i::bigint * 387420489 % 1073741824 as v,
      random() as state, random() as pay, random() as type, random() as place, random() as other,
      1 + floor(power(random(), 2) * 3)::int as pieces
    from generate_series(1, $1::int) as i
  ), aged as (
    select *, extract(day from $2::timestamptz - at)::int as age, case when other < 0.12 then c + 1000003 else c end as r
    from drawn
  ), moved as (
    select *, case
        when age > 12 then case when state < 0.82 then 'completed' when state < 0.999 then 'cancelled' else 'returning' end
        when age > 2 then case when state < 0.2 then 'shipping' when state < 0.23 then 're_shipping'
          when state < 0.26 then 'returning' when state < 0.28 then 'point_accumulating'
          when state < 0.43 then 'cancelled' else 'completed' end
        else case when state < 0.35 then 'processing' when state < 0.65 then 'shipping'
          when state < 0.77 then 'open' when state < 0.82 then 'pre_cancel' when state < 0.85 then 'burning'
          when state < 0.95 then 'cancelled' else 'completed' end end as status,
      case when type < 0.965 then 'normal' when type < 0.99 then 'vaccine' else 'points' end as order_type
    from aged
  ), payable as (
    select *, case when pay < 0.6 and status <> 'open' and order_type <> 'points' then 'cash'
      when pay < 0.72 then 'qrCode' when pay < 0.82 then 'transfer' when pay < 0.94 then 'domesticCard'
      else 'internationalCard' end as method
    from moved
  )
  select coalesce((select max(id) from shop_order), 0) + i, i, at, age,
    'DH' || to_char(at at time zone 'Asia/Ho_Chi_Minh', 'YYMMDD') || ${suffix},
    ${nameOf('c')}, ${phoneOf('c')}, ${nameOf('r')}, ${phoneOf('r')}, method, order_type, status,
    case when status = 'completed' then 'success' when method = 'cash' or status in ('open', 'burning') then 'open'
      when status <> 'cancelled' then 'success' when place < 0.3 then 'refund' else 'open' end,
    case when place < 0.08 and order_type <> 'points' then (array['HNI', 'DNG', 'HCM'])[1 + i % 3] end, pieces
  from payable`

/** Some products sell much better than others. */
export const pick = `
  insert into new_line
  with shelf as (
    select row_number() over (order by id) - 1 as place, count(*) over () as total, id from product
  ), drawn as (
    select o.id, line_no, floor(power(random(), 2) * (select total from shelf limit 1))::int as place,
      1 + floor(power(random(), 3) * 3)::int as quantity
    from new_order o, lateral generate_series(1, o.pieces) as line_no
  )
  select drawn.id, line_no, shelf.id, quantity from drawn join shelf using (place)`

export const orders = `
  insert into shop_order (id, code, order_type, status, payment_method, payment_status,
    customer_phone, receiver_name, receiver_phone, address_scheme, full_address, pickup_branch, note,
    goods_total, goods_discount, payment, shipping_fee, created_at)
  overriding system value
  select o.id, o.code, o.type, o.status, o.method, o.payment_status, o.phone, o.receiver,
    o.receiver_phone, case when so.carried then 'gso63' end,
    case when so.carried then o.i % 200 + 1 || ' Nguyễn Trãi, Phường Thượng Đình, Quận Thanh Xuân, Hà Nội' end,
    o.branch, case when o.i % 11 = 0 then 'Gọi trước khi giao' else '' end,
    l.goods, l.goods - l.paid, l.paid, case when so.carried then 10000 else 0 end, o.at
  from new_order o join (
    select order_id, sum(original_price * quantity) as goods, sum(discount_price * quantity) as paid
    from new_line join product p on p.id = product_id group by order_id) l on l.order_id = o.id,
    lateral (select o.branch is null and o.type <> 'points' as carried) so
  order by o.id`

export const lines = `
  insert into order_line (order_id, line_no, product_id, product_name, product_code, product_type,
    unit_price, original_price, quantity, estimated_point)
  select order_id, line_no, p.id, p.name, p.product_code, p.product_type, p.discount_price,
    p.original_price, quantity, p.estimated_point
  from new_line join product p on p.id = product_id order by order_id, line_no`

/** What happened to each on its way to where it is. */
export const changes = `
  insert into order_status_change (order_id, event, status, actor, created_at)
  select o.id, life.event, life.status, life.actor, o.at + life.after
  from new_order o, lateral (
    select o.status in ('re_shipping', 'returning', 'shipping', 'point_accumulating', 'completed') as left_shop,
      o.payment_status <> 'open' and o.method <> 'cash' as came
  ) so, lateral (values
    (1, o.status = 'burning', 'placedWithGifts', 'burning', 'buyer', interval '0'),
    (2, o.status <> 'burning' and o.method = 'cash', 'placedCash', 'processing', 'buyer', interval '0'),
    (3, o.status <> 'burning' and o.method <> 'cash', 'placedToPay', 'open', 'buyer', interval '0'),
    (4, came, 'paid', 'processing', 'system', interval '4 minutes'),
    (5, left_shop, 'handedToCarrier', 'shipping', 'staff:kho', interval '9 hours'),
    (6, o.status in ('re_shipping', 'returning'), 'deliveryFailed', 'returning', 'staff:kho', interval '30 hours'),
    (7, o.status = 're_shipping', 'sentAgain', 're_shipping', 'staff:kho', interval '40 hours'),
    (8, o.status = 'point_accumulating', 'deliveredWithPoints', 'point_accumulating', 'staff:kho', interval '40 hours'),
    (9, o.status = 'completed', 'delivered', 'completed', 'staff:kho', interval '40 hours'),
    (10, o.status = 'pre_cancel', 'cancelRequested', 'pre_cancel', 'buyer', interval '5 minutes'),
    (11, o.status = 'cancelled' and (came or o.method = 'cash'), 'staffCancelled', 'cancelled', 'staff:cskh', interval '2 hours'),
    (12, o.status = 'cancelled' and not (came or o.method = 'cash'), 'paymentExpired', 'cancelled', 'system', interval '30 minutes')
  ) as life (place, happened, event, status, actor, after)
  where life.happened order by o.id, life.place`

export const ledger = `
  insert into order_money (order_id, kind, amount, cause, method, at)
  select o.id, m.kind, m.amount, m.cause, case m.kind when 'received' then o.payment_method end, n.at
  from new_order n join shop_order o on o.id = n.id, lateral (values
    (true, 'charged', o.payment + o.shipping_fee, 'order:' || o.code),
    (n.status = 'cancelled', 'charged', -(o.payment + o.shipping_fee), 'cancelled:' || o.code),
    (o.payment_status <> 'open', 'received', o.payment + o.shipping_fee, 'receipt:' || o.code),
    (o.payment_status = 'refund', 'owed', o.payment + o.shipping_fee, 'cancelled:' || o.code),
    (o.payment_status = 'refund' and n.i % 2 = 0, 'refunded', o.payment + o.shipping_fee, 'refund:' || o.code)
  ) as m (applies, kind, amount, cause)
  where m.applies and m.amount <> 0 order by o.id`

/** What the trigger would have written; in the order of its index, which makes it four times as fast. */
export const terms = `
  insert into order_term (term, created_at, order_id)
  select term, o.created_at, o.id from new_order n join shop_order o on o.id = n.id,
    order_terms(o.receiver_words, o.customer_phone, o.receiver_phone) as term
  order by term, o.created_at, o.id`

/** As the database notes who orders. */
export const customers = `
  insert into customer (phone, name, created_at)
  select distinct on (customer_phone) customer_phone, receiver_name, created_at from shop_order
  order by customer_phone, id desc
  on conflict (phone) do nothing`
