import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { openPool } from '#server/platform/connection.ts'
import { reachDatabaseServer } from '#server/platform/database-server.ts'
import { loadConfig, type Config } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { contract, migrate } from '#server/platform/migrate.ts'
import { runBackfills } from '#server/platform/migrations/backfill.ts'
import { waitingContracts } from '#server/platform/migrations/history.ts'
import { readMigrations } from '#server/platform/migrations/read-migrations.ts'
import { findStartFailure } from '#server/platform/start-failure.ts'
import { ToolFailure } from './toolchain.mjs'
import { describeUpgrade } from './upgrade/describe.ts'
import { readFacts } from './upgrade/read-facts.ts'
import { readMachine, restartMachines } from './upgrade/restart-machines.ts'
import { tryMigrations } from './upgrade/trial.ts'

/**
 * `npm run upgrade -- --check` says what an upgrade to this code would do to the database; without, it does it:
 * migrates, and restarts each `--machine`. `--backfill` and `--contract` come after (docs/operations/upgrade.md).
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      backfill: { type: 'boolean', default: false },
      contract: { type: 'boolean', default: false },
      machine: { type: 'string', multiple: true, default: [] },
      anyway: { type: 'boolean', default: false },
    },
  })
  const machines = values.machine.map(readMachine)
  const config = loadConfig()
  const database = await reachDatabaseServer(config, createLog('warn'))
  const pool = openPool({ connectionString: database.url, max: 2 })
  try {
    if (values.backfill) return await fill(pool)
    if (values.contract) return await takeAway(pool)
    const problems = await check(pool, config)
    if (values.check) return problems === 0 ? 0 : 1
    if (problems > 0 && !values.anyway) {
      say('Nothing was done. Mend what stands above, or add --anyway.')
      return 1
    }
    await expand(pool)
    await restartMachines(machines, say)
    if (machines.length === 0)
      say('Now restart each process on this code, one machine after the other.')
    await sayWhatIsLeft(pool, config)
    return 0
  } finally {
    await pool.end()
    await database.stop()
  }
}

async function check(pool: Pool, config: Config): Promise<number> {
  const migrations = readMigrations()
  const facts = await readFacts(pool, config, migrations)
  const { pending } = facts.state
  const names = new Set(pending.map(({ name }) => name))
  const applied = migrations.filter(({ name }) => !names.has(name))
  const tried = pending.length === 0 ? [] : await tryMigrations(applied, pending)
  const { lines, problems } = describeUpgrade(facts, tried)
  lines.forEach(say)
  if (problems.length > 0) say(`Before you upgrade:\n  ${problems.join('\n  ')}`)
  return problems.length
}

async function expand(pool: Pool): Promise<void> {
  const applied = await migrate(pool, readMigrations(), { tell: say })
  say(applied.length === 0 ? 'Nothing to apply.' : `Applied:\n  ${applied.join('\n  ')}`)
}

async function fill(pool: Pool): Promise<number> {
  const stopped = await runBackfills(pool, readMigrations(), { limit: Infinity, restPerWork: 1 })
  say(stopped === 'done' ? 'All backfills are done.' : 'Another process fills; ask again later.')
  return stopped === 'done' ? 0 : 1
}

async function takeAway(pool: Pool): Promise<number> {
  const applied = await contract(pool, readMigrations(), { tell: say })
  say(applied.length === 0 ? 'Nothing to take away.' : `Applied:\n  ${applied.join('\n  ')}`)
  return 0
}

async function sayWhatIsLeft(pool: Pool, config: Config): Promise<void> {
  const { state } = await readFacts(pool, config, readMigrations())
  if (state.unfinished.length > 0) {
    say(
      `Workers now fill ${state.unfinished.join(', ')}: npm run upgrade -- --check says how far they are.`,
    )
  }
  const contracts = waitingContracts(state).map(({ name }) => name)
  if (contracts.length > 0) {
    say(`Once nobody wants to go back: npm run upgrade -- --contract (${contracts.join(', ')}).`)
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

main().then(
  (code) => (process.exitCode = code),
  (error) => {
    const lines = error instanceof ToolFailure ? [error.message] : findStartFailure(error)
    process.stderr.write(`${lines ? lines.join('\n') : error.stack}\n`)
    process.exitCode = 1
  },
)
