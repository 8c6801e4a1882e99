import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'
import type { BenchShop } from './bench-shops.ts'
import { readCatalogSample, type CatalogSample, type SampleProduct } from './catalog-sample.ts'
import { cpuMsOf } from './cores.ts'
import { withDatabase } from './databases.ts'
import { percentile } from './figures.ts'
import { orderBody } from './order-sample.ts'
import { runPaced, type PacedRequest } from './paced-load.ts'
import type { Row } from './table.ts'

const readers = 200
const readsPerSecond = 400
const ordersPerSecond = 50
const editsPerSecond = 5
const durationMs = 20_000
const warmedPerSecond = 250
/** Whose addresses come and go: read by nobody, shown in lists. */
const unread = 50
const maxPrice = 1_500_000
const wantedShare = 0.95
const slowestMs = 20

/**
 * A shop at its busiest: people read what is popular, others buy it, and staff change it. What counts is how
 * many pages need not be made anew, and how long a reader waits behind those that are.
 */
export async function measureEdits({
  shop,
  data,
  orders: some,
  databaseUrl,
}: BenchShop): Promise<Row[]> {
  const { port, pid } = shop
  const sample = await withDatabase(databaseUrl, (db) => readCatalogSample(db, 20_000))
  // What is sold out or has another price meanwhile is bought by nobody, and three dear things by no guest
  // without a code: such orders are refused.
  const isBought = ({ id, discountPrice }: SampleProduct) =>
    !isReserved(id) && discountPrice < maxPrice
  const orders = { ...some, products: some.products.filter(isBought) }
  const load = { port, connections: readers, perSecond: readsPerSecond }
  const pages = pathsOf(sample)
  const durationOfWarmUp = (pages.length * 1000) / warmedPerSecond
  let nth = 0
  await runPaced({
    ...load,
    perSecond: warmedPerSecond,
    durationMs: durationOfWarmUp,
    next: () => ({ path: pages[nth++ % pages.length]! }),
  })
  const before = await figuresOf(port)
  const cpuBefore = cpuMsOf(pid)
  const [read, ordered, edited] = await withDatabase(databaseUrl, (db) =>
    Promise.all([
      runPaced({ ...load, durationMs, next: popularPages(sample) }),
      runPaced({
        port,
        connections: 16,
        perSecond: ordersPerSecond,
        durationMs,
        next: newOrders(orders),
      }),
      edit(db, sample),
    ]),
  )
  const figures = await figuresOf(port)
  const shareOf = (name: string) =>
    ((figures.get(name) ?? Number.NaN) - (before.get(name) ?? 0)) / read.requests
  const share = shareOf('hits_total')
  const p99 = percentile(read.latencies, 0.99)
  const orderP99 = percentile(ordered.latencies, 0.99)
  const core = (cpuMsOf(pid) - cpuBefore) / durationMs
  const failed = [...read.failures, ...ordered.failures]
  const failures = failed.reduce((sum, [, count]) => sum + count, 0)
  const statuses = failed.map(([status, count]) => `${count} × ${status}`).join(', ') || 'no errors'
  return [
    {
      name: `${readsPerSecond} reads, ${ordersPerSecond} orders, ${editsPerSecond} edits a second`,
      data,
      measured: {
        perSecond: (read.requests * 1000) / durationMs,
        cpuMsPerRequest: Number.NaN,
        p50: percentile(read.latencies, 0.5),
        p99,
        failures,
      },
      reached: `${percent(share)} kept, ${percent(shareOf('joined_total'))} joined a rendering (changed: ${listOutdated(before, figures)}), orders p99 ${orderP99.toFixed(0)} ms, ${edited} edits, ${statuses}, ${Math.round(core * 100)} % of a core`,
      wanted: `≥ ${wantedShare * 100} % kept, p99 < ${slowestMs} ms, no error`,
      passed: share >= wantedShare && p99 < slowestMs && failures === 0,
    },
  ]
}

/** All of them are kept when it begins. */
function pathsOf({ products, categories }: CatalogSample): string[] {
  return [
    '/',
    '/mua-hang/',
    ...categories.map((slug) => `/mua-hang/?c=${slug}`),
    ...products.map(({ slug }) => `/mua-hang/${slug}/`),
  ]
}

/** One in ten reads the home page, two read a list; the others a product, the popular ones most. */
function popularPages({ products: all, categories }: CatalogSample): () => PacedRequest {
  const products = all.slice(0, -unread)
  let nth = 0
  return () => {
    nth += 1
    const chance = fraction(nth * 0.618_033_988_7)
    const one = fraction(nth * 0.754_877_666_2)
    if (chance < 0.1) return { path: '/' }
    if (chance < 0.3)
      return { path: `/mua-hang/?c=${categories[Math.floor(one * categories.length)]!}` }
    return { path: `/mua-hang/${products[Math.floor(one ** 3 * products.length)]!.slug}/` }
  }
}

function newOrders(orders: BenchShop['orders']): () => PacedRequest {
  let placed = 0
  return () => {
    placed += 1
    const headers = { 'idempotency-key': randomUUID() }
    return { path: '/api/order', headers, body: orderBody(orders, 'spread', 20_000_000 + placed) }
  }
}

/** One in two edits is of what is popular; each kind of edit comes in turn. */
async function edit(db: Db, { products: all }: CatalogSample): Promise<number> {
  const products = all.slice(0, -unread)
  const reserved = products.filter(({ id }) => isReserved(id))
  const hidden = all.slice(-unread)
  const began = performance.now()
  let nth = 0
  for (; performance.now() - began < durationMs; nth += 1) {
    const { of, change } = edits[nth % edits.length]!
    const among = { any: products, reserved, hidden }[of]
    const one = fraction(nth * 0.569_840_290_9)
    await change(db, pick(among, nth % 2 === 0 ? one ** 3 : one).id, nth)
    await wait(Math.max(0, began + ((nth + 1) * 1000) / editsPerSecond - performance.now()))
  }
  return nth
}

interface Edit {
  of: 'any' | 'reserved' | 'hidden'
  change: (db: Db, id: number, nth: number) => Promise<unknown>
}

const changeListPrice: Edit['change'] = (db, id) =>
  sql`update product set original_price = original_price + 1000 where id = ${id}`.execute(db)
const changeText: Edit['change'] = (db, id, nth) =>
  sql`update product set description = ${`<p>Bản ${nth}</p>`} where id = ${id}`.execute(db)
const countShelf: Edit['change'] = (db, id) =>
  sql`update stock set on_hand = on_hand + 1 where product_id = ${id}`.execute(db)
/** From one range of prices, by which lists are narrowed, into another. */
const moveSellingPrice: Edit['change'] = (db, id) =>
  sql`update product set discount_price = case when discount_price < 200000 then 350000 else 90000 end,
    original_price = greatest(original_price, 350000) where id = ${id}`.execute(db)
const sellOutOrRefill: Edit['change'] = (db, id) =>
  sql`update stock set on_hand = case when on_hand > reserved then reserved else reserved + 1000 end
    where product_id = ${id}`.execute(db)
const hideOrShow: Edit['change'] = (db, id) =>
  sql`update product set published = not published where id = ${id}`.execute(db)
const addProduct: Edit['change'] = (db, id, nth) =>
  sql`with added as (
      insert into product (slug, name, product_code, category_id, brand_id, original_price, discount_price)
      select slug || '-moi-' || ${nth}::int, name || ' mới', 'NEW' || ${nth}::int, category_id, brand_id,
        original_price, discount_price from product where id = ${id}
      returning id
    )
    insert into stock (product_id, on_hand) select id, 100 from added`.execute(db)

const edits: readonly Edit[] = [
  { of: 'any', change: changeListPrice },
  { of: 'any', change: changeText },
  { of: 'any', change: countShelf },
  { of: 'reserved', change: moveSellingPrice },
  { of: 'reserved', change: sellOutOrRefill },
  { of: 'hidden', change: hideOrShow },
  { of: 'any', change: addProduct },
]

function isReserved(id: number): boolean {
  return id % 2 === 0
}

function pick(products: readonly SampleProduct[], share: number): SampleProduct {
  return products[Math.floor(share * products.length)]!
}

function fraction(value: number): number {
  return value - Math.floor(value)
}

/** What the shop counts of its kept answers, by name and label. */
async function figuresOf(port: number): Promise<Map<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/api/metrics`)).text()
  const lines = text.matchAll(/^public_cache_(\S+) (\d+)$/gm)
  return new Map([...lines].map(([, name, value]) => [name!, Number(value)]))
}

/** By which kinds of changes answers were lost to those who asked for them. */
function listOutdated(before: Map<string, number>, after: Map<string, number>): string {
  const pattern = /^outdated_total\{changed="(\w+)"\}$/
  const lost = [...after].flatMap(([name, count]) => {
    const kind = pattern.exec(name)?.[1]
    return kind ? [`${kind} ${count - (before.get(name) ?? 0)}`] : []
  })
  return lost.join(', ')
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
