-- A code of the customer is for one thing: a voucher's for that voucher at that store. Nobody else's
-- guesses count against it, and none voids another's.
alter table one_time_code add column subject text not null default '';
drop index one_time_code_live;
create unique index one_time_code_live on one_time_code (phone, purpose, subject)
  where used_at is null and voided_at is null;

-- Each purpose has words of its own (domain/notification/templates.ts).
drop index message_code_age;
create index message_code_age on message (sent_at) where template like 'otp%';

-- Everybody's code has no limit a customer while nobody proves a phone.
update voucher_campaign set counter_otp = true where counter <> 'none' and code is not null;
alter table voucher_campaign add constraint voucher_campaign_shared_code_proved
  check (counter = 'none' or code is null or counter_otp);

-- The phones that a store has asked about within an hour, as short keyed hashes.
create table asked_phones (
  store_code text primary key,
  since timestamptz not null,
  phones bigint[] not null
) with (fillfactor = 50);

-- Codes being looked up now and wrong ones within an hour, by whoever enters them: a network address,
-- a store's account, a store.
create table code_guesses (
  guesser text primary key,
  since timestamptz not null,
  count integer not null check (count >= 0)
) with (fillfactor = 50);
create index code_guesses_since on code_guesses (since);

-- Wrong codes that a store enters lock the phone at that store alone; empty: the member's own, everywhere.
alter table code_lock add column place text not null default '';
alter table code_lock drop constraint code_lock_pkey, add primary key (phone, place);

-- After a month: the phone was taken out unless an account has it.
alter table store_voucher_log add column settled boolean not null default false;
create index store_voucher_log_unsettled on store_voucher_log (used_at) where not settled;
-- What a list of vouchers is filtered by; the sums of it need no row.
create index store_voucher_log_kind on store_voucher_log (store_code, kind, state, used_at desc, id desc)
  include (store_user, saving);
create index store_voucher_log_state on store_voucher_log (store_code, state, used_at desc, id desc)
  include (store_user, saving);
create index store_voucher_log_user on store_voucher_log (store_code, store_user, used_at desc, id desc);
