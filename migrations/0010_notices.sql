-- Whoever changes public content, by our code or by hand, tells every process which answers are
-- stale. Once a statement. Orders do not pass here: they change `stock.reserved` alone, and NOTIFY
-- takes a lock at commit.
create function tell_change() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('public_cache', tg_argv[0]);
  return null;
end
$$;

create trigger tell_change after insert or update or delete on setting
  for each statement execute function tell_change('settings');

create trigger tell_change after insert or update or delete on category
  for each statement execute function tell_change('catalog');
create trigger tell_change after insert or update or delete on sub_category
  for each statement execute function tell_change('catalog');
create trigger tell_change after insert or update or delete on brand
  for each statement execute function tell_change('catalog');
create trigger tell_change after insert or update or delete on product
  for each statement execute function tell_change('catalog,stock,availability');
create trigger tell_change after insert or delete on product_sub_category
  for each statement execute function tell_change('catalog');
create trigger tell_change after insert or update or delete on search_synonym
  for each statement execute function tell_change('catalog');
create trigger tell_change after insert or update of on_hand or delete on stock
  for each statement execute function tell_change('catalog,stock,availability');

create trigger tell_change after insert or update or delete on banner
  for each statement execute function tell_change('content');
create trigger tell_change after insert or update or delete on static_page
  for each statement execute function tell_change('content');
create trigger tell_change after insert or update or delete on promotion
  for each statement execute function tell_change('content');
create trigger tell_change after insert or delete on promotion_product
  for each statement execute function tell_change('content');
create trigger tell_change after insert or update or delete on popup_offer
  for each statement execute function tell_change('content,catalog');

create trigger tell_change after insert or update or delete on admin_unit
  for each statement execute function tell_change('location');
create trigger tell_change after insert or update or delete on unit_successor
  for each statement execute function tell_change('location');
create trigger tell_change after insert or update or delete on estimated_delivery
  for each statement execute function tell_change('location');
create trigger tell_change after insert or update or delete on warehouse_lead_time
  for each statement execute function tell_change('location');
