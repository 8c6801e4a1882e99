-- A buyer who knows the ward of today alone: ward_id is the likeliest of the old ones, and the desk
-- settles it before the goods leave.
alter table shop_order
  add column new_ward_id integer,
  add column ward_unsure boolean not null default false,
  add constraint ward_known_before_leaving check (
    not ward_unsure or (new_ward_id is not null
      and status in ('burning', 'open', 'processing', 'pre_cancel', 'cancelled')));
