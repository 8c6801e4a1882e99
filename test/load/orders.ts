import { randomUUID } from 'node:crypto'
import type { BenchShop } from './bench-shops.ts'
import { bareRound, openBare } from './bare-round.ts'
import type { Cores } from './cores.ts'
import { alternate } from './figures.ts'
import { requestBytes } from './http-load.ts'
import { measureRound, medianRatio, summarize, summarizeWithFailures } from './measure.ts'
import type { Round } from './measure.ts'
import { orderBody, type OrderSample, type Picking } from './order-sample.ts'
import type { Shop } from './processes.ts'
import { limitRow, type Row } from './table.ts'

const atOnce = 8
const warmUpMs = 2000
const roundMs = 1500
const rounds = 4
const wantedOfBare = 0.5
const wantedOfSpread = 0.5
const slowestMs = 50

/** Orders of three lines with durable commits: bare SQL, over all products, and all for one product. */
export async function measureOrders(
  { shop, databaseUrl, data, orders: sample }: BenchShop,
  cores: Cores | null,
): Promise<Row[]> {
  const limit = { open: databaseUrl, sample, connections: atOnce }
  const bare = await openBare('test/load/bare-orders.ts', limit, cores)
  try {
    await ordersRound(shop, sample, 'spread', warmUpMs)
    await bareRound(shop, bare, warmUpMs)
    const results = await alternate(rounds, {
      bare: () => bareRound(shop, bare, roundMs),
      spread: () => ordersRound(shop, sample, 'spread', roundMs),
      hot: () => ordersRound(shop, sample, 'hot', roundMs),
    })
    return rowsOf(results, data)
  } finally {
    await bare.stop()
  }
}

function rowsOf(results: Record<'bare' | 'spread' | 'hot', Round[]>, data: string): Row[] {
  const spread = summarize(results.spread)
  const hot = summarizeWithFailures(results.hot)
  const failed = results.hot.find((round) => round.firstFailure !== null)
  if (failed) process.stderr.write(`bench: an order failed:\n${failed.firstFailure}\n`)
  const ofBare = medianRatio(results.spread, results.bare, (round) => round.perSecond)
  const ofSpread = medianRatio(results.hot, results.spread, (round) => round.perSecond)
  return [
    limitRow('bare SQL, same transaction', data, summarize(results.bare)),
    {
      name: 'place order, 3 lines, 8 at once',
      data,
      measured: spread,
      reached: `${ofBare.toFixed(2)} of bare, p99 ${spread.p99.toFixed(0)} ms`,
      wanted: `≥ ${wantedOfBare} of bare, p99 < ${slowestMs} ms`,
      passed: ofBare >= wantedOfBare && spread.p99 < slowestMs,
    },
    {
      name: 'the same, one hot product in each',
      data,
      measured: hot,
      reached: `${ofSpread.toFixed(2)} of spread, ${hot.failures} errors`,
      wanted: `≥ ${wantedOfSpread} of spread, no error`,
      passed: ofSpread >= wantedOfSpread && hot.failures === 0,
    },
  ]
}

let placed = 0

export function ordersRound(
  shop: Shop,
  sample: OrderSample,
  picking: Picking,
  durationMs: number,
  connections = atOnce,
): Promise<Round> {
  const next = () => {
    placed += 1
    return requestBytes({
      method: 'POST',
      path: '/api/order',
      headers: { 'idempotency-key': randomUUID() },
      body: orderBody(sample, picking, placed),
    })
  }
  return measureRound(shop.pid, { port: shop.port, connections, durationMs, next })
}
