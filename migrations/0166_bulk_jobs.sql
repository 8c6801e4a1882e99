-- An action on more rows than a request carries (docs/decisions/0126-bulk-actions-that-go-on.md).
create table bulk_job (
  id integer generated always as identity primary key,
  -- Who asked; it is done as they, with what they may do at that moment.
  staff_id integer not null references staff_user,
  -- The path of its resource, and the action as the resource names it and as the audit does.
  list text not null check (list <> ''),
  action text not null check (action <> ''),
  title text not null,
  reason text not null check (reason <> ''),
  -- As the audit names the request behind each row.
  request_id text not null,
  address text not null,
  state text not null default 'running' check (state in ('running', 'stopped', 'done')),
  -- Why it stopped, where not by whoever asked.
  halt text check (halt is null or halt <> '' and state = 'stopped'),
  total integer not null check (total > 0),
  asked_at timestamptz not null,
  ended_at timestamptz,
  -- Counted once, when it ends; until then the rows are.
  done integer,
  same integer,
  refused integer,
  check ((state = 'running') = (ended_at is null)),
  check ((state = 'done') = (done is not null and same is not null and refused is not null)),
  check (state <> 'done' or done + same + refused = total)
);
create index bulk_job_staff on bulk_job (staff_id, id);
create index bulk_job_ended on bulk_job (ended_at) where state <> 'running';

-- Which rows are meant, decided when it was asked for. No names: who is erased meanwhile stands here no longer.
create table bulk_row (
  job_id integer not null references bulk_job on delete cascade,
  place integer not null,
  record_id text not null,
  -- In which state it was meant; null of one that was gone already.
  version integer,
  -- Null until it is done, in the transaction of the change itself.
  outcome text check (outcome in ('done', 'same', 'refused')),
  reason text check ((outcome = 'refused') = (reason is not null)),
  primary key (job_id, place),
  unique (job_id, record_id)
);
create index bulk_row_left on bulk_row (job_id, place) where outcome is null;
create index bulk_row_refused on bulk_row (job_id, place) where outcome = 'refused';

-- Whoever asked hears of its end, and of a halt that is not their own.
create function tell_bulk_job() returns trigger language plpgsql as $$
begin
  perform tell_staff(case new.state when 'done' then 'bulkDone' else 'bulkStopped' end,
    new.id::text, new.title, array[new.staff_id]);
  return null;
end $$;
create trigger tell_staff_moved after update of state on bulk_job for each row
  when (old.state = 'running' and (new.state = 'done' or new.halt is not null)) execute function tell_bulk_job();
