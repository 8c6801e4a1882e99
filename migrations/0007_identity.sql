-- Members. A deleted one stays as a row without a person: what accounting keeps points to it.
create table member (
  id bigint generated always as identity primary key,
  phone text unique,
  full_name text not null,
  email text,
  gender text check (gender in ('male', 'female')),
  birthday date,
  job_id smallint,
  healths smallint[] not null default '{}',
  -- argon2id over the password's keyed hash; the key is not in the database.
  password_hash text,
  password_changed_at timestamptz not null,
  created_at timestamptz not null,
  deletion_asked_at timestamptz,
  deletion_due_at timestamptz,
  erased_at timestamptz,
  check ((erased_at is null) = (phone is not null and password_hash is not null)),
  check ((deletion_asked_at is null) = (deletion_due_at is null))
);
create index member_deletion_due on member (deletion_due_at)
  where deletion_due_at is not null and erased_at is null;

-- Sessions: the token itself is known to the browser alone.
create table member_session (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  token_hash bytea not null unique,
  device text not null,
  address text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index member_session_live on member_session (member_id, last_seen_at desc)
  where ended_at is null;
create index member_session_expiry on member_session (expires_at);

-- What happened to an account, for its member to see.
create table member_event (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  kind text not null,
  device text not null,
  address text not null,
  created_at timestamptz not null
);
create index member_event_member on member_event (member_id, id desc);

-- Consents, append-only: the state of a channel is its newest row.
create table consent_change (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  channel text not null check (channel ~ '^(zalo|webPush|sms|messenger|appPush|email)(Transaction|Commercial)$'),
  granted boolean not null,
  wording_version text not null,
  source text not null check (source in ('register', 'profile', 'erasure')),
  -- Who made the change: `member`, `system`, later `staff:{id}`.
  actor text not null,
  address text not null,
  created_at timestamptz not null
);
create index consent_change_member on consent_change (member_id, channel, id desc);

create table member_address (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  label text check (label in ('HOME', 'WORK')),
  is_default boolean not null default false,
  scheme text not null default 'gso63' check (scheme in ('gso63', 'gso34')),
  street text not null,
  province_id integer not null,
  province_name text not null,
  district_id integer not null,
  district_name text not null,
  ward_id integer not null,
  ward_name text not null,
  erp_province_id text,
  erp_district_id text,
  erp_ward_id text,
  full_address text not null,
  new_province_id integer,
  new_ward_id integer,
  new_address text,
  -- The same street and units are one place (domain/location/address.ts, addressKey).
  place_key text not null,
  created_at timestamptz not null,
  unique (member_id, place_key)
);
create unique index member_address_default on member_address (member_id) where is_default;

-- Tries of a password, counted before the password is looked at. Also for phones without an
-- account, so that a lock tells nothing.
create table password_lock (
  phone text primary key,
  -- Those of the last 15 minutes.
  tried_at timestamptz[] not null,
  locked_until timestamptz,
  locks integer not null default 0,
  last_try_at timestamptz not null
);
create index password_lock_age on password_lock (last_try_at);

-- What a right code is exchanged for: one use, ten minutes, one phone, one purpose.
create table otp_session_key (
  id bigint generated always as identity primary key,
  key_hash bytea not null unique,
  phone text not null,
  purpose text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index otp_session_key_expiry on otp_session_key (expires_at);

-- A member's orders; those of a deleted member lose the person as soon as they are finished.
alter table shop_order
  add constraint shop_order_member_fk foreign key (member_id) references member,
  add column erasure_asked_at timestamptz,
  add column erased_at timestamptz;
create index shop_order_member on shop_order (member_id, created_at desc, id desc)
  where member_id is not null;
create index shop_order_erasure on shop_order (erasure_asked_at)
  where erasure_asked_at is not null and erased_at is null;
