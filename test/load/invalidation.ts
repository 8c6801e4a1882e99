import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { EmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import type { Db } from '#server/platform/db.ts'
import { noticeLinks } from '#server/platform/migrations/processes.ts'
import { fillShelves, readCatalogSample } from './catalog-sample.ts'
import type { Cores } from './cores.ts'
import { benchDir, createDemoDatabase, withDatabase } from './databases.ts'
import { alternate, percentile } from './figures.ts'
import { medianRatio, summarize } from './measure.ts'
import { readOrderSample } from './order-sample.ts'
import { ordersRound } from './orders.ts'
import { startShop, type Shop } from './processes.ts'
import type { Row } from './table.ts'

const processes = 8
const edits = 60
const losses = 5
const pollMs = 5
/** Whoever has not been told by then never will be. */
const patienceMs = 30_000
const slowestMs = 1000
const slowestAfterLossMs = 5000
const rounds = 4
const roundMs = 1500
const wantedOfAlone = 0.9

/** One shop on eight processes: when the last of them shows an edit, also of which the notice was lost. */
export async function measureInvalidation(
  postgres: EmbeddedPostgres,
  cores: Cores | null,
): Promise<Row[]> {
  const databaseUrl = await createDemoDatabase(postgres, 'bench_eight')
  const sample = await withDatabase(databaseUrl, async (db) => {
    await fillShelves(db)
    return { catalog: await readCatalogSample(db), orders: await readOrderSample(db) }
  })
  const shops: Shop[] = []
  try {
    for (let nth = 0; nth < processes; nth += 1) {
      const env = { ROLE: nth === 0 ? 'both' : 'web' }
      const dataDir = join(benchDir, `eight-${nth}`)
      const where = nth === 0 || !cores ? cores : { measured: cores.load, load: cores.load }
      shops.push(await startShop(where, { databaseUrl, dataDir, env }))
    }
    const { products } = sample.catalog
    return await withDatabase(databaseUrl, async (db) => [
      await editsRow(db, shops, products),
      await lossesRow(db, shops, products),
      await ordersRow(shops, sample.orders),
    ])
  } finally {
    for (const shop of shops) await shop.stop()
  }
}

type Product = { id: number; slug: string }

async function editsRow(db: Db, shops: readonly Shop[], products: readonly Product[]) {
  const took: number[] = []
  for (let nth = 0; nth < edits; nth += 1) {
    const product = products[nth % products.length]!
    await Promise.all(shops.map((shop) => readPage(shop, product)))
    took.push(...(await edit(db, shops, product, `Bản ${nth} của tám`)))
  }
  return toldRow('an edit is shown by each of eight processes', took, slowestMs)
}

/** The links on which processes listen are cut while the edit is committed. */
async function lossesRow(db: Db, shops: readonly Shop[], products: readonly Product[]) {
  const took: number[] = []
  for (let nth = 0; nth < losses; nth += 1) {
    const product = products[nth % products.length]!
    await Promise.all(shops.map((shop) => readPage(shop, product)))
    while ((await countLinks(db)) < shops.length) await wait(pollMs)
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like ${`${noticeLinks}%`}
    `.execute(db)
    took.push(...(await edit(db, shops, product, `Bản ${nth} ngoài tai`)))
  }
  return toldRow('the same, its notice lost by all of them', took, slowestAfterLossMs)
}

async function countLinks(db: Db): Promise<number> {
  const { rows } = await sql<{ links: number }>`
    select count(*)::int as links from pg_stat_activity
    where datname = current_database() and application_name like ${`${noticeLinks}%`}
  `.execute(db)
  return rows[0]!.links
}

function toldRow(name: string, took: readonly number[], slowest: number): Row {
  const [p50, p99] = [percentile(took, 0.5), percentile(took, 0.99)]
  return {
    name,
    data: 'demo',
    reached: `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms of ${took.length}`,
    wanted: `p99 < ${slowest} ms`,
    passed: p99 < slowest,
  }
}

/** Orders at one process, while the other seven are told of what they change and while they stand still. */
async function ordersRow(
  shops: readonly Shop[],
  orders: Awaited<ReturnType<typeof readOrderSample>>,
) {
  const [measured, ...others] = shops
  const order = () => ordersRound(measured!, orders, 'spread', roundMs)
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => others.forEach((shop) => shop.process.kill(name))
  const alone = async () => {
    signal('SIGSTOP')
    try {
      return await order()
    } finally {
      signal('SIGCONT')
    }
  }
  await order()
  const results = await alternate(rounds, { alone, told: order })
  const ofAlone = medianRatio(results.alone, results.told, (round) => round.cpuMsPerRequest)
  return {
    name: 'orders at one process, seven others are told',
    data: 'demo',
    measured: summarize(results.told),
    reached: `${ofAlone.toFixed(2)} of alone by CPU`,
    wanted: `≥ ${wantedOfAlone} of alone`,
    passed: ofAlone >= wantedOfAlone,
  } satisfies Row
}

/** For each process the milliseconds from the commit until its page says it. */
async function edit(db: Db, shops: readonly Shop[], product: Product, words: string) {
  await sql`update product set description = ${`<p>${words}</p>`} where id = ${product.id}`.execute(
    db,
  )
  const committed = performance.now()
  return Promise.all(
    shops.map(async (shop) => {
      while (!(await readPage(shop, product)).includes(words)) {
        if (performance.now() - committed > patienceMs) throw new Error(`never shown: ${words}`)
        await wait(pollMs)
      }
      return performance.now() - committed
    }),
  )
}

async function readPage({ port }: Shop, { slug }: Product): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/mua-hang/${slug}/`)).text()
}
