-- A product that a member wants again and again; the same product is one standing order, however often
-- it is ordered so.
create table standing_order (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  product_id integer not null references product,
  quantity integer not null check (quantity > 0),
  -- `30 ngày` as the product says it, and in days.
  cycle text not null,
  cycle_days integer not null check (cycle_days > 0),
  state text not null default 'active' check (state in ('active', 'paused', 'ended')),
  -- The Vietnam day of the next order.
  next_on date not null,
  payment_method text not null default 'cash' check (payment_method in ('cash', 'transfer')),
  -- Đồng of one piece that the member knows of: from the first order, as announced, or agreed to.
  agreed_price bigint not null check (agreed_price >= 0),
  -- The order of the member's own that it came from, or that asked for the product again.
  source_order_id bigint not null references shop_order,
  -- The last order of it: the next one goes to the same place.
  last_order_code text not null references shop_order (code) deferrable initially deferred,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'ended') = (ended_at is not null))
) with (fillfactor = 70);
create unique index standing_order_running on standing_order (member_id, product_id) where state <> 'ended';
create index standing_order_source on standing_order (member_id, product_id, source_order_id);
create index standing_order_due on standing_order (next_on, id) where state = 'active';

-- One round of it: announced, then ordered, given up or called off. At most one is open, and each
-- makes at most one order.
create table standing_cycle (
  id bigint generated always as identity primary key,
  standing_order_id bigint not null references standing_order,
  -- The day on which the order is made: two days after it was announced at the earliest.
  due_on date not null,
  outcome text not null default 'announced'
    check (outcome in ('announced', 'ordered', 'skipped', 'calledOff')),
  announced_at timestamptz not null,
  -- Days on which it could not be ordered, and the last of them.
  tries integer not null default 0 check (tries >= 0),
  last_try_on date,
  order_code text unique references shop_order (code) deferrable initially deferred,
  note text not null default '',
  settled_at timestamptz,
  check ((outcome = 'announced') = (settled_at is null)),
  check ((outcome = 'ordered') = (order_code is not null))
) with (fillfactor = 70);
create unique index standing_cycle_open on standing_cycle (standing_order_id) where outcome = 'announced';
create index standing_cycle_due on standing_cycle (due_on, id) where outcome = 'announced';
create index standing_cycle_order on standing_cycle (standing_order_id, id desc);
