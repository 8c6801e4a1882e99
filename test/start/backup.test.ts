import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlacedOrder } from '#domain/order/api.ts'
import { examine } from '#server/doctor.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { silentLog } from '#server/platform/log.ts'
import { ask, killedShop } from '#test/support/killed-shop.ts'
import { bestSellerAt, pickupOrder, type Bought } from '#test/support/order-at-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { runCommand } from '#test/support/run-command.ts'
import { setAllStock } from '#test/support/stock.ts'
import { testConfig } from '#test/support/test-config.ts'
import { waitFor } from '#test/support/wait-for.ts'

const shop = killedShop({ SECRET_KEY: testConfig.secretKey })
const backups = join(shop.dataDir, 'backups')
const env = { DATA_DIR: shop.dataDir, SECRET_KEY: testConfig.secretKey }
const backup = () => runCommand(['bin/backup.ts', '--fast'], env)
const restore = (...args: string[]) => runCommand(['bin/restore.ts', ...args], env).ended
/** Long: a busy machine starts a program in seconds. */
const patient = 400_000

let product: Bought
let bought = 0

beforeAll(async () => {
  await shop.start()
  product = await bestSellerAt(shop)
  await withDatabase(shop.databaseUrl(), ({ db }) => setAllStock(db, 100_000))
})
afterAll(() => shop.end())

describe('backup and restore', () => {
  test('nothing can be restored before the first backup', async () => {
    expect(await restore('--list')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/holds no backup/),
    })
  })

  test(
    'a backup that is killed is none, and the next one clears it away',
    { timeout: patient },
    async () => {
      const killed = backup()
      const base = join(backups, 'base')
      await waitFor(() => expect(readdirSync(base).join()).toMatch(/\.part$/))
      killed.child.kill('SIGKILL')
      await killed.ended
      expect(await restore('--list')).toMatchObject({ code: 1 })

      const whole = await backup().ended
      expect(whole).toMatchObject({ code: 0, said: expect.stringMatching(/can be restored/) })
      expect(readdirSync(base)).toEqual([expect.stringMatching(/^\d{8}T\d{6}Z$/)])
      expect(statSync(join(base, readdirSync(base)[0]!, 'manifest.json')).mode & 0o777).toBe(0o600)
    },
  )

  test(
    'the shop is as it was at a moment: what was answered by then, and nothing of later',
    { timeout: patient },
    async () => {
      const during = buyUntil(backup().ended)
      const before = [...(await during), await buy()]
      const moment = await momentOfDatabase()
      const after = [await buy(), await buy()]

      const prepared = await restore('--at', moment)
      expect(prepared).toMatchObject({
        code: 0,
        said: expect.stringMatching(/Nothing is switched/),
      })
      expect(prepared.said).toMatch(/Doctor: (\d+) of \1 checks/)
      expect(prepared.said).toMatch(new RegExp(`orders: ${after.length}, `))
      const refused = await restore('--switch')
      expect(refused).toMatchObject({
        code: 1,
        said: expect.stringMatching(/The shop runs on DATA_DIR/),
      })

      await shop.terminate()
      expect(await restore('--switch')).toMatchObject({
        code: 0,
        said: expect.stringMatching(/The last one is kept in/),
      })
      expect(await codesAtRest()).toEqual(expect.arrayContaining(before))
      expect((await codesAtRest()).filter((code) => after.includes(code))).toEqual([])
      const kept = readdirSync(shop.dataDir).filter((name) => name.startsWith('postgres.before-'))
      expect(kept).toHaveLength(1)
    },
  )

  test(
    'what came after a switch is restored from the backups of before it',
    { timeout: patient },
    async () => {
      await shop.start()
      const before = await buy()
      const moment = await momentOfDatabase()
      const after = await buy()
      // Everything at once, as when the machine loses its power.
      shop.kill()
      expect(await restore('--at', moment, '--switch')).toMatchObject({ code: 0 })
      const there = await codesAtRest()
      expect([there.includes(before), there.includes(after)]).toEqual([true, false])
    },
  )

  test(
    'a moment behind a hole in the log is refused, and nothing is touched',
    { timeout: patient },
    async () => {
      const wal = join(backups, 'wal')
      for (const name of readdirSync(wal).filter((each) => each.startsWith('00000001'))) {
        rmSync(join(wal, name))
      }
      const gone = await restore('--at', new Date().toISOString().slice(0, 19) + 'Z')
      expect(gone).toMatchObject({
        code: 1,
        said: expect.stringMatching(/a piece of it is missing/),
      })
      expect(existsSync(join(shop.dataDir, 'postgres'))).toBe(true)
    },
  )
})

/** Orders without pause until something has ended; the codes of those that were answered. */
async function buyUntil(end: Promise<unknown>): Promise<string[]> {
  let isOver = false
  void end.finally(() => (isOver = true))
  const codes: string[] = []
  while (!isOver) codes.push(await buy())
  return codes
}

async function buy(): Promise<string> {
  bought += 1
  const phone = `09${String(bought).padStart(8, '4')}`
  const answer = await ask(`${shop.origin()}/api/order`, {
    body: pickupOrder([product], phone),
  })
  expect(answer).toMatchObject({ status: 200 })
  return (answer!.data as PlacedOrder).code
}

/** To the millisecond, as `--at` takes it; whatever comes next is later. */
async function momentOfDatabase(): Promise<string> {
  return withDatabase(shop.databaseUrl(), async ({ db }) => {
    const { rows } = await sql<{ at: string }>`
      with waited as materialized (select pg_sleep(0.01))
      select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS"Z"') as at
      from waited`.execute(db)
    await sql`select pg_sleep(0.01)`.execute(db)
    return rows[0]!.at
  })
}

/** Of the shop's database while nobody else has it, which the doctor finds in order. */
async function codesAtRest(): Promise<string[]> {
  const server = await startEmbeddedPostgres({
    dataDir: shop.dataDir,
    backupDir: backups,
    log: silentLog,
  })
  try {
    return await withDatabase(server.url, async ({ db }) => {
      expect(await examine(db)).toEqual([])
      const orders = await db.selectFrom('shop_order').select('code').execute()
      return orders.map(({ code }) => code)
    })
  } finally {
    await server.stop()
  }
}
