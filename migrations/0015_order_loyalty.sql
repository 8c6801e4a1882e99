-- What an order takes of points and vouchers, as the buyer saw it.
alter table shop_order add column point_cost integer not null default 0 check (point_cost >= 0);

create table order_gift (
  order_id bigint not null references shop_order,
  line_no smallint not null,
  gift_id integer not null references gift,
  promotion_id integer not null references exchange_promotion,
  name text not null,
  kind text not null check (kind in ('gift', 'voucher')),
  product_code text not null,
  point_cost integer not null check (point_cost > 0),
  quantity integer not null check (quantity > 0),
  picture text not null default '',
  primary key (order_id, line_no)
);

create table order_voucher (
  order_id bigint not null references shop_order,
  line_no smallint not null,
  campaign_id integer not null references voucher_campaign,
  voucher_id bigint references voucher,
  code text not null,
  name text not null,
  saving bigint not null check (saving >= 0),
  primary key (order_id, line_no)
);

-- Pieces of a line that have come back from a completed order: never more than it has.
alter table order_line add column returned_quantity integer not null default 0
  check (returned_quantity between 0 and quantity);
