-- The orders board on a million orders: docs/decisions/0016-the-board-on-a-million-orders.md.
alter table shop_order
  add column receiver_words text not null generated always as (vn_fold(receiver_name)) stored;

-- Whatever is chosen of these four, a state and a way of paying or all of them, is a few hundred short
-- stretches of the index, each in the order in which it is shown.
drop index shop_order_status;
create index shop_order_board on shop_order
  (status, payment_method, payment_status, order_type, created_at desc, id desc);
create index shop_order_board_total on shop_order
  (status, payment_method, payment_status, order_type, (payment + shipping_fee) desc, id desc, created_at);

-- By what orders are found: the words of the receiver's name and the last four digits of both phones.
-- In a table of its own, because each move of an order writes all indexes of its row anew.
create table order_term (
  term text collate "C" not null,
  created_at timestamptz not null,
  order_id bigint not null,
  primary key (term, created_at, order_id)
);

create function order_terms(words text, phone text, receiver_phone text) returns setof text
language sql immutable parallel safe as $$
  select distinct term
  from unnest(string_to_array(words, ' ') || array[right(phone, 4), right(receiver_phone, 4)]) as term
  where term <> ''
$$;

create function note_order_terms() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from order_term where created_at = old.created_at and order_id = old.id and term in (
      select order_terms(old.receiver_words, old.customer_phone, old.receiver_phone));
  end if;
  if tg_op <> 'DELETE' then
    insert into order_term (term, created_at, order_id)
      select term, new.created_at, new.id
      from order_terms(new.receiver_words, new.customer_phone, new.receiver_phone) as term;
  end if;
  return null;
end $$;
create trigger note_order_terms
  after insert or delete or update of receiver_name, customer_phone, receiver_phone, created_at
  on shop_order for each row execute function note_order_terms();

insert into order_term (term, created_at, order_id)
select term, created_at, id
from shop_order, order_terms(receiver_words, customer_phone, receiver_phone) as term;
