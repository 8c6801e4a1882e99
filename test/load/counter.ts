import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { addDays } from '#domain/kernel/dates.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { issueBatch } from '#server/genuine/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { EmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { fillAttempts } from '#test/support/many-attempts.ts'
import { benchConfig } from './bench-config.ts'
import type { Cores } from './cores.ts'
import { benchDir, createDemoDatabase, withDatabase } from './databases.ts'
import { requestBytes } from './http-load.ts'
import { measureRound, type Round, summarize, summarizeWithFailures } from './measure.ts'
import { startShop, type Shop } from './processes.ts'
import type { Row } from './table.ts'

const { code: pharmacyCode, username, password } = demoLogins.pharmacy
const readers = 4
const counters = 8
const roundMs = 1500
const rounds = 3
const slowestReadMs = 50
const slowestEntryMs = 100
const codeCount = 20_000
const customers = 500

export interface CounterBench {
  shop: Shop
  headers: Record<string, string>
  codes: string[]
  data: string
  /** The same shop with its limits on, on another port. */
  startGuarded(): Promise<Shop>
}

/** A pharmacy with so many entries of two years, logged in, and boxes that nobody has opened. */
export async function openCounter(
  postgres: EmbeddedPostgres,
  cores: Cores | null,
  count: number,
): Promise<CounterBench> {
  const databaseUrl = await createDemoDatabase(postgres, 'bench_counter')
  const dataDir = join(benchDir, 'shop-counter')
  // Its demo has the pharmacy; started before the entries come, which are added to its own.
  const first = await startShop(cores, { databaseUrl, dataDir })
  await first.stop()
  const until = systemClock.now()
  await fillAttempts(databaseUrl, { pharmacy: pharmacyCode, count, tenths: 9, days: 730, until })
  const codes = await withDatabase(databaseUrl, issueSome)
  const shop = await startShop(cores, { databaseUrl, dataDir })
  const data = `${Math.round(count * 0.9).toLocaleString('en')} entries of one store`
  const startGuarded = () => startShop(cores, { databaseUrl, dataDir, rateLimits: true })
  return { shop, headers: await logIn(shop), codes, data, startGuarded }
}

/** What an owner looks at, then eight counters at once. */
export async function measureCounter(bench: CounterBench): Promise<Row[]> {
  const today = systemClock.today()
  const span = (days: number, by: string) => `from=${addDays(today, -days)}&to=${today}&by=${by}`
  const log = '/api/drugstoreEarnPointLog'
  const statistics = '/api/drugstore/statistics'
  const year = `from=${addDays(today, -729)}&to=${today}`
  const endings = ['117', '204', '311', '478', '655', '789', '902']
  return [
    await measureRead(bench, 'statistics of 30 days', () => `${statistics}?${span(29, 'day')}`),
    await measureRead(bench, 'statistics of 400 days', () => `${statistics}?${span(399, 'week')}`),
    await measureRead(bench, 'log, today', () => log),
    await measureRead(
      bench,
      'log, two years',
      (nth) => `${log}?${year}&page=${1 + ((nth * 997) % 90_000)}`,
    ),
    await measureRead(
      bench,
      'log, a rare kind',
      (nth) => `${log}?${year}&status=refused&page=${1 + (nth % 900)}`,
    ),
    await measureRead(
      bench,
      'log, the end of a phone',
      (nth) => `${log}?${year}&keyword=${endings[nth % 7]}`,
    ),
    await measureRead(
      bench,
      'log, the start of a code',
      (nth) => `${log}?${year}&keyword=${nth % 2 ? 'JJ3' : 'AL3'}`,
    ),
    await measureEntries(bench),
    await measureGuarded(bench),
  ]
}

async function measureRead(
  { shop, headers, data }: CounterBench,
  name: string,
  pathOf: (nth: number) => string,
): Promise<Row> {
  let count = 0
  const next = () => requestBytes({ path: pathOf(count++), headers })
  const load = { port: shop.port, connections: readers, durationMs: roundMs, next }
  await measureRound(shop.pid, load)
  const results = []
  for (let nth = 0; nth < rounds; nth += 1) results.push(await measureRound(shop.pid, load))
  const measured = summarize(results)
  return {
    name,
    data,
    measured,
    reached: `p99 ${measured.p99.toFixed(0)} ms`,
    wanted: `p99 < ${slowestReadMs} ms`,
    passed: measured.p99 < slowestReadMs,
  }
}

/** One account of one pharmacy at eight counters: all of them add to the same day. */
async function measureEntries(bench: CounterBench): Promise<Row> {
  const load = entriesOf(bench, bench.shop)
  await measureRound(bench.shop.pid, load)
  const results = []
  for (let nth = 0; nth < rounds; nth += 1) results.push(await measureRound(bench.shop.pid, load))
  return entryRow(bench, 'a code at the counter, 8 at once', results)
}

/** As it runs for people: wrong codes are counted before one is looked up. A pharmacy writes 600 times a minute. */
async function measureGuarded(bench: CounterBench): Promise<Row> {
  const shop = await bench.startGuarded()
  try {
    const load = entriesOf(bench, shop)
    await measureRound(shop.pid, { ...load, durationMs: 500 })
    const round = await measureRound(shop.pid, { ...load, durationMs: 1000 })
    return entryRow(bench, 'the same with limits', [round])
  } finally {
    await shop.stop()
  }
}

function entriesOf({ headers, codes }: CounterBench, { port }: Shop) {
  let entered = 0
  const next = () => {
    const code = codes.pop()
    if (!code) throw new Error('all codes are entered')
    const phone = `0977${String(100_000 + (entered++ % customers))}`
    return requestBytes({
      method: 'POST',
      path: '/api/presenter-pharma/requestEarnPoint',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: { phone, code },
    })
  }
  return { port, connections: counters, durationMs: roundMs, next }
}

function entryRow({ data }: CounterBench, name: string, results: readonly Round[]): Row {
  const measured = summarizeWithFailures(results)
  return {
    name,
    data,
    measured,
    reached: `p99 ${measured.p99.toFixed(0)} ms, ${measured.failures} errors`,
    wanted: `p99 < ${slowestEntryMs} ms`,
    passed: measured.p99 < slowestEntryMs && measured.failures === 0,
  }
}

async function issueSome(db: Db): Promise<string[]> {
  const product = await db
    .selectFrom('product')
    .select('product_code')
    .where('product_code', '=', 'JEX30')
    .executeTakeFirstOrThrow()
  const terms = {
    name: 'bench-counter',
    kind: 'single',
    productCode: product.product_code,
    point: 30,
  } as const
  const issued = await issueBatch({ db, config: benchConfig, clock: systemClock }, terms, codeCount)
  return issued.codes
}

async function logIn({ port }: Shop): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`The store cannot be entered: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { accessToken: string } }
  return { authorization: `Bearer ${data.accessToken}`, drugstoreid: pharmacyCode }
}
