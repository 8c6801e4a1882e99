import type { CatalogSample } from './catalog-sample.ts'
import { visitsTo } from './renderings.ts'
import { requestBytes, type NextRequest } from './http-load.ts'
import { measureRound, summarize } from './measure.ts'
import type { Shop } from './processes.ts'
import { searchText } from './search-texts.ts'
import type { Row } from './table.ts'

const connections = 4
const warmUpMs = 1000
const roundMs = 700
const roundCount = 3
const maxCpuMs = 1

/** Reads that nothing kept can answer. PostgreSQL is another process, so its time is not counted. */
export async function measureJsonReads(
  shop: Shop,
  data: string,
  sample: CatalogSample,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, next] of Object.entries(readsOf(sample))) {
    const round = (durationMs: number) =>
      measureRound(shop.pid, { port: shop.port, connections, durationMs, next })
    await round(warmUpMs)
    const rounds = []
    for (let count = 0; count < roundCount; count += 1) rounds.push(await round(roundMs))
    const measured = summarize(rounds)
    rows.push({
      name,
      data,
      measured,
      reached: `${measured.cpuMsPerRequest.toFixed(2)} ms CPU`,
      wanted: `≤ ${maxCpuMs} ms CPU`,
      passed: measured.cpuMsPerRequest <= maxCpuMs,
    })
  }
  return rows
}

function readsOf(sample: CatalogSample): Record<string, NextRequest> {
  let count = 0
  const products = (howMany: number) =>
    Array.from({ length: howMany }, () => sample.products[count++ % sample.products.length]!)
  const category = () => sample.categories[count++ % sample.categories.length]!
  const post = (path: string, body: unknown) => requestBytes({ method: 'POST', path, body })
  return {
    'POST /product/filter, a category, 20 products': () =>
      post('/api/product/filter', { categories: [category()], page: 1, limit: 20 }),
    'POST /product/listByIds, 10 products': () =>
      post('/api/product/listByIds', { ids: products(10).map((product) => product.id) }),
    'POST /order/checking, 10 products': () =>
      post('/api/order/checking', { products: products(10).map(shownLine) }),
    'GET /product/suggest': visitsTo(
      (nth) => `/api/product/suggest?q=${encodeURIComponent(searchText(nth))}`,
    ),
  }
}

function shownLine({ id, originalPrice, discountPrice }: CatalogSample['products'][number]) {
  return { id, quantity: 1, original_price: originalPrice, discount_price: discountPrice }
}
