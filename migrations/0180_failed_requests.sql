-- kind: expand
-- What failed by our own fault, to be found by the short name that the answer bore. Nobody's data: no address,
-- no account, no parameter.
create table failed_request (
  id bigint generated always as identity primary key,
  incident text not null check (incident ~ '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  request_id text not null check (length(request_id) <= 36),
  route text not null check (length(route) <= 200),
  status integer not null check (status between 500 and 599),
  kind text not null check (length(kind) <= 90),
  happened_at timestamptz not null
);
create index failed_request_by_incident on failed_request (incident);
create index failed_request_by_time on failed_request (happened_at);

