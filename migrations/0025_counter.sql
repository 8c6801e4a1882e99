-- Who stood at the counter: the username, as it was.
alter table code_attempt add column store_user text;
-- A store's log, newest first; nobody asked by the one it replaces.
create index code_attempt_store_time on code_attempt (store_code, attempted_at desc, id desc)
  where store_code is not null;
drop index code_attempt_store;
-- The same for what people look for: the end of a phone, the start or the end of a masked code.
create index code_attempt_store_phone on code_attempt (store_code, right(phone, 3), attempted_at desc, id desc)
  where store_code is not null;
create index code_attempt_store_start on code_attempt (store_code, left(code_masked, 3), attempted_at desc, id desc)
  where store_code is not null;
create index code_attempt_store_end on code_attempt (store_code, right(code_masked, 3), attempted_at desc, id desc)
  where store_code is not null;
-- The desk's log of all stores, whole and by what became of a code (domain/counter/earn-log-status.ts).
create index code_attempt_time on code_attempt (attempted_at desc, id desc);
create function earn_log_status(result smallint) returns text
  language sql immutable parallel safe
  return case when result in (1, 18) then 'earned' when result in (3, 4, 19) then 'used'
    when result = 0 then 'wrong' else 'refused' end;
create index code_attempt_status on code_attempt (earn_log_status(result), attempted_at desc, id desc);
-- Who was at which counters on some days: signs of traded codes.
create index code_attempt_places on code_attempt (attempted_at) include (phone, store_code)
  where store_code is not null and phone <> '';

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
-- The days on which many wrong codes came.
create index store_day_wrong on store_day (day) where wrong > 0;

insert into store_day (store_code, day, earned, used, wrong, refused, points)
select store_code, (attempted_at at time zone 'Asia/Ho_Chi_Minh')::date,
  count(*) filter (where earn_log_status(result) = 'earned'),
  count(*) filter (where earn_log_status(result) = 'used'),
  count(*) filter (where earn_log_status(result) = 'wrong'),
  count(*) filter (where earn_log_status(result) = 'refused'), sum(point)
from code_attempt where store_code is not null group by 1, 2;

-- A campaign whose vouchers pharmacies take at the counter: as an offer on goods, or a prize handed over.
alter table voucher_campaign
  add column counter text not null default 'none' check (counter in ('none', 'offer', 'prize')),
  -- The customer proves the phone by a one-time code (type voucher, 600 s).
  add column counter_otp boolean not null default false,
  -- A prize is worth an amount, whatever was bought.
  add check (counter <> 'prize' or kind = 'amount');
create index voucher_campaign_counter on voucher_campaign (ends_on) where counter <> 'none';

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
