-- By which campaign a buyer came, as the address of the visit said it: utm marks and the kind of a click, never
-- the number of a click, which would name a person. Written with the order and never changed.
alter table shop_order add column came_by jsonb
  check (came_by is null or (jsonb_typeof(came_by) = 'object' and length(came_by::text) <= 1000));
create trigger shop_order_came_by_append_only before update of came_by on shop_order
  for each row when (old.came_by is distinct from new.came_by) execute function refuse_change();
