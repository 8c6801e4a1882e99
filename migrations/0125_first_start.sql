-- A shop sells once its owner opened it. What ran before this is open; of a new database the first start says it.
create table shop_opening (
  id integer primary key default 1 check (id = 1),
  is_open boolean not null,
  version integer not null default 1,
  changed_by text not null default '',
  changed_at timestamptz not null
);
insert into shop_opening (is_open, changed_at)
select true, now() where exists (select from environment_mark);

-- The first start of a shop: whoever reads its log makes the first account, once and never again.
create table shop_setup (
  id integer primary key default 1 check (id = 1),
  began_at timestamptz not null,
  closed_at timestamptz,
  owner_id integer references staff_user
);
create table shop_setup_token (
  token_hash bytea primary key,
  created_at timestamptz not null
);
