-- An order's money: append-only, each cause at most once a kind. `charged` is what it costs (and what is
-- let off again, negative), `received` what came, `owed` what is to be given back, `refunded` what was.
create table order_money (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order,
  kind text not null check (kind in ('charged', 'received', 'owed', 'refunded')),
  amount bigint not null check (amount <> 0),
  cause text not null,
  note text not null default '',
  -- Of money that came: what payments know of it (null for cash), and how it came.
  receipt_id bigint references payment_receipt,
  method text check (method in ('cash', 'domesticCard', 'internationalCard', 'qrCode', 'transfer')),
  -- Of money to give back: which of it.
  source_id bigint references order_money,
  at timestamptz not null,
  unique (cause, kind),
  check (kind = 'charged' or amount > 0),
  check (kind = 'received' or (method is null and receipt_id is null)),
  check (kind = 'owed' or source_id is null)
);
create index order_money_source on order_money (source_id) where source_id is not null;
create index order_money_receipt on order_money (receipt_id) where receipt_id is not null;
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
insert into order_money (order_id, kind, amount, cause, method, at)
select id, 'received', payment + shipping_fee, 'cash:' || code, payment_method, created_at
from shop_order where payment + shipping_fee > 0 and payment_status = 'success';

-- What the sweep for lost events looks at.
create index payment_receipt_at on payment_receipt (received_at);
create index refund_done_at on refund (done_at) where state = 'done';

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
update shop_order set pay_until = created_at + interval '24 hours'
where status in ('burning', 'open') and payment_method <> 'cash';

-- The goods that a voucher was for when it was used: it comes back with the last of them.
alter table order_voucher add column product_codes text[] not null default '{}';
update order_voucher v set product_codes = c.product_codes
from voucher_campaign c where c.id = v.campaign_id;

-- Points that came back after their day live on a little once, not with every cancelled order.
alter table point_lot add column extended boolean not null default false;
update point_lot l set extended = true
from point_entry e where e.id = l.entry_id and e.kind in ('release', 'reverse');
