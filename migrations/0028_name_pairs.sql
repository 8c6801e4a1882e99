-- Two words of a name as one term, whatever their order and place: what two frequent words have in common
-- is found at once (docs/decisions/0016-the-board-on-a-million-orders.md). The sign before them keeps a
-- pair apart from a half typed word; folded words never have it.
create or replace function order_terms(words text, phone text, receiver_phone text) returns setof text
language sql immutable parallel safe as $$
  with word as (
    select distinct word collate "C" as word from unnest(string_to_array(words, ' ')) as word where word <> ''
  )
  select word from word
  union
  select '+' || a.word || ' ' || b.word from word a join word b on a.word < b.word
  union
  select phone_end from unnest(array[right(phone, 4), right(receiver_phone, 4)]) as phone_end
  where phone_end <> ''
$$;

-- No order comes between what the trigger writes from now on and what it had written before.
lock table shop_order in share row exclusive mode;
insert into order_term (term, created_at, order_id)
select term, created_at, id
from shop_order, order_terms(receiver_words, customer_phone, receiver_phone) as term
where term like '+%'
order by term, created_at, id;
