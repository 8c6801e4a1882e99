-- A product's page shows what sells best beside it. What leaves those is named by itself; what comes or rises
-- changes nobody's neighbours unless it gets among the first of its group or category. Each product that was
-- hidden, shown or added dropped the page of every other in its groups.

create function is_listed(one product) returns boolean
language sql immutable
as $$ select one.published and one.product_type = 'sale' and one.product_code <> 'CC6' $$;

-- Of many at once it is not asked, but told.
create function is_many(rows bigint) returns boolean
language sql immutable
as $$ select rows > 30 $$;

-- Whether a product stands where neighbours are chosen. Eight are shown (domain/catalog/listing.ts), and neither the
-- product of the page nor its other packs are among them, so that all packs of a family count as one. Twenty, not
-- nine: other transactions may be taking some of those before it away.
create function is_among_the_best(subject integer, of_group integer) returns boolean
language sql stable
as $$
  select count(distinct case when better.family = '' then better.id::text else better.family end) < 20
  from product as own
  cross join lateral (
    select p.id, p.family from product p
    where p.category_id = own.category_id and p.id <> own.id and p.sold > own.sold
      and is_listed(p) and (of_group is null or exists (
        select from product_sub_category s where s.product_id = p.id and s.sub_category_id = of_group))
    order by p.sold desc
    limit 60
  ) as better
  where own.id = subject
$$;

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
      row(b.family, b.pack_units) is distinct from row(a.family, a.pack_units) as packed,
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
      union all select 'packs' where packed or placed and a.family <> ''
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
      case when family <> '' then 'packs' end,
      case when tg_op = 'INSERT' and (is_many(total) or is_among_the_best(id, null))
        then 'category:' || category_id end]) as tag
    where tag is not null
  ), 'catalog,products');
  return null;
end
$$;

create or replace function tell_product_groups() returns trigger
language plpgsql
as $$
begin
  perform tell_tags((
    select array_agg(distinct tag) from changed
    cross join (select count(*) as total from changed) as all_rows
    cross join lateral unnest(array['products', 'lists', 'words', 'product:' || product_id,
      case when tg_op = 'INSERT' and (is_many(total) or is_among_the_best(product_id, sub_category_id))
        then 'group:' || sub_category_id end]) as tag
    where tag is not null
  ), 'catalog,products');
  return null;
end
$$;
