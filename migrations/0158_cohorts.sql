-- Who bought again: orders by the month of their buyer's first one, kept by a job from orders that moved.

-- Whose an order is. It stays once the order's person was taken out of it, and the customer is then a number.
create table cohort_order (
  order_id bigint primary key references shop_order,
  customer_id integer not null references customer
);
create index cohort_order_customer on cohort_order (customer_id);

create table cohort_buyer (
  customer_id integer primary key references customer,
  first_month date not null,
  -- Of the first order.
  channel text not null check (channel in ('web', 'phone', 'vaccine')),
  products integer[] not null,
  brands integer[] not null
);
create table cohort_buyer_month (
  customer_id integer not null references customer,
  month date not null,
  first_month date not null,
  orders integer not null check (orders > 0),
  -- The second order of this buyer was placed in this month.
  again boolean not null,
  -- Đồng after discounts, vouchers and returns, without delivery.
  net bigint not null,
  primary key (customer_id, month)
);
create index cohort_buyer_month_cell on cohort_buyer_month (first_month, month);
-- Days from an order with a product to the same buyer's next one with it.
create table cohort_gap (
  product_id integer not null,
  customer_id integer not null references customer,
  order_id bigint not null,
  days integer not null check (days >= 0),
  primary key (customer_id, product_id, order_id)
);
create index cohort_gap_product on cohort_gap (product_id, days);

-- What the report reads.
create table cohort_cell (
  split text not null check (split in ('all', 'channel', 'product', 'brand')),
  key text not null,
  first_month date not null,
  month date not null,
  customers integer not null check (customers > 0),
  again integer not null check (again between 0 and customers),
  net bigint not null,
  primary key (split, key, first_month, month),
  check (month >= first_month)
);
create index cohort_cell_pair on cohort_cell (first_month, month);
create table repeat_day (
  product_id integer not null,
  days integer not null,
  gaps integer not null check (gaps > 0),
  primary key (product_id, days)
);

-- What moved: orders first, then the cells and products that their buyers stood or stand in. Only ever added to.
create table cohort_order_due (
  id bigint generated always as identity primary key,
  order_id bigint not null
);
create table cohort_cell_due (
  id bigint generated always as identity primary key,
  first_month date not null,
  month date not null
);
create index cohort_cell_due_cell on cohort_cell_due (first_month, month);
create table repeat_day_due (
  id bigint generated always as identity primary key,
  product_id integer not null
);
create function note_cohort_order() returns trigger language plpgsql as $$
begin
  if tg_table_name in ('order_return', 'order_change') then
    insert into cohort_order_due (order_id) values (new.order_id);
  else
    insert into cohort_order_due (order_id) values (new.id);
  end if;
  return null;
end $$;
create trigger note_cohort_placed after insert on shop_order for each row execute function note_cohort_order();
create trigger note_cohort_moved after update of status on shop_order for each row
  when ((old.status = 'cancelled') <> (new.status = 'cancelled')) execute function note_cohort_order();
create trigger note_cohort_returned after insert on order_return for each row execute function note_cohort_order();
create trigger note_cohort_changed after insert on order_change for each row execute function note_cohort_order();

insert into cohort_order_due (order_id)
select id from shop_order where order_type <> 'points' order by id;

-- Brands are those of today.
create function note_brand_moved() returns trigger language plpgsql as $$
begin
  insert into cohort_order_due (order_id) select distinct order_id from order_line where product_id = new.id;
  return null;
end $$;
create trigger note_cohort_brand after update of brand_id on product for each row
  when (old.brand_id <> new.brand_id) execute function note_brand_moved();
