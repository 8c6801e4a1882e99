-- What a day did to the points that members still have, for reports: kept by a job, which counts a day whole
-- whenever entries were added to it. Held points are still theirs, so a hold is no move.
create table point_day (
  day date not null,
  -- Of the entry that made the lot; 0 where none did.
  programme_id integer not null,
  move text not null,
  -- The month, by its first day, in which the lots expire.
  expires_month date not null,
  points bigint not null,
  primary key (day, programme_id, move, expires_month)
);

-- Days to which entries were added since they were counted. Only ever added to, so that no entry waits for another.
create table point_day_due (
  id bigint generated always as identity primary key,
  day date not null
);
create function note_point_day() returns trigger language plpgsql as $$
begin
  insert into point_day_due (day)
  select distinct (created_at at time zone 'Asia/Ho_Chi_Minh')::date from fresh;
  return null;
end $$;
create trigger note_point_day after insert on point_entry referencing new table as fresh
  for each statement execute function note_point_day();
create index point_entry_time on point_entry (created_at, id);

-- What became of the vouchers that were taken on a day, by campaign and where. Vouchers that were made on a day, or
-- ended on it unused, are of no channel: ''.
create table voucher_day (
  day date not null,
  campaign_id integer not null references voucher_campaign on delete cascade,
  channel text not null check (channel in ('', 'shop', 'telephone', 'counter')),
  issued integer not null default 0,
  unused integer not null default 0,
  used integer not null default 0,
  given_back integer not null default 0,
  -- Đồng that they took off in truth.
  discount bigint not null default 0,
  -- Of those that stand, and their goods after discounts and returns.
  orders integer not null default 0,
  net bigint not null default 0,
  primary key (day, campaign_id, channel)
);
create index voucher_day_campaign on voucher_day (campaign_id, day);
create table voucher_day_due (
  id bigint generated always as identity primary key,
  campaign_id integer not null,
  day date not null
);
-- Up to which Vietnam day the vouchers that ended unused are counted; no row before the first count.
create table voucher_day_mark (
  only_row boolean primary key default true check (only_row),
  ended_until date not null
);

create function note_voucher_use_day() returns trigger language plpgsql as $$
begin
  insert into voucher_day_due (campaign_id, day)
  select distinct campaign_id, (created_at at time zone 'Asia/Ho_Chi_Minh')::date from fresh;
  return null;
end $$;
create trigger note_voucher_use_day_taken after insert on voucher_use referencing new table as fresh
  for each statement execute function note_voucher_use_day();
create trigger note_voucher_use_day_moved after update on voucher_use referencing new table as fresh
  for each statement execute function note_voucher_use_day();
create function note_voucher_day() returns trigger language plpgsql as $$
begin
  insert into voucher_day_due (campaign_id, day)
  select campaign_id, (issued_at at time zone 'Asia/Ho_Chi_Minh')::date from fresh
  union select campaign_id, expires_on from fresh;
  return null;
end $$;
create trigger note_voucher_day_made after insert on voucher referencing new table as fresh
  for each statement execute function note_voucher_day();
-- Given back after its last day it has another one.
create function note_voucher_day_again() returns trigger language plpgsql as $$
begin
  insert into voucher_day_due (campaign_id, day)
  select campaign_id, expires_on from fresh union select campaign_id, expires_on from past;
  return null;
end $$;
create trigger note_voucher_day_moved after update on voucher referencing old table as past new table as fresh
  for each statement execute function note_voucher_day_again();
create index voucher_use_time on voucher_use (created_at, id);
create index voucher_use_campaign_time on voucher_use (campaign_id, created_at, id);
create index voucher_issued on voucher (issued_at, id) where account_id is not null;
create index voucher_campaign_issued on voucher (campaign_id, issued_at, id) where account_id is not null;
create index voucher_unused on voucher (expires_on, campaign_id, id) where state = 'free';

-- What became of the gifts that were taken on a day.
create table gift_day (
  day date not null,
  gift_id integer not null references gift on delete cascade,
  -- Pieces that stand, of those handed over, and those that came back.
  exchanged integer not null,
  delivered integer not null,
  returned integer not null,
  points bigint not null,
  -- Đồng that those which stand cost the shop, and how many nobody has put a cost on.
  cost bigint not null,
  uncosted integer not null,
  primary key (day, gift_id)
);
create table gift_day_due (
  id bigint generated always as identity primary key,
  gift_id integer not null,
  day date not null
);
create function note_gift_day() returns trigger language plpgsql as $$
begin
  insert into gift_day_due (gift_id, day)
  select distinct gift_id, (created_at at time zone 'Asia/Ho_Chi_Minh')::date from fresh;
  return null;
end $$;
create trigger note_gift_day_taken after insert on gift_exchange referencing new table as fresh
  for each statement execute function note_gift_day();
create trigger note_gift_day_moved after update on gift_exchange referencing new table as fresh
  for each statement execute function note_gift_day();
create index gift_exchange_time on gift_exchange (created_at, id);
create index gift_exchange_gift_time on gift_exchange (gift_id, created_at, id);

-- All that there is.
insert into point_day_due (day)
select distinct (created_at at time zone 'Asia/Ho_Chi_Minh')::date from point_entry;
insert into voucher_day_due (campaign_id, day)
select campaign_id, (created_at at time zone 'Asia/Ho_Chi_Minh')::date from voucher_use
union select campaign_id, (issued_at at time zone 'Asia/Ho_Chi_Minh')::date from voucher where account_id is not null
union select campaign_id, (printed_at at time zone 'Asia/Ho_Chi_Minh')::date from voucher_print;
insert into gift_day_due (gift_id, day)
select distinct gift_id, (created_at at time zone 'Asia/Ho_Chi_Minh')::date from gift_exchange;
