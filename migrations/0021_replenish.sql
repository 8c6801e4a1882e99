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
  payment_method text not null default 'cash'
    check (payment_method in ('cash', 'domesticCard', 'internationalCard', 'qrCode', 'transfer')),
  -- Đồng of one piece that the member knows of: of the order it came from, or as last announced.
  agreed_price bigint not null check (agreed_price >= 0),
  -- Where it goes: as its last order went.
  last_order_id bigint not null references shop_order,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'ended') = (ended_at is not null))
) with (fillfactor = 70);
create unique index standing_order_running on standing_order (member_id, product_id) where state <> 'ended';
create index standing_order_member on standing_order (member_id, id);
create index standing_order_due on standing_order (next_on) where state = 'active';

-- One round of it: announced, then ordered, given up or called off. At most one is open, and each
-- makes at most one order.
create table standing_cycle (
  id bigint generated always as identity primary key,
  standing_order_id bigint not null references standing_order,
  -- The day on which the order is made: two days after it was announced at the earliest.
  due_on date not null,
  outcome text not null default 'announced'
    check (outcome in ('announced', 'ordered', 'skipped', 'calledOff')),
  -- Đồng of one piece as the member was told.
  announced_price bigint not null,
  announced_at timestamptz not null,
  -- Days on which it could not be ordered, and the last of them.
  tries integer not null default 0,
  last_try_on date,
  order_code text unique,
  note text not null default '',
  settled_at timestamptz,
  unique (standing_order_id, due_on),
  check ((outcome = 'announced') = (settled_at is null)),
  check ((outcome = 'ordered') = (order_code is not null))
) with (fillfactor = 70);
create unique index standing_cycle_open on standing_cycle (standing_order_id) where outcome = 'announced';
create index standing_cycle_due on standing_cycle (due_on) where outcome = 'announced';
