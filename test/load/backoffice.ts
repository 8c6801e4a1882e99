import { join } from 'node:path'
import { systemClock } from '#server/platform/clock.ts'
import type { EmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { fillMembers } from '#test/support/many-members.ts'
import { fillOrders } from '#test/support/many-orders.ts'
import type { Cores } from './cores.ts'
import { benchDir, createDemoDatabase, createManyDatabase, withDatabase } from './databases.ts'
import { logInToBackoffice, type BackofficeCaller } from './backoffice-caller.ts'
import {
  askings,
  readBackofficeSample,
  searched,
  type Asking,
  type BackofficeSample,
} from './backoffice-sample.ts'
import { measureLists, untilCounted } from './backoffice-lists.ts'
import { requestBytes } from './http-load.ts'
import { measureRound, summarize } from './measure.ts'
import { startShop, type Shop } from './processes.ts'
import type { Row } from './table.ts'

const connections = 4
const warmUpMs = 1500
const roundMs = 1500
const rounds = 3
const slowestBoardMs = 300
const slowestSearchMs = 100
const board = '/api/admin/orders'

export interface Backoffice {
  shop: Shop
  databaseUrl: string
  caller: BackofficeCaller
  sample: BackofficeSample
  data: string
}

/** A shop with so many orders, and somebody who looks for some of them. */
export async function openBackoffice(
  postgres: EmbeddedPostgres,
  cores: Cores | null,
  count: number,
): Promise<Backoffice> {
  const databaseUrl =
    (await createManyDatabase(postgres)) ?? (await createDemoDatabase(postgres, 'bench_desk'))
  await fillOrders(databaseUrl, count, systemClock.now())
  await fillMembers(databaseUrl, Math.ceil(count / 5))
  const sample = await withDatabase(databaseUrl, readBackofficeSample)
  const dataDir = join(benchDir, 'shop-backoffice')
  const shop = await startShop(cores, { databaseUrl, dataDir })
  const data = `${count.toLocaleString('en')} orders`
  return { shop, databaseUrl, caller: await logInToBackoffice(shop), sample, data }
}

/** The board, each way to narrow it, one order, the search box, the list to take along. */
export async function measureBackoffice(backoffice: Backoffice): Promise<Row[]> {
  const { orders } = backoffice.sample
  const rows = [
    await measurePath(backoffice, 'open the board', () => board),
    await measurePath(backoffice, 'board, pages of 100', await pagesOf(backoffice)),
    await measurePath(backoffice, 'counts of the states', () => `${board}/counts`),
  ]
  for (const [name, asking] of Object.entries(askings)) {
    rows.push(await measurePath(backoffice, `board, ${name}`, asked(backoffice, board, asking)))
  }
  const one = (nth: number) => `${board}/${orders[nth % orders.length]!.code}`
  const box = asked(backoffice, '/api/admin/search', searched)
  return [
    ...rows,
    await measurePath(backoffice, 'one order', one),
    await measurePath(backoffice, 'the search box', box, slowestSearchMs),
    await measureExport(backoffice),
    await untilCounted(backoffice),
    ...(await measureLists(backoffice)),
  ]
}

/** The path that is asked for the nth time. */
type Paths = (nth: number) => string

function asked({ sample }: Backoffice, path: string, asking: Asking): Paths {
  return (nth) => `${path}?${new URLSearchParams(asking(sample, nth)).toString()}`
}

/** The first twenty in both directions of time and by total. */
async function pagesOf({ caller }: Backoffice): Promise<Paths> {
  const paths: string[] = []
  for (const sort of ['new', 'old', 'total']) {
    let cursor = ''
    for (let nth = 0; nth < 20; nth += 1) {
      const path = `${board}?sort=${sort}&limit=100${cursor && `&cursor=${cursor}`}`
      const { data } = (await (await caller.fetch(path)).json()) as { data: { next: string } }
      paths.push(path)
      cursor = data.next
    }
  }
  return (nth) => paths[nth % paths.length]!
}

async function measurePath(
  { shop, caller, data }: Backoffice,
  name: string,
  pathOf: Paths,
  slowestMs = slowestBoardMs,
): Promise<Row> {
  let count = 0
  const next = () => requestBytes({ path: pathOf(count++), headers: caller.headers })
  const round = (durationMs: number) =>
    measureRound(shop.pid, { port: shop.port, connections, durationMs, next })
  await round(warmUpMs)
  const results = []
  for (let nth = 0; nth < rounds; nth += 1) results.push(await round(roundMs))
  const measured = summarize(results)
  return {
    name,
    data,
    measured,
    reached: `p99 ${measured.p99.toFixed(0)} ms`,
    wanted: `p99 < ${slowestMs} ms`,
    passed: measured.p99 < slowestMs,
  }
}

async function measureExport({ caller, data }: Backoffice): Promise<Row> {
  const began = performance.now()
  const text = await (await caller.fetch(`${board}/export`)).text()
  const seconds = (performance.now() - began) / 1000
  const rows = text.split('\r\n').length - 2
  const reached = `${rows.toLocaleString('en')} rows in ${seconds.toFixed(1)} s`
  return { name: 'the exported list', data, reached, wanted: '', passed: null }
}
