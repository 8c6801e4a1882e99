import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seconds } from '#domain/kernel/durations.ts'
import type { PlacedOrder } from '#domain/order/api.ts'
import { MessageSandbox, sandboxCredentials } from '#test/support/message-sandbox.ts'
import type { Db } from '#server/platform/db.ts'
import { jobGroups } from '#server/platform/jobs/job-groups.ts'
import { killedShop, type KilledShop } from '#test/support/killed-shop.ts'
import { bestSellerAt, orderAt } from '#test/support/order-at-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { testConfig } from '#test/support/test-config.ts'
import { waitFor } from '#test/support/wait-for.ts'

const { atOnce } = jobGroups.messages
const orderCount = atOnce + 10
/** From the kill until the last buyer is told; claims last 15 seconds, a message is held for 20. */
const maxWait = seconds(60)

const sandbox = new MessageSandbox()
const workers: KilledShop[] = []
let shop: KilledShop
beforeAll(async () => {
  const url = await sandbox.open()
  const { templates, ...credentials } = sandboxCredentials
  shop = killedShop({
    SECRET_KEY: testConfig.secretKey,
    ROLE: 'web',
    ZALO_APP_ID: credentials.appId,
    ZALO_APP_SECRET: credentials.appSecret,
    ZALO_REFRESH_TOKEN: credentials.refreshToken,
    ZALO_TEMPLATES: Object.entries(templates)
      .map(([name, id]) => `${name}=${id}`)
      .join(','),
    ZALO_API_URL: url,
    ZALO_OAUTH_URL: url,
  })
  await shop.start()
})
afterAll(async () => {
  for (const each of workers) await each.end()
  await shop.end()
  await sandbox.close()
})

test('kill -9 of a worker with all its hands full leaves every buyer told within a minute', async () => {
  sandbox.zaloMoods = ['silent']
  const orders = await placeOrders()
  const killed = await startWorker()
  await withDatabase(shop.databaseUrl(), async ({ db }) => {
    await waitFor(() => expect(countAsked('zalo')).toBeGreaterThanOrEqual(atOnce))
    expect(await countClaimed(db)).toBe(atOnce)
    killed.kill()

    sandbox.zaloMoods = ['well']
    await startWorker()
    await waitFor(() => expect(listTold()).toEqual(codesOf(orders)), maxWait)
    await waitFor(async () => expect(await countUnsettled(db)).toBe(0))
  })
  // Nobody was told a second time of what reached a phone.
  expect(listTold()).toEqual(codesOf(orders))
})

async function startWorker(): Promise<KilledShop> {
  const worker = shop.beside('worker')
  workers.push(worker)
  await worker.start()
  return worker
}

function codesOf(orders: readonly PlacedOrder[]): string[] {
  return orders.map(({ code }) => code).toSorted()
}

function listTold(): string[] {
  return sandbox.zalo.map(({ template_data: { code } }) => code!).toSorted()
}

function countAsked(provider: 'zalo' | 'sms'): number {
  return sandbox.requests.filter((asked) => asked === provider).length
}

async function countClaimed(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where name = 'order.placed.sendOrderConfirmation' and state = 'active'`.execute(db)
  return rows[0]!.count
}

async function countUnsettled(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from message
    where template = 'orderPlaced' and status <> 'sent'`.execute(db)
  return rows[0]!.count
}

async function placeOrders(): Promise<PlacedOrder[]> {
  const product = await bestSellerAt(shop)
  const orders: PlacedOrder[] = []
  for (let nth = 0; nth < orderCount; nth += 1) {
    const order = await orderAt(shop, product, `09133${String(nth).padStart(5, '0')}`)
    expect(order).not.toBeNull()
    orders.push(order!)
  }
  return orders
}
