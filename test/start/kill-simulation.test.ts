import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as api from '#domain/game/backoffice/simulation-api.ts'
import { playOnce } from '#domain/game/simulation/play-once.ts'
import { sumUp } from '#domain/game/simulation/sum-up.ts'
import type { Output } from '#domain/contract.ts'
import { seconds } from '#domain/kernel/durations.ts'
import { quickHasher } from '#server/game/simulation/quick-hasher.ts'
import { simulatedOf } from '#server/game/simulation/simulate.ts'
import { findSimulation, listRuns } from '#server/game/simulation/simulation-queries.ts'
import { killedShop, type KilledShop } from '#test/support/killed-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { inviteAdmin } from '#test/support/staff-at-shop.ts'
import { testConfig } from '#test/support/test-config.ts'
import { waitFor } from '#test/support/wait-for.ts'

type Shown = NonNullable<Output<typeof api.getSimulation>['simulation']>

/** A step is held for some seconds after its worker is gone, and a busy machine plays slowly. */
const maxWait = seconds(150)
const workers: KilledShop[] = []
let shop: KilledShop

beforeAll(async () => {
  shop = killedShop({ SECRET_KEY: testConfig.secretKey, ROLE: 'web' })
  await shop.start()
})
afterAll(async () => {
  for (const each of workers) await each.end()
  await shop.end()
})

test('kill -9 of who plays a campaign loses no run that was kept, and its seed still says what comes of it', async () => {
  const { call } = await withDatabase(shop.databaseUrl(), (ctx) => inviteAdmin(shop, ctx, 'binh'))
  const game = await withDatabase(shop.databaseUrl(), ({ db }) =>
    db
      .selectFrom('game_campaign')
      .select(['id', 'version'])
      .where('state', '=', 'draft')
      .where('submitted_at', 'is', null)
      .orderBy('id')
      .executeTakeFirstOrThrow(),
  )
  const look = async () =>
    (await call<{ simulation: Shown }>('GET', `/admin/games/${game.id}/simulation`))!.simulation
  const before = await withHeldSecondStep(async () => {
    const killed = await startWorker()
    await call('POST', `/admin/games/${game.id}/simulation`, { ...game, factor: 1000 })
    await waitFor(async () => expect((await look()).done).toBeGreaterThan(0), maxWait)
    killed.kill()
    return look()
  })
  expect(before).toMatchObject({ state: 'running' })
  expect(before.done).toBeLessThan(before.runs)

  await startWorker()
  await waitFor(async () => expect((await look()).state).toBe('done'), maxWait)
  await withDatabase(shop.databaseUrl(), async ({ db }) => {
    const row = (await findSimulation(db, before.id))!
    expect(row).toMatchObject({ done: before.runs, runs: before.runs })
    expect(await listRuns(db, before.id)).toEqual([])
    const simulated = simulatedOf(row, row.traffic!)
    const runs = Array.from({ length: row.runs }, (_, run) => playOnce(quickHasher, simulated, run))
    expect(row.result).toEqual(sumUp(simulated.announced, runs))
  })
}, 400_000)

/** A quick machine would be done before it is killed: after its first step a worker waits here to keep the second. */
function withHeldSecondStep<T>(work: () => Promise<T>): Promise<T> {
  return withDatabase(shop.databaseUrl(), async ({ db }) => {
    await sql`
      create function hold_second_step() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock(1510); return new; end $$`.execute(db)
    await sql`
      create trigger hold_second_step before update on game_simulation for each row
        when (old.done > 0) execute function hold_second_step()`.execute(db)
    const found = await db.connection().execute(async (held) => {
      await sql`select pg_advisory_lock(1510)`.execute(held)
      const value = await work()
      await sql`select pg_advisory_unlock(1510)`.execute(held)
      return value
    })
    await sql`drop function hold_second_step() cascade`.execute(db)
    return found
  })
}

async function startWorker(): Promise<KilledShop> {
  const worker = shop.beside('worker')
  workers.push(worker)
  await worker.start()
  return worker
}
