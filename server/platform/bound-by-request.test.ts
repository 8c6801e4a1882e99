import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { DeadlinePassed } from './bound-by-request.ts'
import { duringRequest, forMany, timeLeft } from './current-request.ts'
import { openDatabase, type OpenDatabase } from './db.ts'
import { toRefusal } from './http/wire-error.ts'

let database: OpenDatabase
let single: OpenDatabase
beforeAll(async () => {
  const { url } = await createTestDatabase()
  database = openDatabase(url, { maxConnections: 3 })
  single = openDatabase(url, { maxConnections: 1 })
  await sql`create table note (words text not null)`.execute(database.db)
})
afterAll(async () => {
  await single.close()
  await database.close()
})

const patience = 500
const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(database.db)
const notes = async () => {
  const { rows } = await sql<{ words: string }>`select words from note`.execute(database.db)
  return rows.map(({ words }) => words)
}

test('a request that asks again after each failure has one end for all of its questions', async () => {
  const failures: unknown[] = []
  let asked = 0
  await duringRequest('r', patience, async () => {
    for (; asked < 4; asked += 1) await sleep(60).catch((error: unknown) => failures.push(error))
  })
  expect(failures).toHaveLength(4)
  for (const failure of failures) expect(failure).toBeInstanceOf(DeadlinePassed)
  expect(toRefusal(failures[0])).toMatchObject({ code: 'busy', status: 503 })
})

test('nothing that it gave up is left on a connection that others get', async () => {
  const late = duringRequest('r', patience, () => sleep(60))
  await expect(late).rejects.toBeInstanceOf(DeadlinePassed)
  expect(await Promise.all([1, 2, 3].map(() => notes()))).toEqual([[], [], []])
  expect(database.pool.waitingCount).toBe(0)
})

test('a transaction that is given up writes nothing', async () => {
  const late = duringRequest('r', patience, () =>
    database.db.transaction().execute(async (trx) => {
      await sql`insert into note values ('given up')`.execute(trx)
      await sql`select pg_sleep(60)`.execute(trx)
    }),
  )
  await expect(late).rejects.toThrow(/waited for the database|connection/i)
  await waitFor(async () => expect(database.pool.idleCount).toBe(database.pool.totalCount))
  expect(await notes()).toEqual([])
})

test('a commit is waited for, however long it takes', async () => {
  await sql`create table kept_note (words text not null)`.execute(database.db)
  await sql`create function take_long() returns trigger language plpgsql as
    'begin perform pg_sleep(2); return null; end'`.execute(database.db)
  await sql`create constraint trigger at_commit after insert on kept_note deferrable initially deferred
    for each row execute function take_long()`.execute(database.db)
  await duringRequest('r', patience, () =>
    database.db
      .transaction()
      .execute((trx) => sql`insert into kept_note values ('kept')`.execute(trx)),
  )
  const { rows } = await sql`select words from kept_note`.execute(database.db)
  expect(rows).toEqual([{ words: 'kept' }])
})

test('nobody stands in line for a connection longer than that, and who comes after gets it', async () => {
  const holding = sql`select pg_sleep(2)`.execute(single.db)
  const waiting = duringRequest('r', patience, () => sql`select 1`.execute(single.db))
  await expect(waiting).rejects.toBeInstanceOf(DeadlinePassed)
  await holding
  expect((await sql`select 1`.execute(single.db)).rows).toHaveLength(1)
})

test('what a request leaves behind, and what is done for many, has no such end', async () => {
  let leaveNow: () => void = () => undefined
  const leaving = new Promise<void>((resolve) => (leaveNow = resolve))
  let left: Promise<number> | undefined
  await duringRequest('r', patience, async () => {
    left = leaving.then(() => timeLeft())
    expect(timeLeft()).toBeLessThanOrEqual(patience)
    expect(forMany(() => timeLeft())).toBe(Infinity)
  })
  leaveNow()
  expect(await left).toBe(Infinity)
})
