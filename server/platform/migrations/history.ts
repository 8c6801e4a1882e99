import type { ClientBase, Pool } from 'pg'
import { StartFailure } from '../start-failure.ts'
import { headerOf, isNamed } from './header.ts'
import type { Migration } from './read-migrations.ts'

/** What was applied to a database, and what was not. */
export interface State {
  /** No shop was ever started on it: nobody's rows, and no older code. */
  isNew: boolean
  pending: Migration[]
  /** Applied backfills that are not through all rows yet. */
  unfinished: string[]
}

/** Their own keeper is the runner: they are there before the first migration. */
export const historyTables = `
  create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  create table if not exists schema_backfill (
    name text primary key references schema_migration (name),
    reached bigint,
    changed bigint not null default 0,
    started_at timestamptz not null default now(),
    finished_at timestamptz
  )`

export async function readState(
  client: Pool | ClientBase,
  migrations: readonly Migration[],
): Promise<State> {
  const { rows } = await client.query(
    `select to_regclass('schema_migration') is not null as applied,
      to_regclass('schema_backfill') is not null as filled,
      to_regclass('environment_mark') is not null as started`,
  )
  const is = rows[0] as { applied: boolean; filled: boolean; started: boolean }
  const applied = is.applied ? await readApplied(client) : new Map<string, string>()
  const unfinished = `select name from schema_backfill where finished_at is null order by name`
  return {
    isNew: !is.started || !(await hasRows(client)),
    pending: migrations.filter((each) => !isApplied(each, applied.get(each.name))),
    unfinished: is.filled ? await namesBy(client, unfinished) : [],
  }
}

/** Of a new database all of it; else what takes something away waits until somebody says so. */
export function startApplies({ isNew, pending }: State): Migration[] {
  return isNew ? pending : pending.filter((each) => headerOf(each).kind !== 'contract')
}

/** What takes something away and is not applied yet. */
export function waitingContracts(state: State): Migration[] {
  return state.isNew ? [] : state.pending.filter((each) => headerOf(each).kind === 'contract')
}

/** Of what it names as coming before, what has not ended on this database. */
export function missingBefore(
  migration: Migration,
  { pending, unfinished }: Pick<State, 'pending' | 'unfinished'>,
): string[] {
  const open = [...pending.map(({ name }) => name), ...unfinished]
  return headerOf(migration).after.filter((after) => open.some((name) => isNamed(after, name)))
}

function isApplied({ name, checksum }: Migration, known: string | undefined): boolean {
  if (known !== undefined && known !== checksum) {
    throw new StartFailure(
      `Migration ${name} was changed after it was applied to this database; add a new one instead.`,
    )
  }
  return known !== undefined
}

async function readApplied(client: Pool | ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

async function hasRows(client: Pool | ClientBase): Promise<boolean> {
  const { rows } = await client.query('select from environment_mark limit 1')
  return rows.length > 0
}

async function namesBy(client: Pool | ClientBase, sql: string): Promise<string[]> {
  return (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name)
}
