-- A pharmacy looks for a customer among a hundred thousand purchases: names are folded when they are
-- written, and what a search looks at stands in the index.
alter table store_purchase
  add column customer_words text not null generated always as (vn_fold(customer_name)) stored;
alter table store_reminder
  add column customer_words text not null generated always as (vn_fold(customer_name)) stored;

drop index store_purchase_store;
create index store_purchase_store on store_purchase (drugstore_id, purchased_on desc, id desc)
  include (phone, customer_words) where deleted_at is null;
drop index store_purchase_customer;
create index store_purchase_customer
  on store_purchase (drugstore_id, phone, purchased_on desc, id desc)
  include (customer_words) where deleted_at is null;
