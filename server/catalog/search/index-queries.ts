import { unlistedProductCode } from '#domain/catalog/listing.ts'
import type { Db } from '../../platform/db.ts'
import type { Taxonomy } from './catalog-index.ts'
import type { IndexRow } from './indexed-product.ts'
import { queryRows } from '../../platform/query-rows.ts'

export interface CatalogChanges {
  /** Everything before it is known: the next call asks from here. */
  until: string
  ids: number[]
}

/** All products to begin with, then what changed since; row 0 stands for what is not one product. */
export async function listChanges(db: Db, since: string | null): Promise<CatalogChanges> {
  const text =
    since === null
      ? `select pg_snapshot_xmin(pg_current_snapshot())::text as until,
          array(select id from product) || 0 as ids`
      : `select pg_snapshot_xmin(pg_current_snapshot())::text as until,
          array(select product_id from catalog_change where changed_in >= $1::xid8) as ids`
  const [changes] = await queryRows<CatalogChanges>(db, text, since === null ? [] : [since])
  return changes!
}

const rowsByIds = `
  select p.id, p.name, p.product_code, b.name as brand, p.brand_id, p.category_id,
    c.name as category, p.original_price, p.discount_price, p.sold, p.created_at,
    subs.ids as sub_category_ids, subs.names as sub_categories, label,
    md5(concat_ws('|', p.name, p.product_code, b.name, c.name, subs.names::text, label)) as wording
  from product p join brand b on b.id = p.brand_id join category c on c.id = p.category_id
  cross join lateral concat_ws(' ', p.short_description, p.usage, p.ingredients) as label
  cross join lateral (
    select coalesce(array_agg(sc.id order by sc.id), '{}') as ids,
      coalesce(array_agg(sc.name order by sc.id), '{}') as names
    from product_sub_category ps join sub_category sc on sc.id = ps.sub_category_id
    where ps.product_id = p.id) as subs
  where p.id = any($1::int[]) and p.published and p.product_type = 'sale'
    and p.product_code <> '${unlistedProductCode}'`

export function listIndexRows(db: Db, ids: readonly number[]): Promise<IndexRow[]> {
  return queryRows<IndexRow>(db, rowsByIds, [ids])
}

const taxonomy = `
  select
    (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name)
      order by sort, id), '[]') from category where listed) as categories,
    (select coalesce(json_object_agg(id, json_build_object('description', description, 'picture', picture)), '{}')
      from category where listed and (description <> '' or picture is not null)) as about,
    (select coalesce(json_agg(json_build_object('kind', h.kind, 'slug', h.slug, 'present',
        coalesce(c.slug, s.slug, b.slug))), '[]')
      from shelf_slug_history h
      left join category c on h.kind = 'category' and c.id = h.target_id
      left join sub_category s on h.kind = 'sub_category' and s.id = h.target_id
      left join brand b on h.kind = 'brand' and b.id = h.target_id) as "formerSlugs",
    (select coalesce(json_agg(json_build_object('id', s.id, 'slug', s.slug, 'name', s.name,
      'categoryId', s.category_id) order by c.sort, c.id, s.sort, s.id), '[]')
      from sub_category s join category c on c.id = s.category_id where c.listed and s.listed)
      as "subCategories",
    (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name)
      order by name, id), '[]') from brand where listed) as brands,
    (select coalesce(json_agg(words order by id), '[]') from search_synonym) as synonyms`

export async function readTaxonomy(db: Db): Promise<Taxonomy> {
  return (await queryRows<Taxonomy>(db, taxonomy, []))[0]!
}
