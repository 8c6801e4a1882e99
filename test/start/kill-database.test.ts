import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { seconds } from '#domain/kernel/durations.ts'
import type { PlacedOrder } from '#domain/order/api.ts'
import { examine } from '#server/doctor.ts'
import type { Db } from '#server/platform/db.ts'
import { testConfig } from '#test/support/test-config.ts'
import { ask, killedShop, type KilledShop } from '#test/support/killed-shop.ts'
import { bestSellerAt, pickupOrder, type Bought } from '#test/support/order-at-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { setAllStock } from '#test/support/stock.ts'

const buyers = 10
const ordersAround = 20
const maxTurns = 3000
/** Of jobs and of messages, and the look after; twice, for a slow machine. */
const untilClaimsAreOver = seconds(90)

const shop = killedShop({ SECRET_KEY: testConfig.secretKey })
const others: KilledShop[] = []
afterAll(async () => {
  for (const each of others) await each.end()
  await shop.end()
})

test('no process ends and no order is lost when its database is cut off, stopped or killed under it', async () => {
  await shop.start()
  for (const role of ['web', 'worker'] as const) {
    others.push(shop.beside(role))
    await others.at(-1)!.start()
  }
  const web = [shop, others[0]!]
  const product = await firstProduct()
  const answered: PlacedOrder[] = []
  const closing = { shop: false }
  const buying = Array.from({ length: buyers }, (_, buyer) =>
    buyOn(web[buyer % 2]!, buyer, product, answered, closing),
  )
  const happenings = [
    cutEverybodyOff,
    cutEverybodyOff,
    () => process.kill(postmaster(), 'SIGINT'),
    () => process.kill(postmaster(), 'SIGKILL'),
    () => process.kill(postmaster(), 'SIGINT'),
    () => process.kill(postmaster(), 'SIGKILL'),
  ]
  for (const happen of happenings) {
    await moreOrders(answered)
    await happen()
    for (const each of web) await isReady(each)
    expect([shop, ...others].map((each) => each.isAlive())).toEqual([true, true, true])
  }
  await moreOrders(answered)
  closing.shop = true
  await Promise.all(buying)

  for (const { code, view_token } of answered) {
    const found = await ask(`${shop.origin()}/api/order/${code}?token=${view_token}`)
    expect(found, code).toMatchObject({ status: 200, data: { products: [{ quantity: 1 }] } })
  }
  await withDatabase(shop.databaseUrl(), async ({ db }) => {
    expect(await examine(db)).toEqual([])
    await everyBuyerIsTold(db, answered)
  })
})

/** Also of orders whose jobs PostgreSQL forgot: they were not flushed, and their events still waited. */
async function everyBuyerIsTold(db: Db, orders: readonly PlacedOrder[]): Promise<void> {
  const keys = orders.map(({ code }) => `order-placed:${code}`)
  await waitFor(async () => {
    const sent = await db
      .selectFrom('message')
      .select('dedupe_key as key')
      .where('dedupe_key', 'in', keys)
      .where('status', '=', 'sent')
      .execute()
    expect(sent.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
  }, untilClaimsAreOver)
}

async function cutEverybodyOff(): Promise<void> {
  await withDatabase(shop.databaseUrl(), ({ pool }) =>
    pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    ),
  )
}

function postmaster(): number {
  return Number.parseInt(readFileSync(join(shop.dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
}

async function isReady(web: KilledShop): Promise<void> {
  await waitFor(async () =>
    expect(await ask(`${web.origin()}/api/health/ready`)).toMatchObject({ status: 200 }),
  )
}

async function moreOrders(answered: readonly PlacedOrder[]): Promise<void> {
  const wanted = answered.length + ordersAround
  await waitFor(() => expect(answered.length).toBeGreaterThanOrEqual(wanted))
}

/** Orders without pause until the shop closes; while the database is away an order may be refused or lost. */
async function buyOn(
  web: KilledShop,
  buyer: number,
  product: Bought,
  answered: PlacedOrder[],
  closing: { shop: boolean },
): Promise<void> {
  for (let turn = 0; turn < maxTurns && !closing.shop; turn += 1) {
    const phone = `09${String(buyer * maxTurns + turn).padStart(8, '2')}`
    const answer = await ask(`${web.origin()}/api/order`, {
      body: pickupOrder([product], phone),
    })
    if (answer?.status === 200) answered.push(answer.data as PlacedOrder)
    else if (answer) expect(answer).toMatchObject({ status: 503 })
  }
}

async function firstProduct(): Promise<Bought> {
  await withDatabase(shop.databaseUrl(), ({ db }) => setAllStock(db, 100_000))
  return bestSellerAt(shop)
}
