-- What delivery may cost without asking again: the fee of the order that its member last placed or agreed to.
alter table standing_order add column agreed_fee bigint not null default 0 check (agreed_fee >= 0);
update standing_order s set agreed_fee = o.shipping_fee from shop_order o where o.code = s.last_order_code;
alter table standing_order_former add column agreed_fee bigint not null default 0 check (agreed_fee >= 0);
update standing_order_former f set agreed_fee = o.shipping_fee from shop_order o where o.code = f.last_order_code;

alter table standing_cycle
  -- The fee that its member was asked about.
  add column asked_fee bigint check (asked_fee >= 0),
  -- A fault kept the hourly run from ordering it: a job of its own tries so often and is then given up before staff.
  add column handed_over_on date;
