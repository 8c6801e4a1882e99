-- Files of long lists, made by the worker for whoever asked (docs/decisions/0062-many-records-at-once.md).
create table export_file (
  id integer generated always as identity primary key,
  staff_id integer not null references staff_user,
  -- The path of its resource, and what the list was asked for.
  list text not null check (list <> ''),
  asked jsonb not null,
  format text not null check (format in ('csv', 'xlsx')),
  name text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  rows integer,
  bytes integer,
  failure text,
  downloads integer not null default 0,
  check (state <> 'done' or (rows is not null and bytes is not null)),
  check (state <> 'failed' or failure is not null)
);
create index export_file_staff on export_file (staff_id, id);
create index export_file_expires on export_file (expires_at);

-- A file in pieces: neither writing nor reading holds all of it.
create table export_piece (
  export_id integer not null references export_file on delete cascade,
  place integer not null,
  bytes bytea not null,
  primary key (export_id, place)
);
