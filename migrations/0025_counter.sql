-- Who stood at the counter: the username, as it was.
alter table code_attempt add column store_user text;
create index code_attempt_store_time on code_attempt (store_code, attempted_at desc, id desc)
  where store_code is not null;

-- What each account of a store did a day: sums of code_attempt and store_voucher_log, so that a month
-- of a busy store is a few rows. The doctor proves them.
create table store_day (
  store_code text not null,
  day date not null,
  -- Empty for what was entered before accounts existed.
  store_user text not null default '',
  -- Codes by what became of them.
  earned integer not null default 0 check (earned >= 0),
  used integer not null default 0 check (used >= 0),
  wrong integer not null default 0 check (wrong >= 0),
  refused integer not null default 0 check (refused >= 0),
  points bigint not null default 0 check (points >= 0),
  -- Vouchers applied and not taken back, and đồng they saved.
  offers integer not null default 0 check (offers >= 0),
  saved bigint not null default 0 check (saved >= 0),
  primary key (store_code, day, store_user)
) with (fillfactor = 70);

-- A campaign whose vouchers pharmacies take at the counter: as an offer on goods, or a prize handed over.
alter table voucher_campaign
  add column counter text not null default 'none' check (counter in ('none', 'offer', 'prize')),
  -- The customer proves the phone by a one-time code (type voucher, 600 s).
  add column counter_otp boolean not null default false;

-- A voucher used at a counter. Only ever added to, but for its taking back.
create table store_voucher_log (
  id bigint generated always as identity primary key,
  store_code text not null,
  store_user text not null,
  phone text not null,
  campaign_id integer not null references voucher_campaign,
  voucher_id bigint references voucher,
  code_masked text not null,
  kind text not null check (kind in ('offer', 'prize')),
  -- What was bought, as it was told; đồng of the bill, when it was told.
  products jsonb not null default '[]',
  amount bigint check (amount >= 0),
  saving bigint not null default 0 check (saving >= 0),
  state text not null default 'used' check (state in ('used', 'cancelled')),
  used_at timestamptz not null,
  cancelled_at timestamptz,
  cancelled_by text,
  cancel_reason text not null default '',
  check ((state = 'cancelled') = (cancelled_at is not null))
);
create index store_voucher_log_store on store_voucher_log (store_code, used_at desc, id desc);
create index store_voucher_log_campaign on store_voucher_log (campaign_id);
create index store_voucher_log_phone on store_voucher_log (phone);
