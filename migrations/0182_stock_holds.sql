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

-- Who of those that wait gets units, one after the other as they came: all that each wants, or nothing. The shelf is read
-- by a statement of its own after it was locked: read by the one that waited for the lock, it was seen as it had been before.
create function hold_units(of_product integer, causes text[], quantities integer[], late_at timestamptz)
returns table (is_held boolean, remaining integer, available integer, waited double precision)
language plpgsql
as $$
declare
  taken integer := 0;
begin
  perform from stock where product_id = of_product for no key update;
  waited := extract(epoch from clock_timestamp() - statement_timestamp()) * 1000;
  select on_hand - reserved into available from stock where product_id = of_product;
  if not found then
    return;
  end if;
  for nth in 1 .. cardinality(causes) loop
    is_held := quantities[nth] <= available - taken;
    if is_held then
      taken := taken + quantities[nth];
      insert into stock_hold (cause, product_id, quantity, expires_at)
      values (causes[nth], of_product, quantities[nth], late_at);
    end if;
    remaining := available - taken;
    return next;
  end loop;
  if taken > 0 then
    update stock set reserved = reserved + taken where product_id = of_product;
  end if;
end
$$;
