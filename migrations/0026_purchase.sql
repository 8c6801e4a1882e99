-- What a customer bought at a pharmacy, as its staff wrote it down. The store's own notes: no other
-- store ever reads them.
create table store_purchase (
  id bigint generated always as identity primary key,
  drugstore_id integer not null references drugstore,
  -- Made by the device when the form opens: sent twice, it is still one record.
  client_key text,
  phone text not null,
  customer_name text not null,
  purchased_on date not null,
  note text not null default '',
  version integer not null default 1,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create unique index store_purchase_key on store_purchase (drugstore_id, client_key)
  where client_key is not null;
create index store_purchase_store on store_purchase (drugstore_id, purchased_on desc, id desc)
  where deleted_at is null;
create index store_purchase_phone on store_purchase (phone, drugstore_id);

create table store_purchase_line (
  purchase_id bigint not null references store_purchase on delete cascade,
  line_no smallint not null,
  -- Null for goods that our catalogue does not have.
  product_id integer references product,
  name text not null,
  quantity integer not null check (quantity between 1 and 999),
  -- Days for which this quantity lasts; null: no reminder comes of it.
  days_of_supply integer check (days_of_supply between 1 and 1000),
  primary key (purchase_id, line_no)
);

-- Whom to call, and when: made from days of supply, or by hand.
create table store_reminder (
  id bigint generated always as identity primary key,
  drugstore_id integer not null references drugstore,
  client_key text,
  purchase_id bigint references store_purchase,
  -- Made by days of supply: changes with its purchase while it is open.
  is_automatic boolean not null default false,
  phone text not null,
  customer_name text not null,
  -- The Vietnam day on which it is due.
  due_on date not null,
  note text not null default '',
  state text not null default 'open' check (state in ('open', 'done', 'cancelled')),
  -- How often it was put off.
  postponed smallint not null default 0,
  read_at timestamptz,
  done_at timestamptz,
  done_by text,
  version integer not null default 1,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index store_reminder_key on store_reminder (drugstore_id, client_key)
  where client_key is not null;
create unique index store_reminder_automatic on store_reminder (purchase_id, due_on)
  where is_automatic and state <> 'cancelled';
create index store_reminder_due on store_reminder (drugstore_id, due_on, id) where state = 'open';
create index store_reminder_store on store_reminder (drugstore_id, due_on desc, id desc);
create index store_reminder_phone on store_reminder (phone);
create index store_reminder_day on store_reminder (due_on) where state = 'open';

-- A counter phone that wants to be told. The endpoint is the browser's own push service.
create table store_push (
  id bigint generated always as identity primary key,
  session_id bigint not null references drugstore_session on delete cascade,
  drugstore_id integer not null references drugstore,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- The Vietnam day on which it was told last: once a day.
  told_on date,
  failures smallint not null default 0,
  created_at timestamptz not null
);
create index store_push_store on store_push (drugstore_id);
create index store_push_session on store_push (session_id);

-- The shop's own key pair towards push services, made at the first use; the private half is sealed.
create table push_key (
  id boolean primary key default true check (id),
  public_key text not null,
  private_key bytea not null,
  created_at timestamptz not null
);
