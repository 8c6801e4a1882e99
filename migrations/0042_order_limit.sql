-- As many of a product as one order takes; null where its stock alone decides.
alter table product add column order_limit integer check (order_limit > 0);
-- First specification, section 9.
update product set order_limit = 2 where slug = 'ritana60v-325k';
