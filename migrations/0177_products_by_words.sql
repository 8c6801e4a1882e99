-- Folding 20,000 names for each search of the desk took seconds: what is compared is kept with the name.
alter table product add column name_words text not null generated always as (vn_fold(name)) stored;

-- How many products a brand or a category has, of those that nobody sees too.
create index product_of_brand on product (brand_id);
create index product_of_category on product (category_id);
