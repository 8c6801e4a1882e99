-- Products of one family are one thing in packs of several sizes; the shop offers them as a choice.
alter table product
  add column family text not null default '' check (length(family) <= 60),
  add column pack_units integer not null default 1 check (pack_units between 1 and 1000);
-- Two packs of one size could not be told apart.
create unique index product_family_pack on product (family, pack_units) where family <> '';

-- A rating is the mean of reviews, and nobody has written one yet.
update product set rating = null, rating_count = 0 where rating is not null or rating_count > 0;
alter table product add constraint product_rating_has_reviews
  check ((rating is null) = (rating_count = 0));
