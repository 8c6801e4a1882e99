-- Wrong tries count by name and where they come from: a stranger's lock out strangers.
delete from staff_lock;
alter table staff_lock
  -- A network, a session, `*` for all that the name never logged in from, `code` for wrong codes.
  add column source text not null,
  drop constraint staff_lock_pkey,
  add primary key (username, source);
-- From where a name has logged in: no stranger is there.
create table login_network (
  username text not null,
  network text not null,
  last_login_at timestamptz not null,
  primary key (username, network)
);
create index login_network_age on login_network (last_login_at);

-- One browser a session, whatever comes at once; of what is there the newest stays.
delete from store_push p using store_push newer
  where newer.session_id = p.session_id and newer.id > p.id;
drop index store_push_session;
create unique index store_push_session on store_push (session_id);

-- A store's code names a cookie: it begins with a letter or a digit.
alter table drugstore add constraint drugstore_code_start check (code ~ '^[A-Za-z0-9]') not valid;
