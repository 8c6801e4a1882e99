import { bareRound, openBare } from './bare-round.ts'
import type { BenchShop } from './bench-shops.ts'
import type { Cores } from './cores.ts'
import { withDatabase } from './databases.ts'
import { alternate } from './figures.ts'
import { prepareGame, type GameSample } from './game-sample.ts'
import { requestBytes } from './http-load.ts'
import { measureRound, medianRatio, summarize, summarizeWithFailures } from './measure.ts'
import type { Shop } from './processes.ts'
import { limitRow, type Row } from './table.ts'

const atOnce = 8
const warmUpMs = 4000
const roundMs = 1500
const rounds = 4
const wantedOfBare = 0.4
const slowestMs = 50

/** Turns of members at a wheel with durable commits, against the same transaction in bare SQL. */
export async function measureGame(
  { shop, databaseUrl, data }: BenchShop,
  cores: Cores | null,
): Promise<Row[]> {
  const sample = await withDatabase(databaseUrl, prepareGame)
  const limit = { open: databaseUrl, sample, connections: atOnce }
  const bare = await openBare('test/load/bare-game.ts', limit, cores)
  try {
    await playRound(shop, sample, warmUpMs)
    await bareRound(shop, bare, warmUpMs)
    const results = await alternate(rounds, {
      bare: () => bareRound(shop, bare, roundMs),
      play: () => playRound(shop, sample, roundMs),
    })
    const ofBare = medianRatio(results.play, results.bare, (round) => round.perSecond)
    const played = summarizeWithFailures(results.play)
    return [
      limitRow('bare SQL, same transaction', data, summarize(results.bare)),
      {
        name: 'turn at a wheel, 8 at once',
        data,
        measured: played,
        reached: `${ofBare.toFixed(2)} of bare, p99 ${played.p99.toFixed(0)} ms, ${played.failures} errors`,
        wanted: `≥ ${wantedOfBare} of bare, p99 < ${slowestMs} ms`,
        passed: ofBare >= wantedOfBare && played.p99 < slowestMs && played.failures === 0,
      },
    ]
  } finally {
    await bare.stop()
  }
}

let turns = 0

function playRound(shop: Shop, { members, slug, entries }: GameSample, durationMs: number) {
  const next = () => {
    if (turns === entries) throw new Error('all entries are played')
    const { token } = members[turns % members.length]!
    turns += 1
    return requestBytes({
      method: 'POST',
      path: '/api/game',
      headers: { authorization: `Bearer ${token}` },
      body: { slug },
    })
  }
  return measureRound(shop.pid, { port: shop.port, connections: atOnce, durationMs, next })
}
