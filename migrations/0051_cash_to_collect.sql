-- What whoever carries the goods was told to take for them, as they left: money that comes later changes what is
-- missing, not what the parcel says. Null for what has not left to be paid at the door, or was delivered before
-- this was kept.
alter table shop_order add column cash_to_collect integer check (cash_to_collect >= 0);

update shop_order o set cash_to_collect = greatest(0, m.missing)
from (
  select c.order_id, coalesce(sum(case e.kind when 'charged' then e.amount when 'owed' then e.amount
      when 'received' then -e.amount end), 0) as missing
  from (select order_id, max(created_at) as at from order_status_change
      where event = 'handedToCarrier' group by order_id) c
    join order_money e on e.order_id = c.order_id and e.at <= c.at
  group by c.order_id) m
where m.order_id = o.id and o.payment_method = 'cash'
  and o.status in ('shipping', 're_shipping', 'returning');
