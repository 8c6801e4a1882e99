-- The company's own people, who may order at the staff price once a period, whichever of their phones.
create table employee (
  id integer generated always as identity primary key,
  number text not null unique,
  name text not null,
  active boolean not null default true,
  -- The Vietnam day and code of the order at the staff price that holds their turn; null when none does.
  -- One conditional update of this row decides: of many orders at once one gets the turn.
  incentive_on date,
  incentive_order text unique,
  created_at timestamptz not null,
  check ((incentive_on is null) = (incentive_order is null))
) with (fillfactor = 70);
create index employee_name on employee using gin (vn_fold(name) gin_trgm_ops);

-- A phone belongs to one employee.
create table employee_phone (
  phone text primary key,
  employee_id integer not null references employee,
  added_at timestamptz not null
);
create index employee_phone_employee on employee_phone (employee_id, added_at);
create index employee_phone_end on employee_phone (reverse(phone) text_pattern_ops);

-- Every order at the staff price, with the phone that placed it; one whose order was cancelled is freed.
create table employee_incentive (
  id bigint generated always as identity primary key,
  employee_id integer not null references employee,
  phone text not null,
  order_code text not null unique,
  -- Đồng that the staff price took off.
  saved bigint not null check (saved > 0),
  placed_at timestamptz not null,
  freed_at timestamptz
);
create index employee_incentive_employee on employee_incentive (employee_id, id desc);

-- Categories that no menu shows: packages of points, what the vaccine centres sell.
alter table category add column listed boolean not null default true;

-- Packages of points (`points`) and what the vaccine-centre shop alone sells (`vaccine`) are products that
-- the other lists do not show.
alter table product drop constraint product_kind_check,
  add constraint product_kind_check check (kind in ('supplement', 'device', 'cosmetic', 'service')),
  add constraint product_type_check check (product_type in ('sale', 'points', 'vaccine')),
  -- Of a package of points: staff may stop its sale while it stays to be seen (result 12).
  add column sells_points boolean not null default true,
  add constraint product_vaccine_shop check (product_type <> 'vaccine' or vaccine_shop),
  add constraint product_point_amount check (product_type <> 'points' or point_amount > 0);
create index product_vaccine on product (sold desc, id) where published and vaccine_shop;
create index product_points on product (discount_price, id) where published and product_type = 'points';
-- A programme may forbid the sale of points (result 12).
alter table loyalty_programme add column sells_points boolean not null default true;

-- Where orders of the vaccine-centre shop are fetched. An order may still name one that is closed.
create table vaccine_center (
  code text primary key check (code ~ '^[A-Z0-9-]{2,20}$'),
  name text not null,
  street text not null,
  -- Ward and district joined, as they are printed.
  place text not null,
  -- Of the gso63 scheme.
  province_id integer not null,
  province text not null,
  phone text not null default '',
  opening_hours text not null default '',
  published boolean not null default true,
  sort integer not null default 0
);
create trigger tell_change after insert or update or delete on vaccine_center
  for each statement execute function tell_change('location');

-- An order goes to an address, a branch or a centre; points go nowhere.
alter table shop_order drop constraint shop_order_check1,
  add column center_code text references vaccine_center,
  add constraint shop_order_destination check (
    num_nonnulls(pickup_branch, full_address, center_code) = (order_type <> 'points')::int),
  add check (center_code is null or order_type = 'vaccine');
-- What a member has ordered of points in a day.
create index shop_order_points on shop_order (member_id, created_at) where order_type = 'points';
