import type { ClientBase } from 'pg'

/** `rewritten`: all of it is written anew. `indexed`: all of it is read and an index written. `read`: all of it is read. */
export type TableWork = 'none' | 'read' | 'indexed' | 'rewritten'

interface Snapshot {
  /** By name: where its rows are, which changes when they are written anew. */
  tables: Map<string, string>
  indexes: Map<string, string>
  /** By `table.constraint`, those that all rows were proven for. */
  proven: Set<string>
}

/** What PostgreSQL's catalog says of the tables of the shop. */
export async function snapshot(client: ClientBase): Promise<Snapshot> {
  const asked = async <T>(sql: string) => (await client.query(sql)).rows as T[]
  const tables = await asked<{ name: string; node: string }>(
    `select relname as name, pg_relation_filenode(oid)::text as node from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const indexes = await asked<{ name: string; table: string }>(
    `select i.indexrelid::text as name, c.relname as table from pg_index i
      join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace`,
  )
  // A column that is new and not null has one, too, and no row is read for it.
  const proven = await asked<{ name: string }>(
    `select c.relname || '.' || k.oid as name from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.convalidated and c.relnamespace = 'public'::regnamespace and (k.contype in ('c', 'f')
        or (k.contype = 'n' and not exists (select from pg_attribute a where a.attrelid = k.conrelid
          and a.attnum = any (k.conkey) and a.atthasmissing)))`,
  )
  return {
    tables: new Map(tables.map(({ name, node }) => [name, node])),
    indexes: new Map(indexes.map(({ name, table }) => [name, table])),
    proven: new Set(proven.map(({ name }) => name)),
  }
}

/** By table, the most that happened to it. */
export function changesOf(before: Snapshot, after: Snapshot): Map<string, TableWork> {
  const changes = new Map<string, TableWork>()
  for (const name of after.proven) {
    if (!before.proven.has(name)) changes.set(name.slice(0, name.lastIndexOf('.')), 'read')
  }
  for (const [name, table] of after.indexes) {
    if (!before.indexes.has(name)) changes.set(table, 'indexed')
  }
  for (const [name, node] of after.tables) {
    if (before.tables.has(name) && before.tables.get(name) !== node) changes.set(name, 'rewritten')
  }
  return changes
}
