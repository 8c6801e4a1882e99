-- A message now has a life: it waits for a channel, is taken by one, arrives or fails.
alter table message drop constraint message_status_check;
alter table message add constraint message_status_check
  check (status in ('waiting', 'sent', 'delivered', 'failed'));
alter table message alter column channel drop not null;
alter table message
  -- Whoever sends it holds it until then; after a crash somebody else takes over.
  add column leased_until timestamptz,
  -- When the code inside was entered: codes that nobody enters are the mark of SMS pumping.
  add column entered_at timestamptz;
create index message_code_age on message (sent_at) where template = 'otp';

-- Every try with every channel, append-only. Neither text nor code nor phone.
create table message_attempt (
  id bigint generated always as identity primary key,
  message_id bigint not null references message on delete cascade,
  channel text not null check (channel in ('zalo', 'sms', 'local')),
  outcome text not null check (outcome in ('accepted', 'refused', 'failed', 'delivered', 'undelivered')),
  provider_code text not null,
  -- The provider's number of the message.
  reference text not null default '',
  created_at timestamptz not null
);
create index message_attempt_message on message_attempt (message_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger message_attempt_append_only before update on message_attempt
  for each row execute function refuse_change();

-- What codes and messages have used up; keys are hashed where they would name a person.
create table message_budget (
  key text not null,
  starts_at timestamptz not null,
  used bigint not null check (used >= 0),
  primary key (key, starts_at)
);
create index message_budget_age on message_budget (starts_at);

-- One row: when somebody last looked whether codes are being entered, and last raised the alarm.
create table code_watch (
  id boolean primary key default true check (id),
  checked_at timestamptz not null,
  alarmed_at timestamptz
);
insert into code_watch (checked_at) values ('-infinity');

-- Access to a channel that hands out short-lived tokens, sealed with the shop's key.
create table channel_access (
  channel text primary key check (channel in ('zalo')),
  -- A hash of the configured token that this one descends from: a new one there starts afresh.
  origin text not null,
  access_token bytea not null,
  refresh_token bytea not null,
  expires_at timestamptz not null,
  updated_at timestamptz not null
);

-- A solved captcha counts once.
create table captcha_solution (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index captcha_solution_age on captcha_solution (expires_at);
