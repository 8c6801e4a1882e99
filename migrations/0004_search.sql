-- Which products a process must read again to keep its search index up to date. Row 0 stands for
-- what is not one product: categories, brands, synonyms. The transaction's number, and not a time,
-- says when: with the snapshot's xmin no change that commits late is ever overlooked.
create table catalog_change (
  product_id integer primary key,
  changed_in xid8 not null default pg_current_xact_id()
) with (fillfactor = 70);
create index catalog_change_since on catalog_change (changed_in);

create function note_catalog_change(ids integer[]) returns void language sql as $$
  insert into catalog_change (product_id)
    select distinct id from unnest(ids) as id order by id
    on conflict (product_id) do update set changed_in = pg_current_xact_id()
$$;

create function product_changed() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array[coalesce(new.id, old.id)]);
  return null;
end $$;
create trigger product_changed after insert or update or delete on product
  for each row execute function product_changed();

create function product_sub_category_changed() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array[coalesce(new.product_id, old.product_id)]);
  return null;
end $$;
create trigger product_sub_category_changed after insert or update or delete on product_sub_category
  for each row execute function product_sub_category_changed();

create function category_changed() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(
    array(select id from product where category_id = coalesce(new.id, old.id)) || 0);
  return null;
end $$;
create trigger category_changed after insert or update or delete on category
  for each row execute function category_changed();

create function sub_category_changed() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(
    array(select product_id from product_sub_category
      where sub_category_id = coalesce(new.id, old.id)) || 0);
  return null;
end $$;
create trigger sub_category_changed after insert or update or delete on sub_category
  for each row execute function sub_category_changed();

create function brand_changed() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(
    array(select id from product where brand_id = coalesce(new.id, old.id)) || 0);
  return null;
end $$;
create trigger brand_changed after insert or update or delete on brand
  for each row execute function brand_changed();

create function search_synonym_changed() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array[0]);
  return null;
end $$;
create trigger search_synonym_changed after insert or update or delete on search_synonym
  for each statement execute function search_synonym_changed();

-- A renamed product keeps its old address; one that takes an address back is no longer led away from it.
create function keep_product_slug() returns trigger language plpgsql as $$
begin
  delete from product_slug_history where slug = new.slug;
  insert into product_slug_history (slug, product_id) values (old.slug, new.id)
    on conflict (slug) do update set product_id = excluded.product_id, changed_at = now();
  return null;
end $$;
create trigger keep_product_slug after update of slug on product
  for each row when (old.slug is distinct from new.slug) execute function keep_product_slug();
