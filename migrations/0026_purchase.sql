-- What a customer bought at a pharmacy, as its staff wrote it down. The store's own notes: no other
-- store ever reads them.
create table store_purchase (
  id bigint generated always as identity primary key,
  drugstore_id integer not null references drugstore,
  -- Made by the device when the form opens: sent twice, it is still one record.
  client_key text,
  -- Empty once it is deleted, like the name: what stays is that this key was used.
  phone text not null,
  customer_name text not null,
  purchased_on date not null,
  note text not null default '',
  -- A day of its own choice, instead of those that days of supply make.
  remind_on date,
  version integer not null default 1,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check (deleted_at is null or (phone = '' and customer_name = '' and note = ''))
);
create unique index store_purchase_key on store_purchase (drugstore_id, client_key)
  where client_key is not null;
create index store_purchase_store on store_purchase (drugstore_id, purchased_on desc, id desc)
  where deleted_at is null;
create index store_purchase_customer on store_purchase (drugstore_id, phone, purchased_on desc)
  where deleted_at is null;
create index store_purchase_phone on store_purchase (phone);
create index store_purchase_old on store_purchase (purchased_on) where deleted_at is null;
create index store_purchase_deleted on store_purchase (deleted_at) where deleted_at is not null;

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
create index store_purchase_line_product on store_purchase_line (product_id);

-- Whom to call, and when: made from days of supply, or by hand.
create table store_reminder (
  id bigint generated always as identity primary key,
  drugstore_id integer not null references drugstore,
  client_key text,
  purchase_id bigint references store_purchase on delete cascade,
  -- Made by its purchase: changes with it while it is open.
  is_automatic boolean not null default false,
  phone text not null,
  customer_name text not null,
  -- The Vietnam day that its purchase, or whoever made it, gave it; it stays when it is put off.
  planned_on date not null,
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
  updated_at timestamptz not null,
  check (not is_automatic or purchase_id is not null),
  check ((state = 'done') = (done_at is not null))
);
create unique index store_reminder_key on store_reminder (drugstore_id, client_key)
  where client_key is not null;
-- Several lines that run out on one day make one reminder, however often the purchase is written.
create unique index store_reminder_automatic on store_reminder (purchase_id, planned_on)
  where is_automatic;
create index store_reminder_purchase on store_reminder (purchase_id) where purchase_id is not null;
create index store_reminder_due on store_reminder (drugstore_id, due_on, id) where state = 'open';
create index store_reminder_done on store_reminder (drugstore_id, done_at desc, id desc)
  where state = 'done';
create index store_reminder_phone on store_reminder (phone);
create index store_reminder_day on store_reminder (due_on);

-- A counter phone that wants to be told. The endpoint is the browser's own push service; one browser
-- may serve two stores, each with a session of its own.
create table store_push (
  id bigint generated always as identity primary key,
  session_id bigint not null references drugstore_session on delete cascade,
  drugstore_id integer not null references drugstore,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  -- The Vietnam day on which it was told last: once a day.
  told_on date,
  -- Who is telling it just now holds it so long; one that is killed is made up for by the next.
  held_until timestamptz,
  -- Times in a row that it could not be told.
  failures smallint not null default 0,
  created_at timestamptz not null,
  unique (endpoint, drugstore_id)
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
