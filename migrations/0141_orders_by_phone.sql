-- Who of the staff took an order by telephone; nobody where its buyer placed it. Never changed.
alter table shop_order add column taken_by integer references staff_user;
create trigger shop_order_taken_by_append_only before update of taken_by on shop_order
  for each row when (old.taken_by is distinct from new.taken_by) execute function refuse_change();
create index shop_order_taken_by on shop_order (taken_by, created_at desc) where taken_by is not null;
