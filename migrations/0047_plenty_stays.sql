-- Goods that come in where there is plenty change no page: pages say how many there are only of the last 20
-- pieces (domain/catalog/shown-stock.ts), as orders tell it.
create or replace function tell_stock() returns trigger
language plpgsql
as $$
declare
  before integer := old.on_hand - old.reserved;
  after integer := new.on_hand - new.reserved;
begin
  perform pg_notify('public_cache', concat_ws(',',
    'stock:' || new.product_id,
    case when least(before, 21) <> least(after, 21) then 'product:' || new.product_id end,
    case when (before > 0) <> (after > 0) then 'availability' end));
  return null;
end
$$;
