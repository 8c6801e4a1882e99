import { sql, type RawBuilder } from 'kysely'

/** SQL: how many products name this category, group or brand, sold or not. */
export function productsIn(
  kind: 'category' | 'sub_category' | 'brand',
  id: string,
): RawBuilder<number> {
  const ref = sql.ref(id)
  if (kind === 'sub_category') {
    return sql<number>`(select count(*)::int from product_sub_category x where x.sub_category_id = ${ref})`
  }
  return sql<number>`(select count(*)::int from product x where ${sql.ref(`x.${kind}_id`)} = ${ref})`
}
