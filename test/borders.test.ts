import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { modulesUpward } from './support/modules.ts'
import { nodesOf, readSourceFiles, root, type SourceFile } from './support/source-files.ts'
import { tablesOfSql, type TableUse } from './support/sql-tables.ts'
import { tablesInCode } from './support/tables-in-code.ts'

const files = readSourceFiles().filter(
  ({ path, isTest }) => !isTest && /^(bin|sandbox|seed|server)\/.+\.ts$/.test(path),
)
const owners = ownersOf(files)
const used = [...Map.groupBy(files, ({ path }) => moduleOf(path))].flatMap(([module, own]) =>
  tablesInCode(own).map((found) => ({ module, ...found })),
)
const page = readFileSync(join(root, 'docs/rules/borders.md'), 'utf8')

describe('who keeps which tables', () => {
  test('every table of the migrations is described in the tables.ts of one module', () => {
    const described = [...owners.keys()]
    const ofTheRunner = ['schema_backfill', 'schema_migration']
    expect(described.toSorted()).toEqual([...tablesOfMigrations(), ...ofTheRunner].toSorted())
  })

  test('a statement says which table it is for', () => {
    const untold = new Set(used.flatMap((each) => each.untold))
    // They are handed a table by those who keep it, with `sql.table('…')`, which counts as writing it.
    expect([...untold].toSorted()).toEqual([
      // A masked copy goes through all tables.
      'bin/staging/copy-masked.ts: table',
      'bin/staging/copy-masked.ts: undefined',
      'bin/staging/copy-table.ts: table',
      'bin/staging/find-orphans.ts: child',
      'bin/staging/find-orphans.ts: parent',
      // One of the keeper's own three, by its kind.
      'server/catalog/backoffice/shelf/ends.ts: undefined',
      'server/catalog/backoffice/shelf/menu-order.ts: undefined',
      // Rows of the table that a migration's header names.
      'server/platform/migrations/backfill-progress.ts: table',
      'server/platform/migrations/backfill.ts: table',
      'server/platform/person-mover.ts: undefined',
      'server/resource/approval/propose.ts: table',
      'server/resource/approval/serve-approval.ts: table',
      'server/session/session-queries.ts: table',
      'server/session/tries.ts: table',
    ])
  })

  test('no statement reads a table that nobody keeps', () => {
    const named = new Map(
      [...Map.groupBy(used, ({ module }) => module)].map(([module, own]) => [
        module,
        new Set(own.flatMap((each) => each.named)),
      ]),
    )
    const unknown = used.flatMap(({ module, path, uses }) =>
      uses
        .filter(({ table }) => !owners.has(table) && !named.get(module)!.has(table))
        // PostgreSQL's own, and the queues of the library that runs the jobs.
        .filter(({ table }) => !/^(pg_\w+|pgboss\.job)$/.test(table))
        .map(({ table }) => `${path}: ${table}`),
    )
    expect(unknown).toEqual([])
  })

  test('what a statement names for itself is called like no table', () => {
    const hidden = used.flatMap(({ path, named }) =>
      named.filter((name) => owners.has(name)).map((name) => `${path}: ${name}`),
    )
    expect(hidden).toEqual([])
  })
})

describe('whose tables a module reads and writes: docs/rules/borders.md', () => {
  test('it writes those of others only where the page says so and why', () => {
    expect(foreign('writes')).toEqual(declared('Writes'))
  })

  test('it reads those of modules below it as the page says', () => {
    const down = foreign('reads').filter((line) => !isUpward(line))
    expect(down).toEqual(declared('Reads of modules below'))
  })

  test('it reads those of modules above it only where the page says so and why', () => {
    expect(foreign('reads').filter(isUpward)).toEqual(declared('Reads of modules above'))
  })
})

describe('the tables of a statement', () => {
  const tables = (sql: string) => tablesOfSql(sql).uses.map(({ does, table }) => `${does} ${table}`)

  test('are seen wherever SQL may have one', () => {
    const read = ['reads a', 'reads b']
    expect(tables('select x from a, lateral (select y from b) c where d in (e)')).toEqual(read)
    expect(tables('select from only a join b using (x) where from_day = 1')).toEqual(read)
    expect(tables('select (select 1 from a limit 1), f from unnest($1) u, b as c')).toEqual(read)
    expect(tables('select from (a cross join "b") order by x, y')).toEqual(read)
    expect(tables("select extract(epoch from c), 'from d' from a -- from e\n, b")).toEqual(read)
    expect(
      tables('select x is distinct from y, trim(both from z) from a left join b on c'),
    ).toEqual(read)
  })

  test('are written by every kind of change, and not by a lock', () => {
    expect(
      tables('insert into a (b, c) select d, e from f on conflict do update set b = 1'),
    ).toEqual(['writes a', 'reads f'])
    expect(
      tables('with x as (delete from a using b returning c) update d set e = 1 from x'),
    ).toEqual(['writes a', 'reads b', 'writes d', 'reads x'])
    expect(tables('select from a for no key update of b skip locked')).toEqual(['reads a'])
    expect(tables('truncate a')).toEqual(['writes a'])
  })

  test('stand in holes of a template where they are filled in', () => {
    expect(tablesOfSql('select ${0} from ${1} where ${2}').holes).toEqual([1])
    expect(tablesOfSql('with a (x) as (select 1), b as materialized (${0}) select').named).toEqual([
      'a',
      'b',
    ])
  })
})

/** As the page has them: `order · catalog · product, stock`, in the order of the alphabet. */
function foreign(does: TableUse['does']): string[] {
  const pairs = used.flatMap(({ module, uses }) =>
    uses
      .filter((use) => use.does === does && (owners.get(use.table) ?? module) !== module)
      .map(({ table }) => ({ between: `${module} · ${owners.get(table)}`, table })),
  )
  return [...Map.groupBy(pairs, ({ between }) => between)]
    .map(([between, some]) => `${between} · ${unique(some.map(({ table }) => table)).join(', ')}`)
    .toSorted()
}

function declared(heading: string): string[] {
  const section = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = section.matchAll(/^\| ([\w-]+) +\| ([\w-]+) +\| ([\w, ]+?) +\| (.*?) +\|$/gm)
  return [...rows]
    .filter(([, , , , why]) => why !== '')
    .map(([, module, owner, tables]) => `${module} · ${owner} · ${tables}`)
    .filter((line) => !line.startsWith('module ·'))
    .toSorted()
}

function isUpward(line: string): boolean {
  const [module = '', owner = ''] = line.split(' · ')
  return (
    modulesUpward.includes(module) && modulesUpward.indexOf(module) < modulesUpward.indexOf(owner)
  )
}

function moduleOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  return first === 'server' && !second.endsWith('.ts') ? second : first
}

/** Of every table the module whose `tables.ts` describes it. */
function ownersOf(some: SourceFile[]): Map<string, string> {
  const described = some
    .filter(({ path }) => path.endsWith('/tables.ts'))
    .flatMap((file) =>
      describedIn(file).map((table): [string, string] => [table, moduleOf(file.path)]),
    )
  expect(unique(described.map(([table]) => table))).toHaveLength(described.length)
  return new Map(described)
}

interface Described {
  id: { name: string }
  body: { body: { key: { name: string } }[] }
}

function describedIn(file: SourceFile): string[] {
  return nodesOf(file)
    .filter(({ type }) => type === 'TSInterfaceDeclaration')
    .map((node) => node as unknown as Described)
    .filter(({ id }) => id.name.endsWith('Tables'))
    .flatMap(({ body }) => body.body.map(({ key }) => key.name))
}

function tablesOfMigrations(): string[] {
  const made = globSync('migrations/*.sql', { cwd: root }).flatMap((path) => [
    ...readFileSync(join(root, path), 'utf8').matchAll(
      /^create (?:unlogged )?table (?:if not exists )?(\w+)/gm,
    ),
  ])
  return made.map(([, table]) => table!)
}

function unique(some: string[]): string[] {
  return [...new Set(some)].toSorted()
}
