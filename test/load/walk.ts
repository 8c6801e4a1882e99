import { readFileSync } from 'node:fs'
import type { BenchShop } from './bench-shops.ts'
import type { Cores } from './cores.ts'
import { withDatabase } from './databases.ts'
import { alternate } from './figures.ts'
import { requestBytes, runLoad } from './http-load.ts'
import { recordAnswer, startBareServer } from './kept-answers.ts'
import { measureRound, medianRatio, summarize } from './measure.ts'
import { ask } from './processes.ts'
import { limitRow, type Row } from './table.ts'

const connections = 16
const rounds = 4
const roundMs = 3000
const wantedShare = 0.5
const maxMegabytes = 350

/**
 * Every product's page in turn, over and over, as a search engine and many people with tastes of their own ask
 * for them: each page is asked for when all others were since.
 */
export async function measureWalk(many: BenchShop, cores: Cores | null): Promise<Row[]> {
  const { shop, data } = many
  const pages = (await listSlugs(many.databaseUrl)).map((slug) =>
    requestBytes({ path: `/mua-hang/${slug}/` }),
  )
  const atStart = megabytesOf(shop.pid)
  let visits = 0
  const next = () => pages[visits++ % pages.length]!
  const pass = async () => {
    const last = visits + pages.length
    while (visits < last) await runLoad({ port: shop.port, connections, durationMs: 500, next })
  }
  await pass()
  const rendered = megabytesOf(shop.pid)
  await pass()
  const bare = await startBareServer(cores)
  try {
    const path = `/mua-hang/${many.sample.products[0]!.slug}/`
    await ask(bare, await recordAnswer(shop.port, path))
    const bytes = requestBytes({ path })
    const results = await alternate(rounds, {
      limit: () =>
        measureRound(bare.pid, {
          port: bare.port,
          connections,
          durationMs: roundMs,
          next: () => bytes,
        }),
      ours: () =>
        measureRound(shop.pid, { port: shop.port, connections, durationMs: roundMs, next }),
    })
    const share = medianRatio(results.limit, results.ours, (round) => round.cpuMsPerRequest)
    const memory = megabytesOf(shop.pid)
    return [
      limitRow('bare node:http, same bytes as a product page', data, summarize(results.limit)),
      {
        name: `${pages.length.toLocaleString('en')} product pages in turn, kept`,
        data,
        measured: summarize(results.ours),
        reached: `by CPU ${share.toFixed(2)} of bare; ${atStart} MB at start, ${rendered} rendered, ${memory} walked`,
        wanted: `≥ ${wantedShare} of bare, ≤ ${maxMegabytes} MB`,
        passed: share >= wantedShare && memory <= maxMegabytes,
      },
    ]
  } finally {
    await bare.stop()
  }
}

function listSlugs(databaseUrl: string): Promise<string[]> {
  return withDatabase(databaseUrl, async (db) => {
    const rows = await db
      .selectFrom('product')
      .select('slug')
      .where('published', '=', true)
      .where('product_type', '=', 'sale')
      .orderBy('id')
      .execute()
    return rows.map(({ slug }) => slug)
  })
}

/** What the process holds of the machine's memory. */
export function megabytesOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? Number.NaN) / 1024)
}
