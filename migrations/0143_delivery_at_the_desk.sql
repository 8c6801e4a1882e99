-- Estimates, lead times and fee rules are written at the desk; a product may say what it weighs.
alter table estimated_delivery
  add column version integer not null default 1,
  add constraint estimated_delivery_to_days check (to_days <= 90);
alter table warehouse_lead_time
  add column id integer generated always as identity,
  add column version integer not null default 1,
  add constraint warehouse_lead_time_id_key unique (id),
  add constraint warehouse_lead_time_days check (days <= 90);

-- Grams with its box; null: the setting `parcel` says what one weighs that nobody weighed.
alter table product
  add column weight_grams integer check (weight_grams between 1 and 100000);

-- The first rule that fits decides what a delivery costs, by priority and then by age; where none fits, the setting
-- `shippingFee` does. Ranges are from (included) to below (not included).
create table fee_rule (
  id integer generated always as identity primary key,
  version integer not null default 1,
  name text not null constraint fee_rule_name_key unique,
  active boolean not null default true,
  priority integer not null check (priority between 1 and 9999),
  order_type text not null default 'any' check (order_type in ('any', 'normal', 'vaccine')),
  region text not null default 'any' check (region in ('any', 'north', 'central', 'south')),
  -- Codes of the gso63 scheme; empty: all of them.
  provinces integer[] not null default '{}',
  min_weight integer not null default 0 check (min_weight >= 0),
  max_weight integer,
  min_total bigint not null default 0 check (min_total >= 0),
  max_total bigint,
  fee bigint not null check (fee >= 0),
  -- For each kilogram begun above `min_weight`.
  fee_per_kg bigint not null default 0 check (fee_per_kg >= 0),
  free_above bigint check (free_above > 0),
  starts_on date,
  ends_on date,
  check (max_weight > min_weight),
  check (max_total > min_total),
  check (ends_on >= starts_on)
);
create index fee_rule_name on fee_rule using gin (vn_fold(name) gin_trgm_ops);
create trigger tell_change after insert or update or delete on fee_rule
  for each statement execute function tell_shelf('location');
drop trigger tell_change on estimated_delivery;
create trigger tell_change after insert or update or delete on estimated_delivery
  for each statement execute function tell_shelf('location');
drop trigger tell_change on warehouse_lead_time;
create trigger tell_change after insert or update or delete on warehouse_lead_time
  for each statement execute function tell_shelf('location');
