-- kind: expand
-- What the shop tells the public of a disturbance, in the words of its staff.
create table status_notice (
  id integer generated always as identity primary key,
  part text not null check (part in ('ordering', 'payment', 'messages', 'points')),
  words text not null check (length(words) between 10 and 300),
  began_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at)
);
create index status_notice_by_time on status_notice (began_at);
