import { join } from 'node:path'
import type { EmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { fillShelves } from './catalog-sample.ts'
import type { Cores } from './cores.ts'
import { benchDir, createDemoDatabase, withDatabase } from './databases.ts'
import { alternate } from './figures.ts'
import { medianRatio, summarize, summarizeWithFailures, type Round } from './measure.ts'
import { readOrderSample } from './order-sample.ts'
import { ordersRound } from './orders.ts'
import { startShop, type Shop } from './processes.ts'
import { limitRow, type Row } from './table.ts'

/** More than a process has connections: what they wait for shows. */
const atOnce = 48
const warmUpMs = 2500
const roundMs = 2500
const rounds = 5
const wantedOfWaiting = 1.3
const wantedOfSpread = 0.9

/**
 * Orders that all want one product, decided in batches and waiting for its shelf in the database as every other product's do, beside
 * orders that want different ones; two processes of one shop, which take turns.
 */
export async function measureHotOrders(
  postgres: EmbeddedPostgres,
  cores: Cores | null,
): Promise<Row[]> {
  const databaseUrl = await createDemoDatabase(postgres, 'bench_hot')
  const sample = await withDatabase(databaseUrl, async (db) => {
    await fillShelves(db)
    return readOrderSample(db)
  })
  const open = (name: string, env: Record<string, string>) =>
    startShop(cores, { databaseUrl, dataDir: join(benchDir, name), env })
  const shops: Shop[] = []
  try {
    const batches = await open('hot-on', {})
    shops.push(batches)
    const waiting = await open('hot-off', { HOT_PRODUCTS: 'off', ROLE: 'web' })
    shops.push(waiting)
    const round = (shop: Shop, picking: 'spread' | 'hot', ms = roundMs) =>
      ordersRound(shop, sample, picking, ms, atOnce)
    for (const shop of shops) await round(shop, 'hot', warmUpMs)
    return rowsOf(
      await alternate(rounds, {
        spread: () => round(batches, 'spread'),
        waiting: () => round(waiting, 'hot'),
        hot: () => round(batches, 'hot'),
      }),
    )
  } finally {
    for (const shop of shops) await shop.stop()
  }
}

function rowsOf(results: Record<'spread' | 'waiting' | 'hot', Round[]>): Row[] {
  const hot = summarizeWithFailures(results.hot)
  const ofWaiting = medianRatio(results.hot, results.waiting, (round) => round.perSecond)
  const ofSpread = medianRatio(results.hot, results.spread, (round) => round.perSecond)
  return [
    limitRow(`orders of different products, ${atOnce} at once`, 'demo', summarize(results.spread)),
    limitRow('one hot product in each, its shelf waited for', 'demo', summarize(results.waiting)),
    {
      name: 'the same, decided in batches',
      data: 'demo',
      measured: hot,
      reached: `${ofWaiting.toFixed(2)} of waiting, ${ofSpread.toFixed(2)} of different ones, ${hot.failures} errors`,
      wanted: `≥ ${wantedOfWaiting} of waiting, ≥ ${wantedOfSpread} of different ones, no error`,
      passed: ofWaiting >= wantedOfWaiting && ofSpread >= wantedOfSpread && hot.failures === 0,
    },
  ]
}
