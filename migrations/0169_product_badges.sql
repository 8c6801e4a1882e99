-- A word or two on the picture of a product, as “Mới”, until a day or until somebody takes it away.
alter table product
  add column badge text not null default '' check (length(badge) <= 20),
  -- The last Vietnam day on which it is shown; null where it stays.
  add column badge_until date,
  add constraint product_badge_ends check (badge_until is null or badge <> '');
create index product_badge_until on product (badge_until) where badge_until is not null;
