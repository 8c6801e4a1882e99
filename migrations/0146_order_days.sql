-- What orders of a day came to, for reports: kept by a job, which counts a day whole whenever one of its orders moved.
-- A day is that on which orders were placed, or that on which they were delivered.
create table order_day (
  basis text not null check (basis in ('placed', 'delivered')),
  day date not null,
  order_type text not null,
  buyer text not null check (buyer in ('guest', 'member', 'employee')),
  -- The branch where it is fetched, or the vaccine centre; empty where it is delivered.
  place text not null,
  orders integer not null,
  cancelled integer not null,
  -- Đồng, of orders that stand.
  gross bigint not null,
  price_discount bigint not null,
  employee_discount bigint not null,
  voucher bigint not null,
  fee bigint not null,
  returned bigint not null,
  primary key (basis, day, order_type, buyer, place)
);
create table order_day_product (
  basis text not null check (basis in ('placed', 'delivered')),
  day date not null,
  product_id integer not null references product on delete cascade,
  orders integer not null,
  pieces integer not null,
  returned_pieces integer not null,
  gross bigint not null,
  price_discount bigint not null,
  returned bigint not null,
  primary key (basis, day, product_id)
);

-- Orders that moved since their days were counted. Only ever added to, so that no order waits for another.
create table order_day_due (
  id bigint generated always as identity primary key,
  order_id bigint not null
);
create function note_order_day() returns trigger language plpgsql as $$
begin
  if tg_table_name in ('order_return', 'order_change') then
    insert into order_day_due (order_id) values (new.order_id);
  else
    insert into order_day_due (order_id) values (new.id);
  end if;
  return null;
end $$;
create trigger note_order_day_placed after insert on shop_order for each row execute function note_order_day();
create trigger note_order_day_moved after update of status on shop_order for each row
  when (old.status is distinct from new.status) execute function note_order_day();
create trigger note_order_day_returned after insert on order_return for each row execute function note_order_day();
create trigger note_order_day_changed after insert on order_change for each row execute function note_order_day();
create index order_delivered on order_status_change (created_at, order_id)
  where event in ('delivered', 'deliveredWithPoints');

-- One order of each day is enough for the day to be counted.
insert into order_day_due (order_id)
select min(id) from shop_order group by (created_at at time zone 'Asia/Ho_Chi_Minh')::date
union
select min(order_id) from order_status_change where event in ('delivered', 'deliveredWithPoints')
group by (created_at at time zone 'Asia/Ho_Chi_Minh')::date;
