import { backfillOf, headerOf } from '#server/platform/migrations/header.ts'
import { missingBefore, waitingContracts } from '#server/platform/migrations/history.ts'
import type { Facts } from './read-facts.ts'
import type { TouchedTable, Tried } from './trial.ts'

export interface Described {
  lines: string[]
  /** What somebody should change before, each in a line. */
  problems: string[]
}

/** Bytes a second of a middling machine with its data on a disk: an order of magnitude, and called an estimate. */
const rates = { none: Infinity, read: 300e6, indexed: 40e6, rewritten: 30e6 } as const
const longestStandstill = 3

/** What an upgrade of this database would do, in the order in which it would do it. */
export function describeUpgrade(facts: Facts, tried: readonly Tried[]): Described {
  const problems = [...longOnes(facts), ...skipped(facts)]
  const lines = ['Migrations that wait:']
  if (tried.length === 0) lines.push('  none')
  for (const each of tried) {
    lines.push(`  ${each.migration.name}: ${headerOf(each.migration).kind}`)
    for (const { line, problem } of linesOf(facts, each)) {
      lines.push(`    ${line}`)
      if (problem) problems.push(`${each.migration.name}: ${problem}`)
    }
  }
  const room = tried.flatMap(({ touched }) => touched.map((one) => roomFor(facts, one)))
  const needed = room.reduce((sum, bytes) => sum + bytes, 0)
  if (facts.free !== null && needed * 1.2 > facts.free) {
    problems.push(`the disk has ${size(facts.free)} left; ${size(needed)} are needed meanwhile`)
  }
  lines.push(...backfills(facts), ...surroundings(facts, needed), ...wayBack(facts, tried))
  return { lines, problems }
}

interface Line {
  line: string
  problem?: string
}

function linesOf(facts: Facts, { migration, touched }: Tried): Line[] {
  if (headerOf(migration).kind === 'backfill') {
    const { table, batch } = backfillOf(migration)
    const rows = facts.sizes.get(table)?.rows ?? 0
    return [{ line: `${table}: about ${count(rows)} rows, ${count(batch)} at once, by a worker` }]
  }
  if (touched.length === 0) return [{ line: 'no table that is there is touched' }]
  return touched.map((one) => lineOf(facts, one))
}

function lineOf(facts: Facts, { table, lock, work }: TouchedTable): Line {
  const { bytes = 0 } = facts.sizes.get(table) ?? {}
  const seconds = bytes / rates[work]
  const long = `about ${duration(seconds)} (estimate: ${workWords[work]}, ${size(bytes)})`
  const how = work === 'none' ? 'for a moment, no row is read' : long
  const line = `${table}: ${lockWords[lock] ?? lock}; ${how}`
  const stands = blocking.has(lock) && seconds > longestStandstill
  return stands ? { line, problem: `${table} stands still for ${duration(seconds)}` } : { line }
}

const lockWords: Record<string, string> = {
  RowExclusiveLock: 'rows are written, others wait only for these rows',
  ShareUpdateExclusiveLock: 'people read and write meanwhile',
  ShareLock: 'nobody can write',
  ShareRowExclusiveLock: 'nobody can write',
  ExclusiveLock: 'nobody can write',
  AccessExclusiveLock: 'nobody can read or write',
}
const blocking = new Set(
  ['Share', 'ShareRowExclusive', 'Exclusive', 'AccessExclusive'].map((mode) => `${mode}Lock`),
)
const workWords = {
  none: '',
  read: 'all of it is read',
  indexed: 'all of it is read, an index written',
  rewritten: 'all of it is written anew',
}

function roomFor({ sizes }: Facts, { table, work }: TouchedTable): number {
  const { bytes = 0 } = sizes.get(table) ?? {}
  return { none: 0, read: 0, indexed: bytes / 3, rewritten: bytes }[work]
}

function longOnes({ longOnes: found }: Facts): string[] {
  return found.map(
    ({ pid, seconds, name }) =>
      `a transaction is open for ${duration(seconds)} (${name || 'without a name'}): select pg_terminate_backend(${pid})`,
  )
}

function skipped({ state }: Facts): string[] {
  return waitingContracts(state).flatMap((each) => {
    const missing = missingBefore(each, state)
    if (missing.length === 0) return []
    return [
      `${each.name} counts on ${missing.join(' and ')}, which is not whole: this release waits`,
    ]
  })
}

function backfills(facts: Facts): string[] {
  if (facts.backfills.length === 0) return []
  const lines = facts.backfills.map(({ name, reached, highest, minutes }) => {
    if (reached === null || !highest) return `  ${name}: not begun`
    const share = Math.min(1, reached / highest)
    const left =
      share > 0 ? duration(((minutes * 60) / share) * (1 - share)) : 'nobody knows how long'
    return `  ${name}: ${Math.floor(share * 100)} %, about ${left} left`
  })
  return ['Backfills that go on:', ...lines]
}

function surroundings(facts: Facts, needed: number): string[] {
  const { processes, free, backedUpAt } = facts
  const versions = [...new Set(processes)].join(', ')
  return [
    `Processes on this database: ${processes.length}${versions ? `, their code is from ${versions}` : ''}`,
    `Disk: ${size(needed)} needed meanwhile; ${free === null ? 'free room is not known here, look on its machine' : `${size(free)} left`}`,
    backedUpAt
      ? `Backup: the newest that is known here is of ${backedUpAt.toISOString()}`
      : 'Backup: none is known here; take one before (docs/operations/backup.md)',
  ]
}

function wayBack({ state }: Facts, tried: readonly Tried[]): string[] {
  const contracts = waitingContracts(state)
  if (tried.length === 0) return []
  const lines = [
    'Way back: start the code of the release before again; the tables stay as they are, and it goes on on them.',
  ]
  if (contracts.length > 0) {
    const names = contracts.map(({ name }) => name).join(', ')
    lines.push(
      `  Not after npm run upgrade -- --contract (${names}): what it takes away comes back only from a backup.`,
    )
  }
  return lines
}

function duration(seconds: number): string {
  if (seconds < 1) return 'less than a second'
  if (seconds < 120) return `${Math.ceil(seconds)} s`
  return seconds < 7200 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3600)} h`
}

function size(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`
  return bytes < 1e9 ? `${Math.ceil(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
}

function count(number: number): string {
  return number.toLocaleString('en')
}
