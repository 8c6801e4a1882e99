-- kind: expand
-- Units of products that are fought over, taken from the shelf before their order is written: `stock.reserved` is what
-- movements add up to and what stands here. The order takes its row along; what no order took goes back once it is late.
create table stock_hold (
  cause text not null check (length(cause) between 1 and 100),
  product_id integer not null references product,
  quantity integer not null check (quantity > 0),
  expires_at timestamptz not null,
  primary key (cause, product_id)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
