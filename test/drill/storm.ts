import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { publishedCredentials } from '#server/adapters/payments/published-credentials.ts'
import { examine } from '#server/doctor.ts'
import type { Db } from '#server/platform/db.ts'
import { movement } from '#test/support/payments.ts'
import { readStock, setStock } from '#test/support/stock.ts'
import { fillShelves } from '../load/catalog-sample.ts'
import { createDemoDatabase, startBenchPostgres, withDatabase } from '../load/databases.ts'
import { orderBody, readOrderSample, type OrderSample } from '../load/order-sample.ts'
import { runPaced, type PacedRequest, type PacedResult } from '../load/paced-load.ts'
import { startShop } from '../load/processes.ts'
import { stormReport, type StormFound } from './storm-report.ts'

export interface Storm {
  seconds: number
  /** Orders a second at the peak of a day. */
  peak: number
  /** The storm, in peaks. */
  times: number
  /** Units of the one product that everybody wants. */
  units: number
}

/** Of an order's buyer: pages that nobody keeps ready, and a look at the cart. */
const pagesAnOrder = 2
/** A second: as many as the peak's orders bring, and more. */
const noticesASecond = 5
/** A storm comes over a shop that is at work. */
const warmUp = 8
/** Holds of whoever was cut off go back within a minute. */
const holdsBack = 60_000
const patience = 30_000

/** Everybody comes for one product at once; whether its stock is exact, money is heard, and the shop is itself again. */
export async function drillStorm(
  storm: Storm,
  tell: (line: string) => void,
  onStop: (stop: () => Promise<void>) => void,
): Promise<boolean> {
  tell('starting PostgreSQL and the shop')
  const postgres = await startBenchPostgres()
  onStop(() => postgres.stop())
  const databaseUrl = await createDemoDatabase(postgres, 'drill_storm')
  const sample = await withDatabase(databaseUrl, async (db) => {
    await fillShelves(db)
    const found = await readOrderSample(db)
    await setStock(db, found.products[0]!.id, storm.units)
    return found
  })
  const env = { SHEDDING: 'on', TRUSTED_PROXIES: '127.0.0.1' }
  const shop = await startShop(null, { databaseUrl, dataDir: '.cache/drill-storm', env })
  onStop(async () => {
    await shop.stop()
    await postgres.stop()
  })
  tell('a usual peak, to warm up')
  await rage(shop.port, { ...storm, seconds: warmUp, times: 1 }, sample)
  const before = await withDatabase(databaseUrl, (db) => readState(db, sample.products[0]!.id))
  const many = storm.peak * storm.times
  tell(`${many} orders a second for ${storm.units} units, ${storm.seconds} s`)
  const own = monitorEventLoopDelay({ resolution: 20 })
  own.enable()
  await readFigures(shop.port)
  const during = await rage(shop.port, storm, sample)
  own.disable()
  tell('the storm is over')
  const recoveredAfter = await untilCalm(shop.port)
  const figures = await readFigures(shop.port)
  const after = await withDatabase(databaseUrl, async (db) => {
    await untilNoHolds(db)
    return readState(db, sample.products[0]!.id)
  })
  const found: StormFound = {
    ...during,
    ownStall: own.max / 1e9,
    recoveredAfter,
    figures,
    before,
    after,
    storm,
  }
  const { lines, passed } = stormReport(found)
  for (const line of lines) tell(line)
  await shop.stop()
  await postgres.stop()
  return passed
}

/**
 * As the proxy before a shop keeps them: Node takes one new connection in each turn of its loop, so that in a storm a new
 * one waits longer than any request on an old one. As many as there are visitors at once: with a few, who waits stands
 * at the callers, where the shop sees nobody (docs/decisions/0150).
 */
const kept = {
  orders: agentOf(1000),
  pages: agentOf(2000),
  carts: agentOf(1000),
  notices: agentOf(50),
}

function agentOf(maxSockets: number): Agent {
  return new Agent({ keepAlive: true, maxSockets })
}

async function rage(port: number, { seconds, peak, times }: Storm, sample: OrderSample) {
  const perSecond = peak * times
  const durationMs = seconds * 1000
  const load = (rate: number, agent: Agent, next: () => PacedRequest) =>
    runPaced({
      port,
      perSecond: rate,
      connections: agent.maxSockets,
      durationMs,
      next,
      agent,
      isStamped: true,
    })
  const [orders, pages, carts, notices] = await Promise.all([
    load(perSecond, kept.orders, () => order(sample)),
    load(perSecond * pagesAnOrder, kept.pages, () => page()),
    load(perSecond, kept.carts, () => cart(sample)),
    load(noticesASecond, kept.notices, () => notice()),
  ])
  return { orders, pages, carts, notices } satisfies Record<string, PacedResult>
}

let sent = 0

function order(sample: OrderSample): PacedRequest {
  sent += 1
  const { products, ...body } = orderBody(sample, 'hot', sent)
  const [hot] = sample.products
  return {
    path: '/api/order',
    headers: { 'idempotency-key': randomUUID() },
    body: {
      ...body,
      products: products.slice(0, 1),
      summary: { payment: hot!.discountPrice },
    },
  }
}

/** A search that nobody has made before: it is worked out and kept for nobody. */
function page(): PacedRequest {
  sent += 1
  return { path: `/mua-hang/?search=jex${sent}` }
}

function cart({ products: [hot] }: OrderSample): PacedRequest {
  const { id, originalPrice: original_price, discountPrice: discount_price } = hot!
  const shown = { id, original_price, discount_price, quantity: 1 }
  return { path: '/api/order/checking', body: { products: [shown] } }
}

function notice(): PacedRequest {
  return {
    path: '/api/payment/notify/bank',
    headers: { authorization: `Apikey ${publishedCredentials.bank.feedKey}` },
    body: movement({ code: 'DH261129STORM1', amount: 100_000 }),
  }
}

/** Seconds until five pages in a row are drawn at once again. */
async function untilCalm(port: number): Promise<number> {
  const began = performance.now()
  let calmSince = began
  for (let good = 0; good < 5;) {
    const asked = performance.now()
    const isGood = await fetch(`http://127.0.0.1:${port}${page().path}`).then(
      async (response) => (await response.text()) !== '' && response.ok,
      () => false,
    )
    const isQuick = isGood && performance.now() - asked < 1000
    if (!isQuick) calmSince = performance.now()
    good = isQuick ? good + 1 : 0
    if (performance.now() - began > patience) return Infinity
    await wait(100)
  }
  return (calmSince - began) / 1000
}

async function readFigures(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/api/metrics`)).text()
}

async function untilNoHolds(db: Db): Promise<void> {
  const began = performance.now()
  const count = () =>
    db
      .selectFrom('stock_hold')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  while ((await count()).count > 0 && performance.now() - began < holdsBack) await wait(500)
}

async function readState(db: Db, productId: number) {
  const { ordered } = await db
    .selectFrom('order_line as l')
    .innerJoin('shop_order as o', 'o.id', 'l.order_id')
    .where('l.product_id', '=', productId)
    .where('o.status', '<>', 'cancelled')
    .where('o.customer_phone', 'like', '0910%')
    .select((eb) => eb.fn.sum<number>('l.quantity').as('ordered'))
    .executeTakeFirstOrThrow()
  const names = /stock|order/
  const faults = (await examine(db)).filter(({ check }) => names.test(check))
  return { ...(await readStock(db, productId)), ordered: ordered ?? 0, faults }
}
