-- Where money goes back to that a person transfers: asked of its customer by a link, or told on the phone.
-- One row a refund. The number is personal: half a year after the money went it is taken out again.
create table refund_account (
  refund_id bigint primary key references refund,
  -- How often its customer was asked, and when last.
  asks smallint not null default 0 check (asks between 0 and 3),
  asked_at timestamptz,
  bank_bin text check (bank_bin ~ '^[0-9]{6}$'),
  account_number text check (account_number ~ '^[0-9A-Z]{6,19}$'),
  holder text check (length(holder) between 1 and 60),
  -- `customer`, `staff:{username}`, or `earlier` where another refund of the order had it.
  given_by text,
  given_at timestamptz,
  note text not null default '',
  -- Raised each time it is given, so that nobody overwrites what they have not seen.
  version integer not null default 0,
  -- Who has its code on the screen: nobody else pays or changes the account meanwhile.
  paying_by text,
  paying_at timestamptz,
  forgotten_at timestamptz,
  check ((asks = 0) = (asked_at is null)),
  check ((account_number is null) = (holder is null) and (account_number is null) = (bank_bin is null)),
  check (account_number is null or (given_by is not null and given_at is not null)),
  check ((paying_by is null) = (paying_at is null)),
  check (paying_by is null or account_number is not null or forgotten_at is not null)
);
-- What is to be forgotten.
create index refund_account_kept on refund_account (refund_id) where account_number is not null;
