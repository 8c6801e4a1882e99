create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- What staff may change without a release; `public` ones are readable by the browser.
create table setting (
  key text primary key,
  value jsonb not null,
  public boolean not null default false,
  updated_at timestamptz not null default now()
);

-- The first answer to every idempotent request, kept 24 hours.
create table idempotency_key (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  response json,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- Written in the business transaction, carried out by a worker after commit.
create table outbox_event (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  available_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text,
  processed_at timestamptz,
  dead_at timestamptz
);
create index outbox_event_due on outbox_event (available_at, id)
  where processed_at is null and dead_at is null;

-- Counters of the rate limiter, shared by all processes. Losing them in a crash harms nobody.
create unlogged table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);

-- Messages handed to a channel. `body` is what a person received; codes live only as long as they are valid.
create table message (
  id bigint generated always as identity primary key,
  dedupe_key text not null unique,
  recipient text not null,
  channel text not null check (channel in ('zalo', 'sms', 'email', 'local')),
  template text not null,
  body text not null,
  code text,
  status text not null default 'sent' check (status in ('sent', 'failed')),
  sent_at timestamptz not null default now()
);
create index message_recipient on message (recipient, sent_at desc);

-- One-time codes: hashed, one use, bound to phone and purpose; a new one voids the older.
create table one_time_code (
  id bigint generated always as identity primary key,
  phone text not null,
  purpose text not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries integer not null default 0,
  used_at timestamptz,
  voided_at timestamptz
);
create unique index one_time_code_live on one_time_code (phone, purpose)
  where used_at is null and voided_at is null;
