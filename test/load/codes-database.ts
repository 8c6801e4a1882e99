import { sql } from 'kysely'
import { Client } from 'pg'
import type { Db } from '#server/platform/db.ts'
import type { EmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { createDatabase } from './databases.ts'

const name = 'bench_codes'

/** A database of its own: gigabytes that nobody needs afterwards. */
export async function createCodesDatabase(server: EmbeddedPostgres) {
  const url = await createDatabase(server, name)
  return { url, drop: () => run(server.url, `drop database if exists "${name}" with (force)`) }
}

const rowsAtOnce = 1_000_000

/** Random hashes of one ready batch, a million at a time as real batches come: the index grows as it would. */
export async function fillCodes(url: string, count: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (let left = count; left > 0; left -= rowsAtOnce) {
      await client.query(fill, [Math.min(left, rowsAtOnce)])
    }
    await client.query(addBatch)
  } finally {
    await client.end()
  }
}

const batchId = 1000

const fill = `
  insert into genuine_code (code_hash, batch_id)
  select uuid_send(gen_random_uuid()), ${batchId} from generate_series(1, $1::integer) order by 1`

const addBatch = `
  insert into code_batch (id, name, kind, product_code, point, source, state, code_count, created_at)
  overriding system value
  select ${batchId}, 'filled', 'single', 'FILLED', 30, 'imported', 'ready', count(*), now()
  from genuine_code where batch_id = ${batchId}`

/** `20,000,000 rows, 2.4 GB` */
export async function describeSize(db: Db): Promise<string> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select (select count(*) from genuine_code) as count,
      pg_total_relation_size('genuine_code') as bytes`.execute(db)
  const { count, bytes } = rows[0]!
  return `${count.toLocaleString('en')} rows, ${(bytes / 1024 ** 3).toFixed(1)} GB`
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
