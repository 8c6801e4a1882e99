-- The relay looks at what waits, in order. What was here for tries and for events that are given up was
-- never written: an event always becomes its jobs, and jobs keep their own count.
drop index outbox_event_due;
alter table outbox_event
  drop column available_at,
  drop column attempts,
  drop column last_error,
  drop column dead_at,
  -- For one queue alone, as when a job is done again; otherwise all listeners of the topic hear of it.
  add column queue text;
create index outbox_event_waiting on outbox_event (id) where processed_at is null;

-- Jobs that were given up after their last try. Nothing deletes an open one.
create table dead_letter (
  id bigint generated always as identity primary key,
  job_id uuid not null,
  -- The queue the job was of.
  kind text not null,
  -- What the job was about; null for one that runs by the clock.
  payload jsonb,
  error text not null,
  tries integer not null check (tries > 0),
  -- How often jobs of the clock were given up since somebody looked.
  times integer not null default 1 check (times > 0),
  happened_at timestamptz not null,
  given_up_at timestamptz not null,
  -- After it the job has lost its sense, and is not done again.
  good_until timestamptz,
  state text not null default 'open' check (state in ('open', 'replayed', 'dismissed')),
  closed_at timestamptz,
  closed_by text,
  reason text,
  check ((state = 'open') = (closed_at is null)),
  check ((state = 'open') = (closed_by is null))
);
create index dead_letter_open on dead_letter (kind, id desc) where state = 'open';
create index dead_letter_closed on dead_letter (closed_at) where state <> 'open';
create unique index dead_letter_of_clock on dead_letter (kind)
  where state = 'open' and payload is null;

-- Never goes down: what the figure `jobs_given_up_total` reads.
create table given_up_count (
  kind text primary key,
  total bigint not null
);
