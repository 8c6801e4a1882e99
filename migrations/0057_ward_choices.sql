-- Which old ward somebody at the desk named for an order whose buyer did not know it; without the street.
create table order_ward_choice (
  order_id bigint primary key references shop_order,
  place text not null,
  actor text not null,
  at timestamptz not null
);
