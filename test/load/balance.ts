import { systemClock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { fillLedger } from '#test/support/long-ledger.ts'
import type { EarnSample } from './earn-sample.ts'
import { requestBytes } from './http-load.ts'
import { measureRound, summarize } from './measure.ts'
import type { Shop } from './processes.ts'
import type { Row } from './table.ts'

const warmUpMs = 1000
const roundMs = 1000
const rounds = 4
const slowestMs = 2

type Member = EarnSample['members'][number]

/** Its last member enters no codes: the ledger stays as long as it is. */
export async function prepareBalance(db: Db, { members }: EarnSample): Promise<Member> {
  const member = members.pop()!
  await fillLedger(db, member.accountId, systemClock.today())
  return member
}

/** What every page of a member asks for, one at a time, through the whole shop. */
export async function measureBalance(shop: Shop, data: string, { token }: Member): Promise<Row> {
  const path = '/api/loyalty/membership/balance'
  const next = () => requestBytes({ path, headers: { authorization: `Bearer ${token}` } })
  const round = (durationMs: number) =>
    measureRound(shop.pid, { port: shop.port, connections: 1, durationMs, next })
  await round(warmUpMs)
  const measured = []
  for (let nth = 0; nth < rounds; nth += 1) measured.push(await round(roundMs))
  const { p50, p99 } = summarize(measured)
  return {
    name: 'balance of a membership with 10,000 ledger lines',
    data,
    measured: summarize(measured),
    reached: `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`,
    wanted: `p99 < ${slowestMs} ms`,
    passed: p99 < slowestMs,
  }
}
