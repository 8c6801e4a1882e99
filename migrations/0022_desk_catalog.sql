-- Two people at the desk must not overwrite each other: what was read is named when it is saved.
alter table product add column version integer not null default 1;
alter table setting add column version integer not null default 1;

-- What staff saved, and why: append-only.
create table setting_change (
  id bigint generated always as identity primary key,
  key text not null,
  before jsonb,
  after jsonb not null,
  staff text not null,
  reason text not null,
  at timestamptz not null
);
create index setting_change_key on setting_change (key, id desc);

-- Pictures that staff upload, drawn anew in every width, named by their content.
create table picture (
  name text primary key,
  content_type text not null check (content_type in ('image/webp', 'image/avif')),
  bytes bytea not null,
  created_at timestamptz not null
);
