import type { ClientBase } from 'pg'

/** Rows that name one that is not there, which PostgreSQL does not look for while a copy is filled. */
export async function findOrphans(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<Reference>(`
    select c.conname as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
      (select array_agg(a.attname::text order by k.place) from unnest(c.conkey) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as "childColumns",
      (select array_agg(a.attname::text order by k.place) from unnest(c.confkey) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number) as "parentColumns"
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`)
  const found: string[] = []
  for (const reference of rows) {
    const { rows: counted } = await client.query<{ count: string }>(orphansOf(reference))
    const { count } = counted[0]!
    if (count !== '0')
      found.push(
        `${reference.child}: ${count} rows without ${reference.parent} (${reference.name})`,
      )
  }
  return found
}

interface Reference {
  name: string
  child: string
  parent: string
  childColumns: string[]
  parentColumns: string[]
}

function orphansOf({ child, parent, childColumns, parentColumns }: Reference): string {
  const isThere = childColumns.map((column, at) => `p."${parentColumns[at]!}" = c."${column}"`)
  const isSet = childColumns.map((column) => `c."${column}" is not null`)
  return `select count(*)::text as count from ${child} c where ${isSet.join(' and ')}
    and not exists (select from ${parent} p where ${isThere.join(' and ')})`
}
