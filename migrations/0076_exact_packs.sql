-- A pack's page shows the other packs of its family, and bears each of them: what changes of one, and its leaving, is
-- told by `product:7` alone. Only what comes into a family is named apart, to the pages of that family. Until now
-- every sale, change or hiding of any pack dropped the pages of all products.

-- Families are words of people, tags are joined by commas.
create function family_tag(family text) returns text
language sql immutable
as $$ select 'family:' || hashtext(family) $$;

create or replace function tell_product_update() returns trigger
language plpgsql
as $$
begin
  perform tell_tags((
    select array_agg(distinct tag)
    from before b join after a using (id)
    cross join (select count(*) as total from after) as all_rows
    cross join lateral (select
      row(b.published, b.product_type, b.product_code, b.category_id, b.sold)
        is distinct from row(a.published, a.product_type, a.product_code, a.category_id, a.sold) as placed,
      row(b.brand_id, b.created_at, b.vaccine_shop, price_range_of(b.discount_price))
        is distinct from row(a.brand_id, a.created_at, a.vaccine_shop, price_range_of(a.discount_price)) as counted,
      row(b.discount_price, b.original_price)
        is distinct from row(a.discount_price, a.original_price) as priced,
      a.family <> '' and is_listed(a) and (a.family <> b.family or not is_listed(b)) as joined,
      row(b.name, b.product_code, b.brand_id, b.category_id, b.short_description, b.usage, b.ingredients)
        is distinct from row(a.name, a.product_code, a.brand_id, a.category_id, a.short_description, a.usage,
          a.ingredients) as worded,
      is_listed(a) and (a.sold > b.sold or a.category_id <> b.category_id or not is_listed(b)) as rose
    ) as change
    cross join lateral (
      select 'products' as tag
      union all select 'product:' || a.id
      union all select 'lists' where placed or counted
      union all select 'prices' where placed or priced
      union all select 'words' where placed or worded
      union all select 'slugs' where b.slug <> a.slug
      union all select family_tag(a.family) where joined
      union all select 'category:' || a.category_id where rose and (is_many(total) or is_among_the_best(a.id, null))
      union all select 'group:' || sub_category_id from product_sub_category
        where rose and product_id = a.id
          and (is_many(total) or is_among_the_best(a.id, sub_category_id))
    ) as tags
  ), 'catalog,products');
  return null;
end
$$;

create or replace function tell_product_rows() returns trigger
language plpgsql
as $$
begin
  perform tell_tags((
    select array_agg(distinct tag) from changed
    cross join (select count(*) as total from changed) as all_rows
    cross join lateral unnest(array['products', 'lists', 'prices', 'words', 'slugs', 'product:' || id,
      case when tg_op = 'INSERT' and family <> '' and is_listed(changed) then family_tag(family) end,
      case when tg_op = 'INSERT' and (is_many(total) or is_among_the_best(id, null))
        then 'category:' || category_id end]) as tag
    where tag is not null
  ), 'catalog,products');
  return null;
end
$$;
