-- Public answers bear what they show: `product:7`, `text:faq`, the lists a product can be in. A change
-- tells just those. The tags' meaning stands in domain/cache-tags.ts; prices are compared by the ranges
-- of domain/catalog/price-ranges.ts.

-- Tells every process at commit. What the transaction has told stays readable in it, so that the
-- process that wrote can drop it before it answers. Too many for one notice: everything of that kind.
create function tell_tags(tags text[], otherwise text) returns void
language plpgsql
as $$
declare
  told text := case when cardinality(tags) > 100 then otherwise else array_to_string(tags, ',') end;
begin
  if coalesce(told, '') = '' then return; end if;
  perform set_config('anlanh.told', concat_ws(',', nullif(current_setting('anlanh.told', true), ''), told), true);
  perform pg_notify('public_cache', told);
end
$$;

create function price_range_of(price bigint) returns integer
language sql immutable
as $$ select width_bucket(price, array[100000, 300000, 500000, 1000000]::bigint[]) $$;

create function tell_product_update() returns trigger
language plpgsql
as $$
begin
  perform tell_tags((
    select array_agg(distinct tag)
    from before b join after a using (id)
    cross join lateral (select
      row(b.published, b.product_type, b.product_code, b.category_id, b.sold)
        is distinct from row(a.published, a.product_type, a.product_code, a.category_id, a.sold) as placed,
      row(b.brand_id, b.created_at, b.vaccine_shop, price_range_of(b.discount_price))
        is distinct from row(a.brand_id, a.created_at, a.vaccine_shop, price_range_of(a.discount_price)) as counted,
      row(b.discount_price, b.original_price)
        is distinct from row(a.discount_price, a.original_price) as priced,
      row(b.family, b.pack_units) is distinct from row(a.family, a.pack_units) as packed,
      row(b.name, b.product_code, b.brand_id, b.category_id, b.short_description, b.usage, b.ingredients)
        is distinct from row(a.name, a.product_code, a.brand_id, a.category_id, a.short_description, a.usage,
          a.ingredients) as worded
    ) as change
    cross join lateral (
      select 'products' as tag
      union all select 'product:' || a.id
      union all select 'lists' where placed or counted
      union all select 'prices' where placed or priced
      union all select 'words' where placed or worded
      union all select 'slugs' where b.slug <> a.slug
      union all select 'packs' where packed or placed and a.family <> ''
      union all select 'category:' || id from unnest(array[b.category_id, a.category_id]) as id where placed
      union all select 'group:' || sub_category_id from product_sub_category
        where placed and product_id = a.id
    ) as tags
  ), 'catalog,products');
  return null;
end
$$;

-- Products that came or went.
create function tell_product_rows() returns trigger
language plpgsql
as $$
begin
  perform tell_tags((
    select array_agg(distinct tag) from changed
    cross join lateral unnest(array['products', 'lists', 'prices', 'words', 'slugs',
      'product:' || id, 'category:' || category_id, case when family <> '' then 'packs' end]) as tag
    where tag is not null
  ), 'catalog,products');
  return null;
end
$$;

create function tell_product_groups() returns trigger
language plpgsql
as $$
begin
  perform tell_tags((
    select array_agg(distinct tag) from changed
    cross join lateral unnest(array['products', 'lists', 'words',
      'product:' || product_id, 'group:' || sub_category_id]) as tag
  ), 'catalog,products');
  return null;
end
$$;

create function tell_new_stock() returns trigger
language plpgsql
as $$
begin
  perform tell_tags((
    select array_agg(distinct tag) from changed
    cross join lateral unnest(array['availability', 'stock:' || product_id, 'product:' || product_id]) as tag
  ), 'catalog,availability');
  return null;
end
$$;

-- By the row and only with `on_hand`: what orders hold is told by the process that holds it.
create function tell_stock() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('public_cache', 'availability,stock:' || new.product_id || ',product:' || new.product_id);
  return null;
end
$$;

create function tell_texts() returns trigger
language plpgsql
as $$
begin
  perform tell_tags((
    select array_agg(distinct tag) from changed cross join lateral unnest(array['texts', 'text:' || slug]) as tag
  ), 'texts,content');
  return null;
end
$$;

create function tell_settings() returns trigger
language plpgsql
as $$
begin
  perform tell_tags((
    select array_agg(distinct tag) from changed cross join lateral unnest(array['settings', 'setting:' || key]) as tag
  ), 'settings');
  return null;
end
$$;

drop trigger tell_change on product;
create trigger tell_insert after insert on product
  referencing new table as changed for each statement execute function tell_product_rows();
create trigger tell_delete after delete on product
  referencing old table as changed for each statement execute function tell_product_rows();
create trigger tell_update after update on product
  referencing old table as before new table as after for each statement execute function tell_product_update();

drop trigger tell_change on product_sub_category;
create trigger tell_insert after insert on product_sub_category
  referencing new table as changed for each statement execute function tell_product_groups();
create trigger tell_delete after delete on product_sub_category
  referencing old table as changed for each statement execute function tell_product_groups();

drop trigger tell_change on stock;
create trigger tell_insert after insert on stock
  referencing new table as changed for each statement execute function tell_new_stock();
create trigger tell_delete after delete on stock
  referencing old table as changed for each statement execute function tell_new_stock();
create trigger tell_update after update of on_hand on stock for each row
  when (old.on_hand <> new.on_hand and old.on_hand - old.reserved <> new.on_hand - new.reserved)
  execute function tell_stock();

drop trigger tell_change on static_page;
create trigger tell_insert after insert on static_page
  referencing new table as changed for each statement execute function tell_texts();
create trigger tell_delete after delete on static_page
  referencing old table as changed for each statement execute function tell_texts();
create trigger tell_update_before after update on static_page
  referencing old table as changed for each statement execute function tell_texts();
create trigger tell_update_after after update on static_page
  referencing new table as changed for each statement execute function tell_texts();

drop trigger tell_change on setting;
create trigger tell_insert after insert on setting
  referencing new table as changed for each statement execute function tell_settings();
create trigger tell_delete after delete on setting
  referencing old table as changed for each statement execute function tell_settings();
create trigger tell_update after update on setting
  referencing new table as changed for each statement execute function tell_settings();

drop trigger tell_change on popup_offer;
create trigger tell_change after insert or update or delete on popup_offer
  for each statement execute function tell_change('content');
