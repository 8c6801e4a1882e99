-- A try to pay an order by card. Transfers need none: what they say names the order.
create table payment (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order,
  order_code text not null,
  -- Only so many tries an order, however many begin at once.
  attempt_no smallint not null check (attempt_no between 1 and 20),
  method text not null check (method in ('domesticCard', 'internationalCard')),
  provider text not null check (provider in ('vnpay', 'cybersource')),
  -- What the gateway calls it: the order's code and a time.
  reference text not null unique,
  amount bigint not null check (amount > 0),
  -- `review`: the gateway took the money but doubts it; staff look.
  state text not null default 'open'
    check (state in ('open', 'succeeded', 'failed', 'expired', 'review')),
  -- The buyer has come back from the gateway.
  returned_at timestamptz,
  -- The provider's own code of a failure, and its number of the transaction.
  failure text,
  provider_reference text,
  -- As the gateway needs it for questions and refunds.
  provider_date text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  -- When the gateway is asked next what became of it, and how often it was; null: no more.
  ask_at timestamptz,
  asks integer not null default 0,
  unique (order_id, attempt_no)
);
-- What the sweep asks the gateways about.
create index payment_to_ask on payment (provider, ask_at) where state in ('open', 'review');

-- Every notification whose signature is right, raw, once; and what we learnt by asking.
create table payment_event (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  kind text not null check (kind in ('notification', 'query', 'staff')),
  payment_id bigint references payment,
  verdict text not null check (verdict in ('applied', 'failed', 'review', 'settledBefore',
    'paidTwice', 'unknownReference', 'wrongAmount', 'wrongCurrency', 'pending')),
  raw jsonb not null,
  received_at timestamptz not null,
  unique (provider, event_id)
);
create index payment_event_payment on payment_event (payment_id, id);
-- Who paid is nobody's business for longer than a gateway hears complaints.
create index payment_event_raw on payment_event (received_at) where raw <> '{}';

-- Notifications that are not the provider's: kept apart, so that a forger uses up no event's id.
create table payment_rejection (
  id bigint generated always as identity primary key,
  provider text not null,
  reason text not null,
  raw text not null check (length(raw) <= 8000),
  address text not null default '',
  at timestamptz not null
);
create index payment_rejection_hour on payment_rejection (provider, at);
create index payment_rejection_at on payment_rejection (at);

-- A transfer that the bank's feed told of.
create table bank_transaction (
  id bigint generated always as identity primary key,
  -- The feed's own number.
  feed_id text not null unique,
  account text not null,
  amount bigint not null check (amount > 0),
  content text not null,
  bank_reference text not null default '',
  booked_at timestamptz not null,
  received_at timestamptz not null,
  raw jsonb not null,
  -- What was read out of the content.
  order_code text,
  order_id bigint references shop_order,
  state text not null default 'new' check (state in ('new', 'matched', 'partial', 'excess', 'double',
    'late', 'unmatched', 'resolved')),
  resolution text check (resolution in ('allocated', 'acceptedShort', 'refunded', 'ignored', 'completed')),
  resolved_by text,
  resolved_reason text,
  resolved_at timestamptz
);
create index bank_transaction_raw on bank_transaction (received_at) where raw <> '{}';
create index bank_transaction_state on bank_transaction (state, id desc);
create index bank_transaction_order on bank_transaction (order_id);
-- What the desk searches by.
create index bank_transaction_code on bank_transaction (order_code text_pattern_ops);
create index bank_transaction_amount on bank_transaction (amount, id desc);
create index bank_transaction_reference on bank_transaction (upper(bank_reference));
create index bank_transaction_content on bank_transaction using gin (vn_fold(content) gin_trgm_ops);

-- Money that came for an order: append-only. What it means there is the order's to say.
create table payment_receipt (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order,
  amount bigint not null check (amount > 0),
  -- `payment:{id}` of a card, `bank:{id}` of a transfer.
  cause text not null unique,
  payment_id bigint references payment,
  bank_transaction_id bigint references bank_transaction,
  received_at timestamptz not null,
  check ((payment_id is null) <> (bank_transaction_id is null))
);
create index payment_receipt_order on payment_receipt (order_id);
create index payment_receipt_payment on payment_receipt (payment_id);
create index payment_receipt_transfer on payment_receipt (bank_transaction_id);

create function keep_payment_receipt() returns trigger language plpgsql as $$
begin
  raise exception 'receipts are only ever added to';
end $$;
create trigger keep_payment_receipt before update or delete on payment_receipt
  for each row execute function keep_payment_receipt();

-- Money to give back.
create table refund (
  id bigint generated always as identity primary key,
  -- Null for a transfer that belongs to no order.
  order_id bigint references shop_order,
  order_code text not null default '',
  receipt_id bigint references payment_receipt,
  bank_transaction_id bigint references bank_transaction,
  method text not null
    check (method in ('cash', 'domesticCard', 'internationalCard', 'qrCode', 'transfer')),
  amount bigint not null check (amount > 0),
  reason text not null check (reason in ('cancelled', 'late', 'double', 'excess', 'partial', 'returned',
    'unmatched')),
  cause text not null unique,
  state text not null check (state in ('sending', 'byHand', 'done')),
  tries integer not null default 0,
  -- The gateway was asked to pay back: it may have done so, whatever we heard.
  asked_at timestamptz,
  failure text,
  proof text,
  created_at timestamptz not null,
  next_try_at timestamptz,
  done_at timestamptz,
  done_by text,
  check ((state = 'done') = (done_at is not null)),
  check ((state = 'sending') = (next_try_at is not null))
);
create index refund_order on refund (order_id);
create index refund_receipt on refund (receipt_id);
create index refund_transfer on refund (bank_transaction_id);
create index refund_state on refund (state, id desc);
create index refund_code on refund (order_code text_pattern_ops);
create index refund_amount on refund (amount, id desc);
create index refund_proof on refund using gin (vn_fold(proof) gin_trgm_ops);
create index refund_sending on refund (next_try_at) where state = 'sending';
