-- Codes of boxes that came back never earn again. One that nobody had entered is used up by the return itself.
alter table code_redemption
  alter column account_id drop not null,
  drop constraint code_redemption_channel_check,
  add constraint code_redemption_channel_check check (channel in ('member', 'store', 'return')),
  add constraint code_redemption_account_check check ((account_id is null) = (channel = 'return')),
  add constraint code_redemption_return_check check (channel <> 'return' or point = 0);

-- The codes that a return took back, each once.
create table order_return_code (
  code_hash bytea primary key references code_redemption,
  return_id bigint not null references order_return,
  -- First and last characters, for the words of the desk.
  code_masked text not null,
  -- Whose points went; null where nobody had entered it, or nobody is behind the account any more.
  account_id bigint references loyalty_account,
  point integer not null check (point >= 0),
  check ((account_id is null) = (point = 0))
);
create index order_return_code_return on order_return_code (return_id);
