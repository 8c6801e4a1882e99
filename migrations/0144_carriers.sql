-- Which carrier takes an order, the first rule that fits; where none fits, what the order says.
create table carrier_rule (
  id integer generated always as identity primary key,
  version integer not null default 1,
  name text not null constraint carrier_rule_name_key unique,
  active boolean not null default true,
  priority integer not null check (priority between 1 and 9999),
  unit text not null check (unit in ('ECO', 'Viettel Post', 'VNPost')),
  order_type text not null default 'any' check (order_type in ('any', 'normal', 'vaccine')),
  region text not null default 'any' check (region in ('any', 'north', 'central', 'south')),
  provinces integer[] not null default '{}',
  min_weight integer not null default 0 check (min_weight >= 0),
  max_weight integer,
  cash text not null default 'any' check (cash in ('any', 'cash', 'paid')),
  check (max_weight > min_weight)
);
create index carrier_rule_name on carrier_rule using gin (vn_fold(name) gin_trgm_ops);

-- What an outside carrier was asked to fetch. Written before it is asked and noted after, so that whoever comes back
-- after a crash or a silence finds it: the same reference is asked again, and the carrier makes no second parcel of it.
create table carrier_request (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order,
  unit text not null check (unit in ('Viettel Post', 'VNPost')),
  -- The order's code; with -2, -3 after one that was called back.
  reference text not null,
  attempt integer not null default 1,
  -- asking: nobody knows yet whether there is a parcel. known: there is, under its number. used: the order left with it.
  -- refused: there is none. calledBack: the order did not leave with it.
  state text not null check (state in ('asking', 'known', 'used', 'refused', 'calledBack')),
  -- Until then one process asks, and no other does.
  claimed_until timestamptz,
  tracking_code text,
  -- The carrier has been told of a call back.
  cancelled_at timestamptz,
  asked_at timestamptz not null,
  asked_by text not null,
  unique (order_id, unit),
  unique (unit, reference),
  check ((state in ('known', 'calledBack')) <= (tracking_code is not null))
);
-- An order travels with one carrier.
create unique index carrier_request_live on carrier_request (order_id) where state in ('asking', 'known', 'used');
create index carrier_request_number on carrier_request (unit, tracking_code);
create index carrier_request_to_cancel on carrier_request (id) where state = 'calledBack' and cancelled_at is null;

-- What nobody knows stays in sight until somebody has looked.
alter table shipment_event add column seen_by text;
update shipment_event set seen_by = 'system' where verdict = 'unknownStatus';
create index shipment_event_unknown on shipment_event (received_at)
  where verdict = 'unknownStatus' and seen_by is null;

alter table setting_secret drop constraint setting_secret_key_check,
  add constraint setting_secret_key_check check (key in ('turnstile', 'recaptcha', 'viettelPost', 'viettelPostHook',
    'vnPost', 'vnPostHook'));
