import { requestBytes, type NextRequest } from './http-load.ts'
import { measureRound, summarize } from './measure.ts'
import type { Shop } from './processes.ts'
import { visitsTo } from './renderings.ts'
import { searchText } from './search-texts.ts'
import type { Row } from './table.ts'

const connections = 4
const warmUpMs = 4000
const roundMs = 1500
const roundCount = 3
const slowestMs = 30

/** The three ways to search, each with texts that hardly repeat; nothing kept answers. */
export async function measureSearch(shop: Shop, data: string): Promise<Row[]> {
  return measureSearchWays(shop, data, {
    'search, POST /product/filter': filterRequests(),
    'search, GET /product/suggest': visitsTo(searchAt('/api/product/suggest?q=')),
    'search, page /s/': visitsTo(searchAt('/s/?search=')),
  })
}

/** Each way beside the same bound. */
export async function measureSearchWays(
  shop: Shop,
  data: string,
  ways: Record<string, NextRequest>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, next] of Object.entries(ways)) rows.push(await measure(shop, name, data, next))
  return rows
}

async function measure(shop: Shop, name: string, data: string, next: NextRequest): Promise<Row> {
  const round = (durationMs: number) =>
    measureRound(shop.pid, { port: shop.port, connections, durationMs, next })
  await round(warmUpMs)
  const rounds = []
  for (let count = 0; count < roundCount; count += 1) rounds.push(await round(roundMs))
  const measured = summarize(rounds)
  return {
    name,
    data,
    measured,
    reached: `p99 ${measured.p99.toFixed(1)} ms`,
    wanted: `p99 < ${slowestMs} ms`,
    passed: measured.p99 < slowestMs,
  }
}

/** Of the nth search the address. */
export function searchAt(beginning: string): (nth: number) => string {
  return (nth) => beginning + encodeURIComponent(searchText(nth))
}

function filterRequests(): NextRequest {
  let count = 0
  return () => {
    count += 1
    const body = { search: searchText(count), page: 1, limit: 20 }
    return requestBytes({ method: 'POST', path: '/api/product/filter', body })
  }
}
