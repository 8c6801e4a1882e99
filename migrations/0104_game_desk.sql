-- The desk of games: who wrote, read, stopped and settled a campaign, what is held for a look, what winners are
-- still to get, and the law that the figures come from.
alter table game_campaign
  -- What staff wrote, also what is only half known yet; `announced` and `rules` are made of it.
  add column draft jsonb,
  add column brand text not null default '',
  add column copied_from integer references game_campaign,
  -- Who changed it last: whoever approves it is somebody else.
  add column edited_by text not null default '',
  add column submitted_by text,
  add column submitted_at timestamptz,
  add column returned_by text,
  add column returned_reason text not null default '',
  -- An emergency stop: nobody plays and nothing brings entries until somebody else lets it go on.
  add column stopped_by text,
  add column stopped_at timestamptz,
  add column stop_reason text not null default '',
  add column settled_by text,
  add column settled_at timestamptz,
  add constraint game_campaign_submitted check ((submitted_at is null) = (submitted_by is null)),
  add constraint game_campaign_stopped check ((stopped_at is null) = (stopped_by is null)),
  add constraint game_campaign_settled check ((state = 'settled') = (settled_at is not null));
create index game_campaign_copied on game_campaign (copied_from) where copied_from is not null;

-- A prize that somebody looks at before it is given; it never changes what was drawn.
create table game_hold (
  campaign_id integer not null,
  number integer not null,
  reason text not null check (reason in ('phone', 'address', 'value', 'staff', 'voucher')),
  held_at timestamptz not null,
  decision text check (decision in ('released', 'refused')),
  decided_by text,
  decided_at timestamptz,
  note text not null default '',
  primary key (campaign_id, number),
  foreign key (campaign_id, number) references game_win,
  check ((decision is null) = (decided_at is null)),
  check ((decision is null) = (decided_by is null))
);
create index game_hold_open on game_hold (held_at) where decision is null;

-- How far a prize that is sent has come. Without a row it is as it was won.
create table game_claim_step (
  campaign_id integer not null,
  number integer not null,
  -- The last day of the present step; null when nothing more is to be done.
  due_on date,
  warned_at timestamptz,
  contacted_at timestamptz,
  papers_at timestamptz,
  sent_at timestamptz,
  received_at timestamptz,
  lapsed_at timestamptz,
  moved_by text not null default '',
  -- As the winner's papers say; the papers themselves are not kept.
  winner_name text not null default '',
  winner_address text not null default '',
  id_checked boolean not null default false,
  sent_how text not null default '',
  note text not null default '',
  version integer not null default 1,
  primary key (campaign_id, number),
  foreign key (campaign_id, number) references game_win
);
create index game_claim_step_due on game_claim_step (due_on) where due_on is not null;

-- The registration's confirmation, the proof of a payment, the report.
create table game_file (
  id integer generated always as identity primary key,
  campaign_id integer not null references game_campaign,
  kind text not null default 'registration' check (kind in ('registration', 'payment', 'report')),
  name text not null,
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes bytea not null,
  added_by text not null,
  added_at timestamptz not null
);
create index game_file_campaign on game_file (campaign_id);

-- What the law says from which day on, and where.
create table game_legal_rule (
  id integer generated always as identity primary key,
  version integer not null default 1,
  key text not null check (key in ('winnerTaxRate', 'winnerTaxFrom', 'unclaimedShare', 'reportDays', 'brandDays')),
  value bigint not null check (value >= 0),
  valid_from date not null,
  valid_until date,
  source text not null,
  source_url text not null default '',
  -- When somebody who knows the law read it last.
  verified_on date,
  constraint game_legal_rule_key unique (key, valid_from),
  check (valid_until is null or valid_until >= valid_from)
);
insert into game_legal_rule (key, value, valid_from, valid_until, source, source_url) values
  ('winnerTaxRate', 10, '2009-01-01', '2026-06-30', 'Luật Thuế thu nhập cá nhân 04/2007/QH12, Điều 23',
    'https://vanban.chinhphu.vn/'),
  ('winnerTaxRate', 10, '2026-07-01', null, 'Luật Thuế thu nhập cá nhân 109/2025/QH15', 'https://vanban.chinhphu.vn/'),
  ('winnerTaxFrom', 10000000, '2009-01-01', '2026-06-30',
    'Thông tư 111/2013/TT-BTC, Điều 15', 'https://vanban.chinhphu.vn/'),
  ('winnerTaxFrom', 20000000, '2026-07-01', null, 'Luật Thuế thu nhập cá nhân 109/2025/QH15',
    'https://vanban.chinhphu.vn/'),
  ('unclaimedShare', 50, '2006-01-01', null, 'Luật Thương mại 36/2005/QH11, Điều 96 khoản 4',
    'https://vanban.chinhphu.vn/'),
  ('reportDays', 45, '2018-07-15', null, 'Nghị định 81/2018/NĐ-CP về xúc tiến thương mại',
    'https://vanban.chinhphu.vn/'),
  ('brandDays', 180, '2018-07-15', null, 'Nghị định 81/2018/NĐ-CP về xúc tiến thương mại',
    'https://vanban.chinhphu.vn/');

-- What became of the prizes that nobody won, told to the authority.
create table game_settlement (
  campaign_id integer primary key references game_campaign,
  version integer not null default 1,
  paid_amount bigint check (paid_amount >= 0),
  paid_on date,
  paid_reference text not null default '',
  payment_file_id integer references game_file,
  reported_on date,
  report_file_id integer references game_file,
  note text not null default '',
  updated_by text not null,
  updated_at timestamptz not null
);
create index game_settlement_payment_file on game_settlement (payment_file_id);
create index game_settlement_report_file on game_settlement (report_file_id);
