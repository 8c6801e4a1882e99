-- No entry comes, and none is taken back, once a campaign's entries are closed: what is drawn from stands still.
alter table game_chain add column closed_at timestamptz;

-- A number draw from the close of its entries on. The head of the chain is its root; with it the round is fixed.
create table game_draw (
  campaign_id integer primary key references game_chain,
  root text not null,
  -- How many take part; those that were taken back do not.
  entries integer not null check (entries >= 0),
  -- Of the beacon; null where the campaign has none.
  round bigint check (round > 0),
  drawn_at timestamptz,
  winners integer not null default 0 check (winners >= 0),
  -- So many winners have been told, the last rank first.
  told integer not null default 0,
  -- All is told: winners, reserves and the secret.
  finished_at timestamptz,
  -- For the minutes.
  place text not null default '',
  witnesses text[] not null default '{}',
  check (told between 0 and winners),
  check (drawn_at is not null or (winners = 0 and finished_at is null)),
  check (finished_at is null or told = winners)
);

create table game_rank (
  campaign_id integer not null references game_draw,
  rank integer not null check (rank > 0),
  number integer not null,
  score text not null,
  state text not null check (state in ('winner', 'reserve', 'lapsed')),
  -- Of whoever wins or won; a reserve gets that of the winner it moves up for.
  prize smallint,
  moved_up_for integer,
  primary key (campaign_id, rank),
  unique (campaign_id, number),
  foreign key (campaign_id, number) references game_entry,
  check ((state = 'reserve') = (prize is null)),
  check (moved_up_for is null or state <> 'reserve')
);
create unique index game_rank_moved_up on game_rank (campaign_id, moved_up_for)
  where moved_up_for is not null;

-- What is still to be closed, drawn or told is looked for again and again.
create index game_campaign_running on game_campaign (closes_at) where state = 'approved';
