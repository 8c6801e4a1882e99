-- An order's money: append-only, each cause at most once a kind. `charged` is what it costs (and what is
-- let off again, negative), `received` what came, `owed` what is to be given back, `refunded` what was.
create table order_money (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order,
  kind text not null check (kind in ('charged', 'received', 'owed', 'refunded')),
  amount bigint not null check (amount <> 0),
  cause text not null,
  note text not null default '',
  at timestamptz not null,
  unique (cause, kind),
  check (kind = 'charged' or amount > 0)
);
create index order_money_order on order_money (order_id, id);

create function keep_order_money() returns trigger language plpgsql as $$
begin
  raise exception 'the money ledger is only ever added to';
end $$;
create trigger keep_order_money before update or delete on order_money
  for each row execute function keep_order_money();

-- Orders of before: what they cost, and what has come of it.
insert into order_money (order_id, kind, amount, cause, at)
select id, 'charged', payment + shipping_fee, 'order:' || code, created_at
from shop_order where payment + shipping_fee > 0;
insert into order_money (order_id, kind, amount, cause, at)
select id, 'charged', -(payment + shipping_fee), 'cancelled:' || code, created_at
from shop_order where payment + shipping_fee > 0 and status = 'cancelled';
insert into order_money (order_id, kind, amount, cause, at)
select id, 'received', payment + shipping_fee, 'cash:' || code, created_at
from shop_order where payment + shipping_fee > 0 and payment_status = 'success';

-- Pieces of a completed order that came back, each return once.
create table order_return (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order,
  return_no integer not null,
  amount bigint not null check (amount >= 0),
  points integer not null check (points >= 0),
  reason text not null,
  restocked boolean not null,
  actor text not null,
  at timestamptz not null,
  unique (order_id, return_no)
);
create table order_return_line (
  return_id bigint not null references order_return,
  line_no smallint not null,
  quantity integer not null check (quantity > 0),
  primary key (return_id, line_no)
);

-- What colleagues tell each other; the buyer never sees it.
create table order_note (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order,
  actor text not null,
  text text not null,
  at timestamptz not null
);
create index order_note_order on order_note (order_id, id);

-- When an unpaid order ends by itself; null once it is paid or for cash.
alter table shop_order add column pay_until timestamptz;
create index shop_order_pay_until on shop_order (pay_until) where status = 'open';

-- The board.
create index shop_order_newest on shop_order (created_at desc, id desc);
create index shop_order_in_state on shop_order (status, created_at desc, id desc);
create index shop_order_receiver on shop_order using gin (vn_fold(receiver_name) gin_trgm_ops);
create index shop_order_phone_end on shop_order (reverse(customer_phone) text_pattern_ops, created_at desc);
create index shop_order_code_start on shop_order (code text_pattern_ops);

-- Points that came back after their day live on a little once, not with every cancelled order.
alter table point_lot add column extended boolean not null default false;
update point_lot l set extended = true
from point_entry e where e.id = l.entry_id and e.kind in ('release', 'reverse');
