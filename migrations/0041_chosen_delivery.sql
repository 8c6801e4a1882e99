-- What comes again and again was once made of every order of a product that offers it, chosen or not. Only what
-- was chosen runs; what its member has taken in hand since counts as chosen.
alter table standing_order
  add column chosen boolean not null default false,
  -- Why it ended, for its member to read; empty when they ended it themselves.
  add column end_note text not null default '';
update standing_order s set chosen = true
where s.state <> 'ended' and (
  s.state = 'paused' or s.payment_method <> 'cash'
  or s.quantity <> (select sum(l.quantity) from order_line l
    where l.order_id = s.source_order_id and l.product_id = s.product_id)
  or exists (select from standing_cycle c where c.standing_order_id = s.id
    and c.note in ('Quý khách đã đổi ngày', 'Quý khách đã tạm dừng')));
alter table standing_order alter column chosen drop default;
create index standing_order_unchosen on standing_order (member_id, id)
  where not chosen and state <> 'ended';

-- Nor was it chosen in the orders: an event that is still on its way makes nothing of them.
update order_line set replenish_cycle = '' where replenish_cycle <> '';

-- What becomes of the rest when the order with which something began to come is cancelled: its buyer's word.
alter table shop_order add column repeat_after_cancel text
  check (repeat_after_cancel in ('keep', 'end'));
