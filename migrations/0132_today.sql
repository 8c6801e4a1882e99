-- What happened in each quarter of an hour, for the first page of the desk: counted by a job, read as a few rows.
create table shop_quarter (
  at timestamptz primary key,
  -- Orders placed then that were not cancelled, and their đồng with the fee.
  orders integer not null,
  revenue bigint not null,
  members integer not null,
  codes integer not null
);
create index shop_order_placed on shop_order (created_at);
create index member_created on member (created_at);
create index code_redemption_at on code_redemption (redeemed_at);
