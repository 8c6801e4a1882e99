import { Pool } from 'pg'
import type { CacheTag } from '#domain/cache-tags.ts'
import type { BenchShop } from './bench-shops.ts'
import { alternate } from './figures.ts'
import { requestBytes, type NextRequest } from './http-load.ts'
import { measureRound, medianRatio, summarize, type Round } from './measure.ts'
import type { Row } from './table.ts'

const connections = 4
/** A process that has rendered a page some hundred times only is still being compiled. */
const warmUpMs = 4000
const roundMs = 900
const maxGrowth = 1.2

export interface Page {
  name: string
  /** The address of the nth visit; so many others lie between two visits to the same. */
  pathOf: (nth: number) => string
  /** What all these pages show, nothing is remembered under, and nobody may miss for a moment. */
  shows: CacheTag
  /** In milliseconds of processor time a rendering. */
  maxCpu?: number
}

/** More often than any page comes again. */
const visitsATelling = 3

/** Two texts in a row may become the same search. */
const maxKept = 0.01

let visits = 0

/** Counted through the whole run: what is searched for hardly comes again. */
export function visitsTo(pathOf: (nth: number) => string): NextRequest {
  return () => {
    visits += 1
    return requestBytes({ path: pathOf(visits) })
  }
}

/** Renderings on the demo, and beside it those of the same page on the large catalogue. */
export async function measureRenderings(
  shops: { demo: BenchShop; many: BenchShop | null },
  demoPage: Page,
  manyPage: Page,
  rounds: number,
): Promise<Row[]> {
  const demo = openRenderer(shops.demo, demoPage)
  const many = shops.many && openRenderer(shops.many, manyPage)
  try {
    await demo.round(warmUpMs)
    await many?.round(warmUpMs)
    const results = await alternate(rounds, {
      demo: () => demo.round(roundMs),
      ...(many ? { many: () => many.round(roundMs) } : {}),
    } as Record<'demo' | 'many', () => Promise<Round>>)
    return [demoRow(demoPage, results.demo), ...(many ? [growthRow(manyPage, results)] : [])]
  } finally {
    await demo.close()
    await many?.close()
  }
}

/**
 * A shop that renders whatever it is asked for: the database tells again and again, as after a change, that
 * what these pages show is another, before any of them is asked for a second time.
 */
function openRenderer({ shop, databaseUrl }: BenchShop, { name, pathOf, shows }: Page) {
  const database = new Pool({ connectionString: databaseUrl, max: 2 })
  const { pid, port } = shop
  const visit = visitsTo(pathOf)
  let failed: unknown = null
  const tell = () =>
    database
      .query("select pg_notify('public_cache', $1)", [shows])
      .catch((error: unknown) => (failed = error))
  const next: NextRequest = () => {
    if (visits % visitsATelling === 0) void tell()
    return visit()
  }
  const round = async (durationMs: number) => {
    await tell()
    const keptBefore = await countKept(port)
    const measured = await measureRound(pid, { port, connections, durationMs, next })
    if (failed !== null) throw failed
    const kept = (await countKept(port)) - keptBefore
    if (kept > measured.requests * maxKept) {
      throw new Error(`${name}: ${kept} of ${measured.requests} were kept answers, not rendered`)
    }
    return measured
  }
  return { round, close: () => database.end() }
}

/** How many answers this shop has given without rendering them. */
async function countKept(port: number): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${port}/api/metrics`)).text()
  const hits = /^public_cache_hits_total (\d+)/m.exec(figures)
  if (!hits) throw new Error('The shop does not tell how many kept answers it gave.')
  return Number(hits[1])
}

function demoRow({ name, maxCpu }: Page, rounds: readonly Round[]): Row {
  const measured = summarize(rounds)
  return {
    name: `${name}, rendering`,
    data: 'demo',
    measured,
    reached: `${measured.cpuMsPerRequest.toFixed(2)} ms CPU`,
    wanted: maxCpu ? `≤ ${maxCpu} ms CPU` : '',
    passed: maxCpu ? measured.cpuMsPerRequest <= maxCpu : null,
  }
}

function growthRow({ name }: Page, { demo, many }: { demo: Round[]; many: Round[] }): Row {
  const growth = medianRatio(many, demo, (round) => round.cpuMsPerRequest)
  return {
    name: `${name}, rendering`,
    data: '20,000',
    measured: summarize(many),
    reached: `${growth.toFixed(2)} × the demo's CPU`,
    wanted: `≤ ${maxGrowth} × the demo`,
    passed: growth <= maxGrowth,
  }
}
