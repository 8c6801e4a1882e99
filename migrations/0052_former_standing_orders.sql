-- What a standing order was before an order that repeats its product took its place: it is that again should
-- this order be cancelled.
create table standing_order_former (
  standing_order_id bigint not null references standing_order,
  -- The order that took the place of what stands here.
  replaced_by bigint not null references shop_order,
  quantity integer not null check (quantity > 0),
  cycle text not null,
  cycle_days integer not null check (cycle_days > 0),
  state text not null check (state in ('active', 'paused')),
  chosen boolean not null,
  next_on date not null,
  payment_method text not null,
  agreed_price bigint not null,
  source_order_id bigint not null references shop_order,
  last_order_code text not null references shop_order (code) deferrable initially deferred,
  primary key (standing_order_id, replaced_by)
);
create index standing_order_former_replaced on standing_order_former (replaced_by);
create index standing_order_former_source on standing_order_former (source_order_id);
-- A cancelled order looks for what began with it.
create index standing_order_begun on standing_order (source_order_id);
