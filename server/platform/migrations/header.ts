import { StartFailure } from '../start-failure.ts'
import type { Migration } from './read-migrations.ts'

/**
 * - `expand`: adds; the code of the release before goes on working on it. In a transaction.
 * - `backfill`: one statement, run for some rows after the other by a worker, until all are done
 * - `contract`: takes away what no code uses any more; by hand, once no older code runs
 * - `concurrent`: makes or drops indexes while people write. Outside a transaction.
 */
export const migrationKinds = ['expand', 'backfill', 'contract', 'concurrent'] as const
export type MigrationKind = (typeof migrationKinds)[number]

export interface Header {
  kind: MigrationKind
  /** Names of migrations, or their numbers, that must have ended before. */
  after: string[]
}

export interface Backfill {
  table: string
  /** A column of whole numbers that names each row once. */
  key: string
  /** So many rows at once. */
  batch: number
  /** Of the rows with a key above `$1` up to `$2`. */
  sql: string
}

/** The lines `-- name: value` before the first statement; files from before there were kinds expand. */
export function headerOf({ name, sql }: Migration): Header {
  const lines = headerLines(sql)
  const kind = lines.get('kind') ?? 'expand'
  if (!isKind(kind)) {
    throw new StartFailure(
      `Migration ${name} is of the kind "${kind}"; it must be ${migrationKinds.join(', ')}.`,
    )
  }
  const after = lines.get('after')?.split(',') ?? []
  return { kind, after: after.map((each) => each.trim()).filter(Boolean) }
}

/** What a backfill's header says. */
export function backfillOf({ name, sql }: Migration): Backfill {
  const lines = headerLines(sql)
  const [table, key] = [lines.get('table'), lines.get('key') ?? 'id']
  if (!table || !isName(table) || !isName(key)) {
    throw new StartFailure(`Migration ${name} must say -- table: and -- key: of its rows.`)
  }
  return { table, key, batch: Number(lines.get('batch') ?? 1000), sql }
}

/** Whether `after: 0186` means this one. */
export function isNamed(after: string, name: string): boolean {
  return name === after || name.slice(0, 4) === after
}

/** Whether it says its kind at all. */
export function hasKind({ sql }: Migration): boolean {
  return headerLines(sql).has('kind')
}

function headerLines(sql: string): Map<string, string> {
  const lines = new Map<string, string>()
  for (const line of sql.split('\n')) {
    if (!/^\s*(--.*)?$/.test(line)) break
    const [, name, value] = /^-- (kind|after|table|key|batch): (.+)$/.exec(line) ?? []
    if (name) lines.set(name, value!.trim())
  }
  return lines
}

function isKind(kind: string): kind is MigrationKind {
  return (migrationKinds as readonly string[]).includes(kind)
}

function isName(name: string): boolean {
  return /^[a-z_][a-z0-9_]*$/.test(name)
}
