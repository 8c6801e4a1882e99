-- A browser in which a member has logged in: what strangers try with the phone is counted apart from it.
create table known_browser (
  phone text not null,
  browser_hash bytea not null,
  last_login_at timestamptz not null,
  primary key (phone, browser_hash)
);
create index known_browser_age on known_browser (last_login_at);

-- '*': everybody whom the phone's member never logged in with.
alter table password_lock add column source text not null default '*';
alter table password_lock drop constraint password_lock_pkey;
alter table password_lock add primary key (phone, source);

-- The browser that asked for the code; empty for callers without cookies, who share.
alter table one_time_code add column asker bytea not null default ''::bytea;
drop index one_time_code_live;
create unique index one_time_code_live on one_time_code (phone, purpose, subject, asker)
  where used_at is null and voided_at is null;
