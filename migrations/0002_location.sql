-- Administrative units in both schemes of codes: gso63 (63 provinces, three levels) and
-- gso34 (34 provinces, two levels, since July 2025). The same number means different units
-- in the two schemes and on different levels, so both belong to the key.
create table admin_unit (
  scheme text not null check (scheme in ('gso63', 'gso34')),
  level text not null check (level in ('province', 'district', 'ward')),
  code integer not null check (code > 0),
  parent_level text generated always as (
    case
      when level = 'district' then 'province'
      when level = 'ward' and scheme = 'gso63' then 'district'
      when level = 'ward' then 'province'
    end
  ) stored,
  parent_code integer,
  name text not null check (name <> '' and name is nfc normalized),
  erp_id text,
  region text check (region in ('north', 'central', 'south')),
  sort integer not null default 0,
  -- Units are never deleted: an address or an order may still name them.
  retired_at timestamptz,
  primary key (scheme, level, code),
  foreign key (scheme, parent_level, parent_code) references admin_unit (scheme, level, code),
  check ((parent_code is null) = (level = 'province')),
  check (scheme = 'gso63' or level <> 'district'),
  check (region is null or level = 'province')
);
create index admin_unit_children on admin_unit (scheme, parent_level, parent_code, sort);

-- Which wards of today an old ward (or one of the districts without wards) went into:
-- several rows where it was split.
create table unit_successor (
  old_level text not null check (old_level in ('district', 'ward')),
  old_code integer not null,
  new_code integer not null,
  old_scheme text generated always as ('gso63') stored,
  new_scheme text generated always as ('gso34') stored,
  new_level text generated always as ('ward') stored,
  primary key (old_level, old_code, new_code),
  foreign key (old_scheme, old_level, old_code) references admin_unit (scheme, level, code),
  foreign key (new_scheme, new_level, new_code) references admin_unit (scheme, level, code)
);
create index unit_successor_new on unit_successor (new_code);

-- One row per import that was carried out.
create table unit_import (
  id integer generated always as identity primary key,
  source text not null,
  version text not null,
  checksum text not null,
  imported_at timestamptz not null,
  counts jsonb not null,
  problems jsonb not null
);

-- What carriers and partners call our units.
create table carrier_area_map (
  carrier text not null,
  scheme text not null,
  level text not null,
  our_code integer not null,
  carrier_code text not null,
  primary key (carrier, scheme, level, our_code),
  foreign key (scheme, level, our_code) references admin_unit (scheme, level, code)
);
create index carrier_area_map_theirs on carrier_area_map (carrier, level, carrier_code);

-- Days until a delivery arrives, by province of the gso63 scheme.
create table estimated_delivery (
  province_code integer primary key,
  scheme text generated always as ('gso63') stored,
  level text generated always as ('province') stored,
  from_days smallint not null check (from_days >= 0),
  to_days smallint not null,
  unit text not null default 'ngày',
  foreign key (scheme, level, province_code) references admin_unit (scheme, level, code),
  check (to_days >= from_days)
);

-- Days a warehouse needs before goods leave it (delivery) or can be fetched (pickup).
create table warehouse_lead_time (
  warehouse text not null,
  shipping_type text not null check (shipping_type in ('delivery', 'pickup')),
  order_type text not null check (order_type in ('normal', 'vaccine')),
  province_code integer not null,
  scheme text generated always as ('gso63') stored,
  level text generated always as ('province') stored,
  days smallint not null check (days >= 0),
  primary key (warehouse, shipping_type, order_type),
  foreign key (scheme, level, province_code) references admin_unit (scheme, level, code)
);
