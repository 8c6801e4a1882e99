import { afterAll, expect, test } from 'vitest'
import type { PlacedOrder } from '#domain/order/api.ts'
import { publishedCredentials } from '#server/adapters/payments/published-credentials.ts'
import type { Context } from '#server/context.ts'
import { examine } from '#server/doctor.ts'
import { listeners } from '#server/listeners.ts'
import { orderJobs } from '#server/order/jobs.ts'
import { paymentJobs } from '#server/payment/jobs.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { testConfig } from '#test/support/test-config.ts'
import { ask, killedShop } from '#test/support/killed-shop.ts'
import { bestSellerAt, pickupOrder, type Bought } from '#test/support/order-at-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { movement, vnpayNews } from '#test/support/payments.ts'
import { setAllStock } from '#test/support/stock.ts'

const buyers = 6
const turns = 40
const killAfter = 220

const shop = killedShop({ SECRET_KEY: testConfig.secretKey })
afterAll(() => shop.end())

/** What somebody was told to be true before the server died. */
interface Told {
  answers: number
  /** Đồng whose arrival was acknowledged, by order. */
  money: Map<string, number>
}

test('kill -9 while orders are placed, paid, paid again, cancelled, shipped and given back', async () => {
  await shop.start()
  const product = await firstProduct()
  const told: Told = { answers: 0, money: new Map() }
  await Promise.all(Array.from({ length: buyers }, (_, at) => live(at, product, told)))
  expect(told.answers).toBeGreaterThanOrEqual(killAfter)

  await shop.start()
  await withDatabase(shop.databaseUrl(), async (ctx) => {
    // What the jobs do a minute later, for whatever the killed worker held in its hands.
    const later = { ...ctx, clock: fixedClock(new Date(Date.now() + 61_000).toISOString()) }
    await orderJobs.find(({ name }) => name === 'sweep-orders')!.run(later)
    for (const job of paymentJobs) await job.run(later)
    await handleBatch(later)

    for (const [code, amount] of told.money) {
      const { received } = await ledgerOf(ctx, code)
      expect(received, code).toBeGreaterThanOrEqual(amount)
    }
    expect(await listStuck(ctx)).toEqual([])
    expect(await examine(ctx.db)).toEqual([])
  })
})

type Call = (path: string, body: unknown, token?: string) => ReturnType<typeof ask>

/** Buys, pays in every way and too often, cancels, ships and fetches back, until the server is gone. */
async function live(index: number, product: Bought, told: Told): Promise<void> {
  const call: Call = async (path, body) =>
    noted(await ask(`${shop.origin()}${path}`, { body }), told)
  const ways = ['qrCode', 'domestic_card', 'recieve', 'transfer'] as const
  for (let turn = 0; turn < turns; turn += 1) {
    const type = ways[(index + turn) % ways.length]!
    const placed = await call('/api/order', order(product, type, index * turns + turn))
    if (!placed) return
    expect(placed.status).toBe(200)
    const bought = placed.data as PlacedOrder
    await payFor(bought, turn, told)
    if (turn % 3 === 0) {
      const { code, view_token: token } = bought
      if (!(await call(`/api/order/${code}/cancel`, { token, reason: 'Đổi ý' }))) return
      await payFor(bought, turn, told)
      await move(code, 'cancelAccepted')
    } else {
      await move(bought.code, 'handedToCarrier')
      await move(bought.code, turn % 3 === 1 ? 'delivered' : 'deliveryFailed')
      await move(bought.code, 'goodsBack')
    }
  }
}

/** All of it, a part, or twice; by card or from the bank. */
async function payFor(bought: PlacedOrder, turn: number, told: Told): Promise<void> {
  const { code, payment } = bought
  const total = bought.costs.order_total.amount
  const form = payment?.redirect
  if (form) {
    const query = new URLSearchParams(vnpayNews(form)).toString()
    const answer = noted(await ask(`${shop.origin()}/api/payment/notify/vnpay?${query}`), told)
    if (answer && !told.money.has(code)) told.money.set(code, total)
    return
  }
  for (const part of turn % 2 === 0 ? [total] : [100_000, total]) {
    const authorization = `Apikey ${publishedCredentials.bank.feedKey}`
    const answer = await tellBank(movement({ code, amount: part }), authorization)
    if (noted(answer, told)) told.money.set(code, (told.money.get(code) ?? 0) + part)
  }
}

function noted<T>(answer: T | null, told: Told): T | null {
  if (answer) told.answers += 1
  if (told.answers === killAfter) shop.kill()
  return answer
}

async function tellBank(body: unknown, authorization: string): Promise<true | null> {
  return fetch(`${shop.origin()}/api/payment/notify/bank`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  }).then(
    (response) => (response.ok ? true : null),
    () => null,
  )
}

async function move(code: string, event: string): Promise<void> {
  const form = new URLSearchParams({ event })
  await ask(`${shop.origin()}/dev/orders/${code}/move`, { form })
}

async function firstProduct(): Promise<Bought> {
  const product = await bestSellerAt(shop)
  await withDatabase(shop.databaseUrl(), ({ db }) => setAllStock(db, 10_000))
  return product
}

function order(product: Bought, type: string, nth: number) {
  const phone = `0967${String(nth).padStart(6, '0')}`
  return { ...pickupOrder([product], phone), payment_type: type }
}

async function ledgerOf({ pool }: Context, code: string): Promise<{ received: number }> {
  const { rows } = await pool.query(
    `select coalesce(sum(m.amount), 0)::int as received from order_money m
     join shop_order o on o.id = m.order_id where o.code = $1 and m.kind = 'received'`,
    [code],
  )
  return rows[0]
}

/** What waits for something that will not come by itself any more. */
async function listStuck({ pool }: Context): Promise<unknown[]> {
  const { rows } = await pool.query(`
    select o.code, o.status from shop_order o
    where o.status in ('burning', 'point_accumulating')
    union all
    select t.order_code, t.state from bank_transaction t where t.state = 'new'
    union all
    select r.cause, 'receipt' from payment_receipt r
    where not exists (select from order_money m where m.receipt_id = r.id)`)
  return rows
}

/** The worker's part for what the jobs have found. */
async function handleBatch(ctx: Context): Promise<void> {
  for (;;) {
    const events = await ctx.db
      .selectFrom('outbox_event')
      .select(['id', 'topic', 'payload'])
      .where('processed_at', 'is', null)
      .orderBy('id')
      .limit(500)
      .execute()
    if (events.length === 0) return
    for (const { id, topic, payload } of events) {
      // Messages are not what this is about.
      for (const [name, hear] of Object.entries(listeners[topic] ?? {})) {
        if (!/^(tell|send)/.test(name)) await hear(ctx, payload)
      }
      await ctx.db
        .updateTable('outbox_event')
        .set({ processed_at: ctx.clock.now() })
        .where('id', '=', id)
        .execute()
    }
  }
}
