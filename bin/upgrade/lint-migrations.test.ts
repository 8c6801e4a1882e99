import { describe, expect, test } from 'vitest'
import { readMigrations, type Migration } from '#server/platform/migrations/read-migrations.ts'
import { splitStatements } from '#server/platform/migrations/statements.ts'
import { lintMigration } from './lint-migrations.ts'
import { insteadOf } from './lint-words.ts'

/** Written before files said their kind; what is landed is never changed. */
const lastWithoutKind = '0177'

test('new migrations harm nobody who buys meanwhile, nor the code of the release before', () => {
  const young = readMigrations().filter(({ name }) => name.slice(0, 4) > lastWithoutKind)
  const found = young.flatMap((each) =>
    lintMigration(each).map((words) => `${each.name}: ${words}`),
  )
  expect(found).toEqual([])
})

describe('of each wrong file it is said what to do instead', () => {
  const wrong: [rule: string, sql: string][] = [
    ['no-kind', 'alter table product add column colour text'],
    ['contract-without-after', '-- kind: contract\nalter table product drop column colour'],
    ['not-concurrent', '-- kind: concurrent\ncreate index product_name on product (name)'],
    ['not-concurrent', '-- kind: concurrent\ndrop table product'],
    ['wrong-backfill', '-- kind: backfill\n-- table: product\nupdate product set colour = 1'],
    ['rows-in-expand', '-- kind: expand\nupdate product set colour = 1'],
    ['rows-in-expand', '-- kind: expand\nwith a as (select 1) update product set colour = 1'],
    [
      'require-concurrent-index-creation',
      '-- kind: expand\ncreate index product_name on product (name)',
    ],
    ['require-concurrent-index-deletion', '-- kind: expand\ndrop index product_name'],
    [
      'ban-concurrent-index-creation-in-transaction',
      '-- kind: expand\ncreate index concurrently product_name on product (name)',
    ],
    [
      'constraint-missing-not-valid',
      '-- kind: expand\nalter table product add constraint c check (price > 0)',
    ],
    [
      'adding-foreign-key-constraint',
      '-- kind: expand\nalter table product add constraint f foreign key (brand_id) references brand (id)',
    ],
    [
      'disallowed-unique-constraint',
      '-- kind: expand\nalter table product add constraint u unique (name)',
    ],
    [
      'adding-field-with-default',
      '-- kind: expand\nalter table product add column drawn uuid default gen_random_uuid()',
    ],
    [
      'adding-required-field',
      '-- kind: expand\nalter table product add column colour text not null',
    ],
    [
      'adding-not-nullable-field',
      '-- kind: expand\nalter table product alter column colour set not null',
    ],
    ['changing-column-type', '-- kind: expand\nalter table product alter column price type bigint'],
    ['ban-drop-column', '-- kind: expand\nalter table product drop column colour'],
    ['ban-drop-table', '-- kind: expand\ndrop table product'],
    ['renaming-column', '-- kind: expand\nalter table product rename column name to title'],
    ['renaming-table', '-- kind: expand\nalter table product rename to ware'],
    ['syntax-error', '-- kind: expand\nalter tabel product'],
  ]
  test.each(wrong)('%s: %s', (rule, sql) => {
    expect(lintMigration(file(sql))).toContain(insteadOf[rule])
  })
})

describe('what is right passes', () => {
  test.each([
    '-- kind: expand\nalter table product add column colour text',
    `-- kind: expand\nalter table product add column colour text not null default 'red'`,
    '-- kind: expand\ncreate table shelf (id int primary key);\ncreate index shelf_id on shelf (id);',
    '-- kind: expand\nalter table product add constraint c check (price > 0) not valid',
    '-- kind: concurrent\ncreate index concurrently product_name on product (name);',
    '-- kind: backfill\n-- table: product\nupdate product set colour = 1 where id > $1 and id <= $2',
    '-- kind: contract\n-- after: 0190\nalter table product drop column colour',
    '-- kind: contract\n-- after: 0190\nalter table product validate constraint c',
  ])('%s', (sql) => expect(lintMigration(file(sql))).toEqual([]))
})

test('a file is split into its statements, and nothing inside of one is taken for an end', () => {
  const body = `do $a$ begin perform ';'; end $a$`
  expect(
    splitStatements(`-- a; b\n${body};\nselect 'it''s;' /* ; */;\n\nselect "a;b" - 1`),
  ).toEqual([body, `select 'it''s;'`, 'select "a;b" - 1'])
})

function file(sql: string): Migration {
  return { name: '9001_new.sql', sql, checksum: '' }
}
