-- What a marketer needs beside a campaign: a look at how it may go, lots of printed tickets, phones on a list one by
-- one, who has read the law, and releases that name campaigns.

-- A campaign that was played many times for a look, as its draft was then.
create table game_simulation (
  id integer generated always as identity primary key,
  campaign_id integer not null references game_campaign,
  fields jsonb not null,
  content_hash text not null,
  -- Of a hundred: what comes, against what came.
  factor integer not null check (factor between 1 and 1000),
  seed text not null,
  runs integer not null check (runs > 0),
  done integer not null default 0 check (done between 0 and runs),
  -- Who would have come; nobody's phone is in it. Null until it was read.
  traffic jsonb,
  state text not null default 'running' check (state in ('running', 'done', 'cancelled')),
  result jsonb,
  asked_by text not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'done') = (result is not null)),
  check ((state = 'running') = (ended_at is null))
);
create index game_simulation_campaign on game_simulation (campaign_id, id desc);
create unique index game_simulation_running on game_simulation (campaign_id) where state = 'running';

-- Runs that are done while others are still to come: a stopped process loses none of them.
create table game_simulation_part (
  simulation_id integer not null references game_simulation on delete cascade,
  first integer not null,
  runs jsonb not null,
  primary key (simulation_id, first)
);

-- Tickets that were printed together. Their codes left once, in a file that only its recipient can open.
create table game_ticket_lot (
  id integer generated always as identity primary key,
  campaign_id integer not null references game_campaign,
  prefix text not null check (prefix ~ '^[0-9A-Z]{0,4}$'),
  count integer not null check (count > 0),
  file bytea not null,
  issued_by text not null,
  issued_at timestamptz not null,
  reason text not null default '',
  withdrawn_at timestamptz,
  withdrawn_by text,
  withdrawn_reason text not null default '',
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create index game_ticket_lot_campaign on game_ticket_lot (campaign_id);
alter table game_ticket
  add column lot_id integer references game_ticket_lot,
  -- Nobody plays it any more; only of one that has not been played.
  add column withdrawn_at timestamptz,
  add constraint game_ticket_withdrawn check (withdrawn_at is null or number is null);
create index game_ticket_lot_tickets on game_ticket (lot_id) where lot_id is not null;

alter table game_phone
  add column id integer generated always as identity,
  add constraint game_phone_id unique (id);

-- Who has read the text of the law that a figure comes from.
alter table game_legal_rule
  add column verified_by text not null default '',
  add column verified_note text not null default '',
  add constraint game_legal_rule_verified check (verified_on is not null or verified_by = '');

-- A release names campaigns that open with it or later, and stops them with it.
alter table content_release
  add column game_campaign_ids integer[] not null default '{}';
