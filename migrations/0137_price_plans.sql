-- What a product costs may be planned for a time, and may wait for a second person.
create extension if not exists btree_gist;

create table price_plan (
  id integer generated always as identity primary key,
  version integer not null default 1,
  product_id integer not null references product on delete cascade,
  original_price bigint not null check (original_price > 0),
  discount_price bigint not null check (discount_price >= 0),
  -- Null: from the moment a second person approves it.
  starts_at timestamptz,
  -- From then on it costs again what it would have cost without the plan; null for good.
  ends_at timestamptz,
  reason text not null,
  state text not null check (state in ('waiting', 'planned', 'declined', 'cancelled')),
  proposed_by integer not null references staff_user,
  proposed_at timestamptz not null,
  -- Whoever wrote what it says now: like the one who proposed it they do not approve it.
  edited_by integer not null references staff_user,
  decided_by integer references staff_user,
  decided_at timestamptz,
  decided_why text not null default '',
  -- Within what one person may do alone.
  small boolean not null default false,
  constraint price_plan_discount check (discount_price <= original_price),
  constraint price_plan_order check (ends_at >= starts_at),
  constraint price_plan_start check (state <> 'planned' or starts_at is not null),
  check ((decided_by is null) = (decided_at is null)),
  -- Nobody approves their own.
  constraint price_plan_eyes check
    (state <> 'planned' or small or (decided_by is not null and decided_by not in (proposed_by, edited_by))),
  -- A price for good is a moment: none begins within a price for a time, and never two at once.
  constraint price_plan_apart exclude using gist (
    product_id with =,
    tstzrange(starts_at, coalesce(ends_at, starts_at), case when ends_at is null then '[]' else '[)' end) with &&
  ) where (state in ('waiting', 'planned') and starts_at is not null)
);
create index price_plan_product on price_plan (product_id, id desc);
create index price_plan_waiting on price_plan (id) where state = 'waiting';

-- What a product costs from a moment on, until the next one: what it cost, and what is planned. Without any the
-- product's row says it.
create table product_price (
  product_id integer not null references product on delete cascade,
  starts_at timestamptz not null,
  original_price bigint not null check (original_price > 0),
  discount_price bigint not null check (discount_price >= 0 and discount_price <= original_price),
  -- False of a price for a time: what it costs afterwards is the last one that is true.
  lasting boolean not null,
  plan_id integer references price_plan on delete cascade,
  primary key (product_id, starts_at)
);
create index product_price_plan on product_price (plan_id) where plan_id is not null;

-- From then on the row no longer says what it costs: `product_price` does.
alter table product add column next_price_at timestamptz;
create index product_next_price on product (next_price_at) where next_price_at is not null;
