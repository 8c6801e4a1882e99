import { randomUUID } from 'node:crypto'
import { measureBalance, prepareBalance } from './balance.ts'
import { bareRound, openBare } from './bare-round.ts'
import type { BenchShop } from './bench-shops.ts'
import type { Cores } from './cores.ts'
import { withDatabase } from './databases.ts'
import { prepareEarning, type EarnSample } from './earn-sample.ts'
import { alternate } from './figures.ts'
import { requestBytes } from './http-load.ts'
import { measureRound, medianRatio, summarize, summarizeWithFailures } from './measure.ts'
import type { Shop } from './processes.ts'
import { limitRow, type Row } from './table.ts'

const atOnce = 8
const warmUpMs = 1500
const roundMs = 1500
const rounds = 4
const wantedOfBare = 0.4
const slowestMs = 40

/** Codes entered by members with durable commits, against the same transaction in bare SQL. */
export async function measureEarning(
  { shop, databaseUrl, data }: BenchShop,
  cores: Cores | null,
): Promise<Row[]> {
  const sample = await withDatabase(databaseUrl, prepareEarning)
  const rich = await withDatabase(databaseUrl, (db) => prepareBalance(db, sample))
  const balance = await measureBalance(shop, data, rich)
  const limit = { open: databaseUrl, sample, connections: atOnce }
  const bare = await openBare('test/load/bare-earn.ts', limit, cores)
  try {
    await earnRound(shop, sample, warmUpMs)
    await bareRound(shop, bare, warmUpMs)
    const results = await alternate(rounds, {
      bare: () => bareRound(shop, bare, roundMs),
      earn: () => earnRound(shop, sample, roundMs),
    })
    const ofBare = medianRatio(results.earn, results.bare, (round) => round.perSecond)
    const earned = summarizeWithFailures(results.earn)
    return [
      limitRow('bare SQL, same transaction', data, summarize(results.bare)),
      {
        name: 'enter a code, 8 at once',
        data,
        measured: earned,
        reached: `${ofBare.toFixed(2)} of bare, p99 ${earned.p99.toFixed(0)} ms, ${earned.failures} errors`,
        wanted: `≥ ${wantedOfBare} of bare, p99 < ${slowestMs} ms`,
        passed: ofBare >= wantedOfBare && earned.p99 < slowestMs && earned.failures === 0,
      },
      balance,
    ]
  } finally {
    await bare.stop()
  }
}

let entered = 0

function earnRound(shop: Shop, { members, codes }: EarnSample, durationMs: number) {
  const next = () => {
    const member = members[entered % members.length]!
    const code = codes[entered]
    if (!code) throw new Error('all codes are entered')
    entered += 1
    return requestBytes({
      method: 'POST',
      path: '/api/loyalty/membership/requestEarnPoint',
      headers: {
        'idempotency-key': randomUUID(),
        authorization: `Bearer ${member.token}`,
      },
      body: { code },
    })
  }
  return measureRound(shop.pid, { port: shop.port, connections: atOnce, durationMs, next })
}
