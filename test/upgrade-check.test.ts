import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '#server/platform/connection.ts'
import { readMigrations, type Migration } from '#server/platform/migrations/read-migrations.ts'
import { describeUpgrade } from '../bin/upgrade/describe.ts'
import { readFacts } from '../bin/upgrade/read-facts.ts'
import { readMachine } from '../bin/upgrade/restart-machines.ts'
import { tryMigrations, type Tried } from '../bin/upgrade/trial.ts'
import { createTestDatabase } from './support/database.ts'

const sources = {
  '9001_colour.sql': `-- kind: expand
    alter table product add column colour text not null default 'red';
    create table colour (id int primary key, product_id int not null references product (id));`,
  '9002_by_colour.sql':
    '-- kind: concurrent\ncreate index concurrently product_colour on product (colour)',
  '9003_fill.sql':
    '-- kind: backfill\n-- table: shop_order\nupdate shop_order set note = note where id > $1 and id <= $2',
  '9004_drawn.sql':
    '-- kind: expand\nalter table shop_order add column drawn uuid default gen_random_uuid()',
  '9005_positive.sql':
    '-- kind: expand\nalter table stock add constraint c check (on_hand < 1000000000)',
  '9006_away.sql': '-- kind: contract\n-- after: 9003\nalter table product drop column colour',
}
const pending = Object.entries(sources).map(([name, sql]): Migration => ({
  name,
  sql,
  checksum: name,
}))

let pool: Pool
let tried: Tried[]
beforeAll(async () => {
  pool = openPool({ connectionString: (await createTestDatabase()).url })
  await pool.query(`insert into environment_mark (environment, since) values ('production', now())`)
  tried = await tryMigrations(readMigrations(), pending)
})
afterAll(() => pool.end())

test('locks and work are those that PostgreSQL took and did', () => {
  const seen = tried.map(({ migration: { name }, touched }) => [name.slice(0, 4), touched])
  expect(Object.fromEntries(seen)).toEqual({
    9001: [{ table: 'product', lock: 'AccessExclusiveLock', work: 'none' }],
    9002: [{ table: 'product', lock: 'ShareUpdateExclusiveLock', work: 'indexed' }],
    9003: [],
    9004: [{ table: 'shop_order', lock: 'AccessExclusiveLock', work: 'rewritten' }],
    9005: [{ table: 'stock', lock: 'AccessExclusiveLock', work: 'read' }],
    9006: [{ table: 'product', lock: 'AccessExclusiveLock', work: 'none' }],
  })
})

test('it is said how long on this data, what stands in the way, and the way back', async () => {
  const client = await pool.connect()
  await client.query('begin; select 1')
  const config = { databaseUrl: 'postgresql://elsewhere', dataDir: '/', backupDir: '/' }
  const facts = await readFacts(pool, config, [...readMigrations(), ...pending])
  await client.query('commit')
  client.release()
  const large = { bytes: 4e9, rows: 5_000_000 }
  const onLargeData = {
    ...facts,
    sizes: new Map([...facts.sizes, ['shop_order', large]]),
    longOnes: [{ pid: 77, seconds: 400, name: 'report' }],
  }
  const { lines, problems } = describeUpgrade(onLargeData, tried)
  expect(lines.join('\n')).toContain(
    'shop_order: nobody can read or write; about 3 min (estimate: all of it is written anew, 4.0 GB)',
  )
  expect(lines.join('\n')).toContain('shop_order: about 5,000,000 rows, 1,000 at once, by a worker')
  expect(lines.join('\n')).toContain('Not after npm run upgrade -- --contract (9006_away.sql)')
  expect(problems).toEqual([
    'a transaction is open for 7 min (report): select pg_terminate_backend(77)',
    '9006_away.sql counts on 9003, which is not whole: this release waits',
    '9004_drawn.sql: shop_order stands still for 3 min',
  ])
})

test('a machine is the address of its web process and what restarts it', () => {
  expect(readMachine('http://10.20.0.21:3000=ssh shop1 restart a=b')).toEqual({
    url: 'http://10.20.0.21:3000',
    command: 'ssh shop1 restart a=b',
  })
  expect(() => readMachine('shop1')).toThrow(/must be like/)
})
