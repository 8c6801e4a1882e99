-- Goods with a carrier: one parcel an order, sent again under the same number.
create table shipment (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references shop_order,
  unit text not null check (unit in ('ECO', 'Viettel Post', 'VNPost')),
  tracking_code text not null,
  -- By the moves of its order.
  state text not null default 'underway' check (state in ('underway', 'delivered', 'failed', 'back')),
  -- When the newest event that counted happened, by the carrier's clock: older ones change nothing.
  last_event_at timestamptz,
  created_at timestamptz not null,
  unique (unit, tracking_code)
);

-- Everything a carrier told, raw, once; also what changed nothing.
create table shipment_event (
  id bigint generated always as identity primary key,
  unit text not null,
  tracking_code text not null,
  -- The carrier's own word, and what we take it for; null for one we do not know.
  status_code text not null,
  step text check (step in ('underway', 'delivered', 'failed', 'sentAgain', 'back')),
  happened_at timestamptz not null,
  verdict text not null check (verdict in ('applied', 'stale', 'unknownStatus', 'unknownShipment')),
  raw jsonb not null,
  received_at timestamptz not null,
  unique (unit, tracking_code, status_code, happened_at)
);

-- Orders that were on their way before parcels had numbers.
update shop_order set tracking_code = 'ECO' || substr(code, 3)
where tracking_code is null and status in ('shipping', 're_shipping', 'returning');
insert into shipment (order_id, unit, tracking_code, state, created_at)
select id, shipping_unit, tracking_code, case status when 'returning' then 'failed' else 'underway' end, created_at
from shop_order where status in ('shipping', 're_shipping', 'returning');
