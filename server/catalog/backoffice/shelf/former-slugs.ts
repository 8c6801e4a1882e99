import { sql, type RawBuilder } from 'kysely'

/** SQL: addresses that lead to this one by now, the newest first. */
export function formerSlugsOf(
  kind: 'category' | 'sub_category' | 'brand',
  id: string,
): RawBuilder<string[]> {
  return sql<string[]>`array(
    select h.slug from shelf_slug_history h
    where h.kind = ${kind} and h.target_id = ${sql.ref(id)} order by h.changed_at desc, h.slug)`
}
