import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countOfferDays, countPointDays, reportChecks } from '#server/backoffice/index.ts'
import { earnPoints } from '#server/loyalty/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import {
  giftBackoffice,
  memberWith,
  offerGifts,
  openGiftProgramme,
  someGift,
  someVoucherGift,
} from '#test/support/gifts.ts'

const members = 12
const worker = resolve(import.meta.dirname, '../support/report-worker.ts')

let shop: TestShop
let accounts: number[]
let gifts: number[]
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  const programmeId = await openGiftProgramme(shop)
  const offered = [someGift({ onHand: 1000 }), await someVoucherGift(shop, { onHand: 1000 })]
  gifts = (await offerGifts(shop, programmeId, offered)).ids
})
afterAll(() => shop.close())
beforeEach(async () => {
  accounts = await Promise.all(Array.from({ length: members }, () => memberWith(shop, 1000)))
})

test('many entries at once, counted all the while by several, leave exact days', async () => {
  await Promise.all([
    ...accounts.map((id) => exchange(id, 'at-once')),
    ...Array.from({ length: 3 }, () => count()),
  ])
  await count()
  expect(await findFaults()).toEqual([])
  expect(await sumOfDays()).toBe(await sumOfAccounts())
})

test('kill -9 of those who count, in the middle of it, loses nothing and counts nothing twice', async () => {
  const workers = [startWorker(), startWorker()]
  const ends = workers.map((each) => once(each, 'exit'))
  await Promise.race([someAreCounted(), ...ends])
  // A day that is looked at holds whoever counts it: they die with the day half counted.
  await shop.ctx.db.transaction().execute(async (trx) => {
    await sql`select from point_day for update`.execute(trx)
    await sql`select from gift_day for update`.execute(trx)
    await shop.ctx.db.transaction().execute((other) => earn(other, 'held'))
    await Promise.race([someoneWaits(), ...ends])
    for (const each of workers) each.kill('SIGKILL')
    await Promise.all(ends)
  })
  expect(await dueDays()).toBeGreaterThan(0)
  await count()
  expect(await findFaults()).toEqual([])
  expect(await sumOfDays()).toBe(await sumOfAccounts())
})

async function count(): Promise<void> {
  await countPointDays(shop.ctx)
  await countOfferDays(shop.ctx)
}

/** Takes a gift and a voucher, gives the one back. */
async function exchange(id: number, story: string): Promise<void> {
  const { hold, burn, give, giveBack } = giftBackoffice(shop)
  const [goods, voucher] = gifts as [number, number]
  await hold(id, `order:${story}-${id}`, goods)
  await hold(id, `exchange:${story}-${id}`, voucher)
  await burn(`order:${story}-${id}`)
  await burn(`exchange:${story}-${id}`)
  await give(`order:${story}-${id}`)
  if (id % 2 === 0) await giveBack(`order:${story}-${id}`)
}

function earn(trx: Parameters<typeof earnPoints>[0], cause: string) {
  const accountId = accounts[0]!
  const at = shop.ctx.clock.now()
  return earnPoints(trx, {
    accountId,
    points: 7,
    cause: `code:${cause}`,
    programmeId: null,
    note: '',
    at,
  })
}

function startWorker() {
  return spawn(process.execPath, [worker, shop.databaseUrl], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function someAreCounted(): Promise<void> {
  while ((await dueDays()) > 0);
}

/** For a row that this test holds. */
async function someoneWaits(): Promise<void> {
  for (let waiting = 0; waiting === 0;) {
    const { rows } = await shop.ctx.pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%point_day%'`,
    )
    waiting = rows[0]!.waiting
  }
}

async function dueDays(): Promise<number> {
  const { rows } = await shop.ctx.pool.query<{ due: number }>(
    'select count(*)::int as due from point_day_due',
  )
  return rows[0]!.due
}

async function sumOfDays(): Promise<number> {
  const { rows } = await shop.ctx.pool.query<{ points: number }>(
    'select sum(points)::float8 as points from point_day',
  )
  return rows[0]!.points
}

async function sumOfAccounts(): Promise<number> {
  const { rows } = await shop.ctx.pool.query<{ points: number }>(
    'select sum(available + holding)::float8 as points from loyalty_account',
  )
  return rows[0]!.points
}

async function findFaults(): Promise<string[]> {
  const faults: string[] = []
  for (const { name, query } of reportChecks) {
    const { rows } = await sql.raw<{ found: string }>(query).execute(shop.ctx.db)
    faults.push(...rows.map(({ found }) => `${name}: ${found}`))
  }
  return faults
}
