import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { codeAlphabet, completeCode } from '#domain/genuine/check-character.ts'
import { findCode, genuineChecks, issueBatch } from '#server/genuine/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase, type Db } from '#server/platform/db.ts'
import type { EmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import { benchConfig } from './bench-config.ts'
import { createCodesDatabase, describeSize, fillCodes } from './codes-database.ts'
import { median, percentile } from './figures.ts'
import type { Measured } from './measure.ts'
import { limitRow, type Row } from './table.ts'

const issued = 1_000_000
const atOnce = 8
const rounds = 9
const lookUpsARound = 5000
const slowestMs = 5
const maxSeconds = 60

/**
 * Issues a million codes into an empty table and once more beside all the others, then looks codes
 * up that exist and that do not. `total` rows are in the table in the end (20 million by default).
 */
export async function measureCodes(
  postgres: EmbeddedPostgres,
  total: number,
  tell: (text: string) => void,
): Promise<Row[]> {
  const database = await createCodesDatabase(postgres)
  const { db, pool, close } = openDatabase(database.url, { maxConnections: atOnce })
  try {
    await migrate(pool)
    tell('issuing a million codes')
    const first = await issue(db, 'first')
    tell(`filling up to ${total.toLocaleString('en')} codes`)
    await fillCodes(database.url, total - 2 * issued)
    tell('issuing another million beside them')
    const last = await issue(db, 'last')
    await sql`vacuum analyze`.execute(db)
    const size = await describeSize(db)
    tell('looking codes up')
    const known = [...first.codes, ...last.codes]
    return [
      issueRow('empty', first.seconds),
      issueRow(size, last.seconds),
      limitRow('select 1', size, await measureRounds(() => sql`select 1`.execute(db))),
      lookUpRow('look up a code that exists', size, await measureRounds(find(db, anyOf(known)))),
      lookUpRow('look up a code that does not', size, await measureRounds(find(db, drawUnknown))),
      await measureDoctor(db, size),
    ]
  } finally {
    await close()
    await database.drop()
  }
}

async function issue(db: Db, name: string): Promise<{ codes: string[]; seconds: number }> {
  const started = performance.now()
  const terms = { name, kind: 'combo', productCode: 'JJ3', point: 90 } as const
  const { codes } = await issueBatch({ db, config: benchConfig, clock: systemClock }, terms, issued)
  return { codes, seconds: (performance.now() - started) / 1000 }
}

function issueRow(data: string, seconds: number): Row {
  return {
    name: 'issue 1,000,000 codes',
    data,
    reached: `${seconds.toFixed(1)} s`,
    wanted: `< ${maxSeconds} s`,
    passed: seconds < maxSeconds,
  }
}

function lookUpRow(name: string, data: string, measured: Measured): Row {
  return {
    name,
    data,
    measured,
    reached: `p99 ${measured.p99.toFixed(2)} ms`,
    wanted: `p99 < ${slowestMs} ms`,
    passed: measured.p99 < slowestMs,
  }
}

const find = (db: Db, next: () => string) => () => findCode({ db, config: benchConfig }, next())

/** Eight at once; the first round warms up connections and plans, the rows it finds are other ones. */
async function measureRounds(ask: () => Promise<unknown>): Promise<Measured> {
  await measureRound(ask)
  const measured: Measured[] = []
  for (let round = 0; round < rounds; round += 1) measured.push(await measureRound(ask))
  return middleOf(measured)
}

/** The median round: something else on the machine in one of them is not the index's fault. */
function middleOf(measured: readonly Measured[]): Measured {
  const by = (figure: (one: Measured) => number) => median(measured.map(figure))
  return {
    perSecond: by((one) => one.perSecond),
    cpuMsPerRequest: Number.NaN,
    p50: by((one) => one.p50),
    p99: by((one) => one.p99),
    failures: 0,
  }
}

async function measureRound(ask: () => Promise<unknown>): Promise<Measured> {
  const latencies: number[] = []
  const started = performance.now()
  const worker = async () => {
    for (let nth = 0; nth < lookUpsARound / atOnce; nth += 1) {
      const asked = performance.now()
      await ask()
      latencies.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return {
    perSecond: latencies.length / ((performance.now() - started) / 1000),
    cpuMsPerRequest: Number.NaN,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    failures: 0,
  }
}

/** Without a limit: what an operator waits for. */
async function measureDoctor(db: Db, data: string): Promise<Row> {
  const started = performance.now()
  for (const { query } of genuineChecks) await sql.raw(query).execute(db)
  const seconds = (performance.now() - started) / 1000
  const reached = `${seconds.toFixed(1)} s`
  return { name: 'the doctor proves the batches', data, reached, wanted: '', passed: null }
}

function anyOf(codes: readonly string[]): () => string {
  return () => codes[randomInt(codes.length)]!
}

function drawUnknown(): string {
  const eight = Array.from({ length: 8 }, () => codeAlphabet[randomInt(codeAlphabet.length)]!)
  return completeCode('JJ3', eight.join(''))
}
