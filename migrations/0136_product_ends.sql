-- A product that is no longer sold leads to the one that took its place; staff choose what is shown beside a product.
alter table product
  add column successor_id integer references product,
  add column related_ids integer[] not null default '{}' check (cardinality(related_ids) <= 8),
  add constraint product_ended check (successor_id is null or (successor_id <> id and not published));
create index product_successor on product (successor_id) where successor_id is not null;
create index product_related on product using gin (related_ids);

-- Answers under an address that leads elsewhere bear `slugs`; a neighbour that staff chose is missed where it was hidden.
create function tell_product_ends() returns trigger
language plpgsql
as $$
begin
  perform tell_tags((
    select array_agg(distinct tag) from (
      select 'slugs' as tag
      union all select 'product:' || id from product where new.published and related_ids @> array[new.id]
    ) as told
  ), 'slugs,products,catalog');
  return null;
end
$$;
create trigger tell_ends after update on product
  for each row when (old.published <> new.published or old.successor_id is distinct from new.successor_id)
  execute function tell_product_ends();
