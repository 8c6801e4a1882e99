-- How somebody looks at a list of the back office: search, filters and order, by a name. A shared one is seen by
-- everybody who may read the list (docs/decisions/0062-many-records-at-once.md).
create table saved_view (
  id integer generated always as identity primary key,
  -- The path of its resource: `employees`.
  list text not null check (list <> ''),
  staff_id integer not null references staff_user,
  name text not null check (name <> ''),
  -- What the list's address has behind its path.
  query text not null,
  shared boolean not null,
  created_at timestamptz not null,
  constraint saved_view_name_key unique (list, staff_id, name)
);
create index saved_view_shared on saved_view (list) where shared;

-- With which view a list opens for somebody: one of their own, or one that is shared.
create table default_view (
  list text not null,
  staff_id integer not null references staff_user,
  view_id integer not null references saved_view on delete cascade,
  primary key (list, staff_id)
);
create index default_view_view on default_view (view_id);
