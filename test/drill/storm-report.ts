import { percentile, sum } from '../load/figures.ts'
import type { PacedResult } from '../load/paced-load.ts'
import type { Storm } from './storm.ts'

const noticesWithin = 500
const recoversWithin = 10

interface Shelf {
  on_hand: number
  reserved: number
  /** Units in orders that stand. */
  ordered: number
  faults: readonly unknown[]
}

export interface StormFound {
  storm: Storm
  orders: PacedResult
  pages: PacedResult
  carts: PacedResult
  notices: PacedResult
  /** Seconds that the callers themselves stood still at the longest: then the shop may be innocent. */
  ownStall: number
  /** Seconds. */
  recoveredAfter: number
  /** As `/api/metrics` tells them. */
  figures: string
  before: Shelf
  after: Shelf
}

/** What a storm showed, a line each, and whether all of it is as it must be. */
export function stormReport(found: StormFound): { lines: string[]; passed: boolean } {
  const { before, after, notices } = found
  const placed = answered(found.orders)
  const taken = after.reserved - before.reserved
  const ordered = after.ordered - before.ordered
  // An answer that was lost on its way is an order all the same.
  const isExact =
    taken === ordered &&
    placed <= taken &&
    after.reserved <= after.on_hand &&
    after.faults.length === 0
  const p99 = percentile(notices.latencies, 0.99)
  const isHeard = p99 < noticesWithin && answered(notices) === notices.requests
  const lag = /^nodejs_eventloop_lag_max_seconds ([\d.]+)/m.exec(found.figures)?.[1] ?? 'unknown'
  const hasRecovered = found.recoveredAfter <= recoversWithin
  return {
    lines: [
      lineOf('orders', found.orders),
      lineOf('pages', found.pages),
      lineOf('carts', found.carts),
      lineOf('payment notices', notices),
      `put off: ${figure(found.figures, 'load_shed_total')}; holds: ${figure(found.figures, 'stock_holds_total')}`,
      `longest standstill: shop ${lag} s, callers ${found.ownStall.toFixed(2)} s`,
      judged(
        isExact,
        `stock: ${placed} orders answered, ${ordered} units ordered, ${taken} taken of ${before.on_hand - before.reserved}, ${after.faults.length} faults found by the doctor`,
      ),
      judged(isHeard, `payment notices: p99 ${p99.toFixed(0)} ms (< ${noticesWithin})`),
      judged(
        hasRecovered,
        `browsing: itself again after ${found.recoveredAfter.toFixed(1)} s (≤ ${recoversWithin})`,
      ),
    ],
    passed: isExact && isHeard && hasRecovered,
  }
}

function lineOf(name: string, { requests, latencies, served, failures }: PacedResult): string {
  const others = [...failures].map(([status, count]) => `${count} × ${status}`).join(', ')
  const all = `${name}: ${requests} sent${others ? `, of them ${others}` : ''}; ${spread(latencies)}`
  return others ? `${all}; who got what they came for ${spread(served)}` : all
}

function spread(latencies: readonly number[]): string {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(latencies, share).toFixed(0))
  return `p50 ${p50} ms, p99 ${p99} ms`
}

function answered({ requests, failures }: PacedResult): number {
  return requests - sum([...failures.values()])
}

/** `browsing 120, cart 3` */
function figure(figures: string, name: string): string {
  const lines = figures.matchAll(new RegExp(`^${name}\\{\\w+="(\\w+)"\\} (\\d+)`, 'gm'))
  return [...lines].map(([, label, count]) => `${label} ${count}`).join(', ') || 'none'
}

function judged(isRight: boolean, line: string): string {
  return `${isRight ? 'ok    ' : 'FAILED'} ${line}`
}
