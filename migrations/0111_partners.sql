-- Other companies' programs that call the shop. What lets them in is kept as a hash; the key of their tokens sealed.
create table partner (
  id integer generated always as identity primary key,
  version integer not null default 1,
  name text not null constraint partner_name_key unique check (length(name) between 2 and 120),
  contact_name text not null default '',
  contact_email text not null default '',
  note text not null default '',
  -- False shuts all its keys at once and holds its webhooks.
  active boolean not null default true,
  token_key bytea,
  token_key_at timestamptz,
  created_at timestamptz not null
);
create index partner_name_search on partner using gin (vn_fold(name) gin_trgm_ops);

create table partner_key (
  id integer generated always as identity primary key,
  partner_id integer not null references partner,
  version integer not null default 1,
  name text not null check (length(name) between 2 and 80),
  -- The key's first letters, by which people tell keys apart; they open nothing.
  prefix text not null,
  hash bytea not null constraint partner_key_hash_key unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Addresses and CIDR ranges it may come from; empty for any.
  ip_ranges text[] not null default '{}',
  per_minute integer not null check (per_minute between 1 and 100000),
  ends_at timestamptz,
  blocked_at timestamptz,
  created_at timestamptz not null,
  created_by text not null,
  calls bigint not null default 0,
  errors bigint not null default 0,
  last_used_at timestamptz,
  last_used_from text
) with (fillfactor = 70);
create index partner_key_partner on partner_key (partner_id, id);

-- How much of a minute's calls has been handed out to processes, which count what they were handed by themselves.
create table partner_key_minute (
  key_id integer not null references partner_key,
  minute timestamptz not null,
  taken integer not null,
  granted integer not null,
  primary key (key_id, minute)
);

-- Of each Vietnam day how often a call was made, all of them.
create table partner_call_day (
  key_id integer not null references partner_key,
  day date not null,
  call text not null,
  calls integer not null,
  errors integer not null,
  total_ms bigint not null,
  primary key (key_id, day, call)
);

-- Single calls: every failed one and, where they are many, a part of the others. Neither query nor body.
create table partner_call (
  id bigint generated always as identity primary key,
  key_id integer not null references partner_key,
  at timestamptz not null,
  call text not null,
  status smallint not null,
  ms integer not null,
  request_id text not null
);
create index partner_call_key on partner_call (key_id, id desc);
create index partner_call_at on partner_call (at);

-- Addresses that the loyalty programme knows of a phone: given at the counter, by a partner or with a gift's order.
create table loyalty_address (
  id bigint generated always as identity primary key,
  phone text not null,
  source text not null check (source in ('partner', 'counter', 'order')),
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
  place_key text not null,
  created_at timestamptz not null,
  constraint loyalty_address_place unique (phone, place_key)
);
