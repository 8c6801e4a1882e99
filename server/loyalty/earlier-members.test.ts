import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loyaltyNumberOf } from '#domain/loyalty/loyalty-number.ts'
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts'
import { migrate } from '../platform/migrate.ts'
import { readMigrations } from '../platform/migrations/read-migrations.ts'

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url })
  // As it was before any migration: the template has them all.
  await pool.query('drop schema public cascade; create schema public')
})
afterAll(async () => {
  // The database goes with the next run: dropped now, it would end connections that are still closing.
  await pool.end()
})

test('members from before the programme have accounts with numbers of their own', async () => {
  const before = readMigrations().filter(({ name }) => name < '0011')
  await migrate(pool, before)
  await pool.query(`
    insert into member (phone, full_name, password_hash, password_changed_at, created_at)
    select '03' || lpad(nth::text, 8, '0'), 'Lan', 'none', now(), now()
    from generate_series(1, 500) as nth`)
  await pool.query(`
    update member set phone = null, password_hash = null, erased_at = now() where id % 50 = 0`)
  await migrate(pool)
  const { rows } = await pool.query<{ number: string }>(`
    select a.loyalty_number as number from loyalty_account a
    join member m on m.id = a.member_id and m.phone = a.phone and m.erased_at is null`)
  expect(rows).toHaveLength(490)
  for (const { number } of rows) expect(number).toBe(loyaltyNumberOf(number.slice(2, 11)))
  expect(new Set(rows.map(({ number }) => number)).size).toBe(490)
})
