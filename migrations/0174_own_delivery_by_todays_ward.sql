-- The shop's own courier goes by the ward of today; every other carrier asks for the old one.
alter table shop_order
  drop constraint ward_known_before_leaving,
  add constraint ward_known_before_leaving check (
    not ward_unsure or (new_ward_id is not null and (shipping_unit = 'ECO'
      or status in ('burning', 'open', 'processing', 'pre_cancel', 'cancelled'))));
