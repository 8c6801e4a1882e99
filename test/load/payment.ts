import type { BenchShop } from './bench-shops.ts'
import { withDatabase } from './databases.ts'
import { measureRound, summarizeWithFailures, type Round } from './measure.ts'
import { preparePayments } from './payment-sample.ts'
import type { Shop } from './processes.ts'
import type { Row } from './table.ts'

const atOnce = 8
const warmUpMs = 1000
const roundMs = 2500
const rounds = 3
const wantedPerSecond = 200
const slowestMs = 50

/** Gateways and the bank tell of money, as on the evening of a sale; orders and messages follow meanwhile. */
export async function measurePayments({ shop, databaseUrl, data }: BenchShop): Promise<Row[]> {
  const { notifications, transfers } = await withDatabase(databaseUrl, preparePayments)
  return [
    toRow('card notifications, 8 at once', data, await runAll(shop, notifications)),
    toRow("the bank's webhooks, 8 at once", data, await runAll(shop, transfers)),
  ]
}

async function runAll(shop: Shop, requests: readonly Buffer[]): Promise<Round[]> {
  let sent = 0
  // Past the last one the first come again: repeated notifications, as gateways send them.
  const next = () => requests[sent++ % requests.length]!
  const round = (durationMs: number) =>
    measureRound(shop.pid, { port: shop.port, connections: atOnce, durationMs, next })
  await round(warmUpMs)
  const results: Round[] = []
  for (let nth = 0; nth < rounds; nth++) results.push(await round(roundMs))
  return results
}

function toRow(name: string, data: string, results: readonly Round[]): Row {
  const measured = summarizeWithFailures(results)
  const { perSecond, p99, failures } = measured
  return {
    name,
    data,
    measured,
    reached: `${perSecond.toFixed(0)} a second, p99 ${p99.toFixed(0)} ms, ${failures} errors`,
    wanted: `≥ ${wantedPerSecond} a second, p99 < ${slowestMs} ms`,
    passed: perSecond >= wantedPerSecond && p99 < slowestMs && failures === 0,
  }
}
