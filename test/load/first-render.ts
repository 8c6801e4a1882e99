import { alternate } from './figures.ts'
import { requestBytes, type NextRequest } from './http-load.ts'
import { measureRound, medianRatio, summarize, type Round } from './measure.ts'
import type { Shop } from './processes.ts'
import type { Row } from './table.ts'

const connections = 4
const warmUpMs = 1500
const roundMs = 900
const mostCpuMs = 2.5
const mostGrowth = 1.3

export interface Page {
  name: string
  /** The address of the nth visit. */
  pathOf: (nth: number) => string
  /** Its first rendering has a limit of its own. */
  hasCpuLimit?: boolean
}

let visits = 0

/**
 * Every request asks under an address that nobody used before, so that nothing kept answers it: an
 * unknown parameter changes the address and nothing of the content.
 */
export function firstVisits(pathOf: (nth: number) => string): NextRequest {
  return () => {
    visits += 1
    const path = pathOf(visits)
    return requestBytes({ path: `${path}${path.includes('?') ? '&' : '?'}visit=${visits}` })
  }
}

/** The first rendering on the demo, and beside it the same page on the large catalogue. */
export async function measureFirstRender(
  shops: { demo: Shop; many: Shop | null },
  demoPage: Page,
  manyPage: Page,
  rounds: number,
): Promise<Row[]> {
  const round = (shop: Shop, page: Page, durationMs: number) =>
    measureRound(shop.pid, {
      port: shop.port,
      connections,
      durationMs,
      next: firstVisits(page.pathOf),
    })
  const { demo, many } = shops
  await round(demo, demoPage, warmUpMs)
  if (many) await round(many, manyPage, warmUpMs)
  const results = await alternate(rounds, {
    demo: () => round(demo, demoPage, roundMs),
    ...(many ? { many: () => round(many, manyPage, roundMs) } : {}),
  } as Record<'demo' | 'many', () => Promise<Round>>)
  return [demoRow(demoPage, results.demo), ...(many ? [growthRow(manyPage, results)] : [])]
}

function demoRow({ name, hasCpuLimit }: Page, rounds: readonly Round[]): Row {
  const measured = summarize(rounds)
  return {
    name: `${name}, first render`,
    data: 'demo',
    measured,
    reached: hasCpuLimit ? `${measured.cpuMsPerRequest.toFixed(2)} ms CPU` : '',
    wanted: hasCpuLimit ? `≤ ${mostCpuMs} ms CPU` : '',
    passed: hasCpuLimit ? measured.cpuMsPerRequest <= mostCpuMs : null,
  }
}

function growthRow({ name }: Page, { demo, many }: { demo: Round[]; many: Round[] }): Row {
  const growth = medianRatio(many, demo, (round) => round.cpuMsPerRequest)
  return {
    name: `${name}, first render`,
    data: '20,000',
    measured: summarize(many),
    reached: `${growth.toFixed(2)} × the demo's CPU`,
    wanted: `≤ ${mostGrowth} × the demo`,
    passed: growth <= mostGrowth,
  }
}
