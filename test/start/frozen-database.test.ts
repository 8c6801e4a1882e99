import { afterAll, afterEach, expect, test } from 'vitest'
import { seconds } from '#domain/kernel/durations.ts'
import { publishedCredentials } from '#server/adapters/payments/published-credentials.ts'
import { examine } from '#server/doctor.ts'
import { freezePostgres } from '#test/support/frozen-postgres.ts'
import { killedShop } from '#test/support/killed-shop.ts'
import { bestSellerAt, pickupOrder, type Bought } from '#test/support/order-at-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { movement } from '#test/support/payments.ts'
import { setAllStock } from '#test/support/stock.ts'
import { waitFor } from '#test/support/wait-for.ts'

const buyers = 12
/** One question of four that nobody answers took as long by itself. */
const beforeFourTimeouts = seconds(45)

const shop = killedShop()
let thaw: () => void = () => undefined
afterEach(() => thaw())
afterAll(() => shop.end())

const unknownPage = () => `/mua-hang/?search=${crypto.randomUUID().slice(0, 8)}`
const get = (path: string) =>
  fetch(`${shop.origin()}${path}`, { signal: AbortSignal.timeout(beforeFourTimeouts) })

test('a database that freezes is said within one patience, then at once; nothing is lost or done twice', async () => {
  await shop.start()
  const product = await bestSellerAt(shop)
  await withDatabase(shop.databaseUrl(), ({ db }) => setAllStock(db, 1000))
  const orders = Array.from({ length: buyers }, (_, at) => order(at))
  for (const one of orders) expect(await place(one, product)).toBe(200)

  // Twelve of their buyers ask again, twelve others for the first time.
  const others = Array.from({ length: buyers }, (_, at) => order(buyers + at))
  const inFlight = [...orders, ...others].map((one) => place(one, product))
  thaw = freezePostgres(shop.dataDir)
  const first = await get(unknownPage())
  expect(first.status).toBe(503)
  expect(first.headers.get('retry-after')).toMatch(/^\d+$/)
  await first.text()

  await waitFor(async () => {
    expect(await (await get('/api/metrics')).text()).toMatch(/^database_silent 1$/m)
  })
  const page = await get(unknownPage())
  expect(page.status).toBe(503)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await page.text()).toContain('Cửa hàng tạm gián đoạn')
  const call = await get('/api/product/search?search=jex')
  expect(await call.json()).toEqual({
    statusCode: 503,
    errors: { code: 'busy', message: expect.any(String) },
  })
  expect((await get('/api/health/ready')).status).toBe(503)
  expect((await get('/trang-thai/')).status).toBe(200)
  // Money is tried: the bank hears in its own words that it is to say it again.
  expect(await tellBank()).toEqual({ success: false })
  for (const status of await Promise.all(inFlight)) expect([200, 503]).toContain(status)

  thaw()
  await waitFor(async () => expect((await get('/api/health/ready')).status).toBe(200))
  expect((await get(unknownPage())).status).toBe(200)
  for (const one of [...orders, ...others]) expect(await place(one, product)).toBe(200)
  await withDatabase(shop.databaseUrl(), async ({ db }) => {
    const { rows } = await countByPhone(db)
    expect(rows).toEqual([{ orders: 2 * buyers, phones: 2 * buyers }])
    expect(await examine(db)).toEqual([])
  })
})

type Db = Parameters<Parameters<typeof withDatabase>[1]>[0]['db']

async function countByPhone(db: Db) {
  const rows = await db
    .selectFrom('shop_order')
    .where('customer_phone', 'like', `${phones}%`)
    .select((eb) => [
      eb.fn.countAll<number>().as('orders'),
      eb.fn.count<number>('customer_phone').distinct().as('phones'),
    ])
    .execute()
  return { rows }
}

const phones = '09123400'
interface Order {
  key: string
  phone: string
}

function order(at: number): Order {
  return { key: crypto.randomUUID(), phone: `${phones}${String(at).padStart(2, '0')}` }
}

async function place({ key, phone }: Order, product: Bought): Promise<number> {
  const response = await fetch(`${shop.origin()}/api/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(pickupOrder([product], phone)),
  })
  await response.text()
  return response.status
}

async function tellBank(): Promise<unknown> {
  const response = await fetch(`${shop.origin()}/api/payment/notify/bank`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Apikey ${publishedCredentials.bank.feedKey}`,
    },
    body: JSON.stringify(movement({ code: 'DH261129KHONG1', amount: 100_000 })),
  })
  return response.json()
}
