import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartFailure } from '../start-failure.ts'

export interface Migration {
  /** `0001_platform.sql` */
  name: string
  sql: string
  checksum: string
}

export const migrationsDir = resolve(import.meta.dirname, '../../../migrations')

/** Every migration of a directory, in the order in which they apply. */
export function readMigrations(directory: string = migrationsDir): Migration[] {
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  names.forEach(refuseWrongName)
  return names.map((name) => {
    const sql = readFileSync(join(directory, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/** `0177`: by which a process says how new its code is. */
export function newestMigration(): string {
  return (newest ??= readdirSync(migrationsDir).toSorted().at(-1)!.slice(0, 4))
}

let newest: string | undefined

function refuseWrongName(name: string, index: number, all: string[]): void {
  if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) {
    throw new StartFailure(`Migration ${name} must be named like 0001_what_it_brings.sql.`)
  }
  if (all[index - 1]?.slice(0, 4) === name.slice(0, 4)) {
    throw new StartFailure(`Migrations ${all[index - 1]} and ${name} have the same number.`)
  }
}
