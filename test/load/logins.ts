import { demoLogins } from '#seed/demo-logins.ts'
import type { BenchShop } from './bench-shops.ts'
import { requestBytes, type NextRequest } from './http-load.ts'
import { measureRound, summarize } from './measure.ts'
import type { Row } from './table.ts'

const loggingIn = 8
const others = 2
const roundMs = 4000
const roundCount = 3
const slowestMs = 30

/**
 * What shoppers feel while eight clients log in without pause. The shop runs on both cores here:
 * a password is hashed beside the event loop, and that needs somewhere to be.
 */
export async function measureLogins({ shop, data }: BenchShop): Promise<Row[]> {
  const rounds = []
  const logins = []
  for (let count = 0; count <= roundCount; count += 1) {
    const both = await Promise.all([
      round(shop, others, readProducts()),
      round(shop, loggingIn, logIn()),
    ])
    // The first one warms up.
    if (count > 0) {
      rounds.push(both[0])
      logins.push(both[1])
    }
  }
  const measured = summarize(rounds)
  const login = summarize(logins)
  return [
    {
      name: 'other reads while 8 log in without pause',
      data,
      measured: { ...measured, cpuMsPerRequest: Number.NaN },
      reached: `p99 ${measured.p99.toFixed(1)} ms`,
      wanted: `p99 < ${slowestMs} ms`,
      passed: measured.p99 < slowestMs,
    },
    {
      name: 'the logins themselves',
      data,
      measured: { ...login, cpuMsPerRequest: Number.NaN },
      reached: `${login.perSecond.toFixed(0)} a second`,
      wanted: 'no refusal',
      passed: login.failures === 0,
    },
  ]
}

function round({ pid, port }: BenchShop['shop'], connections: number, next: NextRequest) {
  return measureRound(pid, { port, connections, durationMs: roundMs, next })
}

function logIn(): NextRequest {
  const request = requestBytes({ method: 'POST', path: '/api/auth/login', body: demoLogins.member })
  return () => request
}

/** Reads that no cache answers. */
function readProducts(): NextRequest {
  const body = { ids: [1, 2, 3, 4, 5, 6] }
  const request = requestBytes({ method: 'POST', path: '/api/product/listByIds', body })
  return () => request
}
