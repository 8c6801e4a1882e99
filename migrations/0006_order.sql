create table shop_order (
  id bigint generated always as identity primary key,
  code text not null unique,
  order_type text not null default 'normal' check (order_type in ('normal', 'vaccine', 'points')),
  status text not null check (status in ('burning', 'open', 'processing', 'shipping', 're_shipping',
    'returning', 'point_accumulating', 'completed', 'pre_cancel', 'cancelled')),
  payment_method text not null
    check (payment_method in ('cash', 'domesticCard', 'internationalCard', 'qrCode', 'transfer')),
  payment_status text not null default 'open' check (payment_status in ('open', 'success', 'refund')),
  member_id bigint,
  customer_phone text not null,
  receiver_name text not null,
  receiver_phone text not null,
  receiver_email text,
  address_scheme text check (address_scheme in ('gso63', 'gso34')),
  province_id integer,
  district_id integer,
  ward_id integer,
  street text,
  -- As it was printed for the buyer; units are renamed, an order's address is not.
  full_address text,
  new_address text,
  pickup_branch text,
  note text not null default '',
  goods_total bigint not null check (goods_total >= 0),
  goods_discount bigint not null check (goods_discount >= 0),
  voucher_savings bigint not null default 0 check (voucher_savings >= 0),
  payment bigint not null check (payment >= 0),
  shipping_fee bigint not null check (shipping_fee >= 0),
  estimated_point integer not null default 0 check (estimated_point >= 0),
  staff_incentive boolean not null default false,
  shipping_unit text not null default 'ECO',
  tracking_code text,
  delivery_from date,
  delivery_to date,
  created_at timestamptz not null,
  check (payment = greatest(0, goods_total - goods_discount - voucher_savings)),
  check ((pickup_branch is null) <> (full_address is null))
);
create index shop_order_customer on shop_order (customer_phone, created_at desc);
create index shop_order_status on shop_order (status, created_at desc);

create table order_line (
  order_id bigint not null references shop_order,
  line_no smallint not null,
  product_id integer not null references product,
  product_name text not null,
  product_code text not null,
  product_type text not null,
  unit_price bigint not null check (unit_price >= 0),
  original_price bigint not null check (original_price >= unit_price),
  quantity integer not null check (quantity > 0),
  estimated_point integer not null default 0,
  replenish_cycle text not null default '',
  primary key (order_id, line_no)
);
create index order_line_product on order_line (product_id, order_id);

-- The order's life, append-only: what the buyer sees as the timeline.
create table order_status_change (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order,
  event text not null,
  status text not null,
  actor text not null,
  note text not null default '',
  created_at timestamptz not null
);
create index order_status_change_order on order_status_change (order_id, id);
