import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '#server/platform/db.ts'
import { createTestDatabase } from './support/database.ts'
import { root } from './support/source-files.ts'

const page = readFileSync(join(root, 'docs/operations/size.md'), 'utf8')
const part = (title: string) => page.split(/^## /m).find((each) => each.startsWith(title))!
const namesIn = (text: string) => [...text.matchAll(/`([a-z][a-z_]*)`/g)].map(([, name]) => name!)

/** `| table | how long | file |`; without a file it goes with another table. */
const thrownAway = part('Thrown away')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, table, kept, file]) => ({ table: table!, kept: kept!, file: file! }))

let open: OpenDatabase

beforeAll(async () => {
  open = openDatabase((await createTestDatabase()).url, { maxConnections: 1 })
})
afterAll(() => open.close())

test('of every table it is written whether it grows for ever', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(open.db)
  const others = ['Kept', 'Counted', 'Bounded'].flatMap((title) => namesIn(part(title)))
  const written = [...thrownAway.map(({ table }) => table), ...others]
  expect(written.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('what is thrown away is so by the file that is named', () => {
  const notDeleted = thrownAway
    .filter(({ file }) => file !== '')
    .filter(({ table, file }) => {
      const source = readFileSync(join(root, file), 'utf8')
      const itself = [`deleteFrom('${table}')`, `delete from ${table} `, `delete from ${table}\n`]
      const ofASession = table.endsWith('_session') && source.includes('delete from ${table}')
      return !ofASession && !itself.some((words) => source.includes(words))
    })
  expect(notDeleted).toEqual([])
})

test('what goes with another table is taken along by the database', async () => {
  const together = thrownAway.filter(({ file }) => file === '')
  const { rows } = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and confdeltype = 'c'`.execute(open.db)
  const takenAlong = (table: string): string[] => {
    const parents = rows.filter(({ child }) => child === table).map(({ parent }) => parent)
    return parents.flatMap((parent) => [parent, ...takenAlong(parent)])
  }
  const left = together.filter(({ table, kept }) => {
    const parent = kept.split(' ').at(-1)!
    return !takenAlong(table).includes(parent)
  })
  expect(left).toEqual([])
})
