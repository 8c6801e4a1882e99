-- Cancelled orders whose money had gone back before were still called unpaid.
update shop_order set payment_status = 'refund'
where status = 'cancelled' and payment_status = 'open'
  and id in (select order_id from order_money where kind = 'received');
