-- What this database has been. The demo's logins are published: production refuses a database that
-- was a demo until `npm run leave-demo` has taken them away, and the demo refuses a shop's.
create table environment_mark (
  environment text primary key check (environment in ('demo', 'production')),
  since timestamptz not null,
  left_at timestamptz
);

-- A demo from before there was a mark: what only a demo was ever given.
insert into environment_mark (environment, since)
select 'demo', now()
where exists (select from drugstore_link where id in ('minhchau218', 'minhchauthu'))
  or exists (select from staff_user where username = 'quanly' and full_name = 'Lê Quang Minh');
