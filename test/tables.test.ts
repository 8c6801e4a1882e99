import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '#server/platform/db.ts'
import { createTestDatabase } from './support/database.ts'
import { root } from './support/source-files.ts'
import { columnsOf, type TableColumn, typeScriptOf } from './support/table-columns.ts'

let open: OpenDatabase
let folder: string

beforeAll(async () => {
  open = openDatabase((await createTestDatabase()).url, { maxConnections: 1 })
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache/tables-'))
})

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await open.close()
})

test('every tables.ts says names, types and nullability of the migrated database', async () => {
  const columns = await columnsOf(open.db)
  expect(columns.length).toBeGreaterThan(500)
  expect(await mistakesIn(columns)).toEqual([])
})

test('a column that the tables do not have, or have otherwise, is a mistake', async () => {
  const columns: TableColumn[] = [
    { table: 'stock', column: 'on_hand', type: 'text', nullable: false, filled: false },
    { table: 'stock', column: 'reserved', type: 'int4', nullable: true, filled: true },
    { table: 'stock', column: 'lost', type: 'int4', nullable: false, filled: false },
    { table: 'shelf', column: 'id', type: 'int4', nullable: false, filled: false },
  ]
  const mistakes = await mistakesIn(columns)
  for (const named of ['stock.on_hand', 'stock.reserved', 'stock.lost', 'shelf', 'product_id'])
    expect(mistakes.join('\n')).toContain(named)
})

/** The compiler's own judgement: what it says of the tables of PostgreSQL, written as types. */
async function mistakesIn(columns: readonly TableColumn[]): Promise<string[]> {
  writeFileSync(join(folder, 'tables.ts'), typeScriptOf(columns))
  const config = { extends: join(root, 'tsconfig.json'), include: ['tables.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const given = await promisify(execFile)(process.execPath, [tsc, '-p', folder]).catch(
    (error: { stdout: string }) => error,
  )
  return given.stdout.split('\n').filter((line) => line !== '')
}
