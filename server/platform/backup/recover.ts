import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seconds } from '#domain/kernel/durations.ts'
import { isDiskFull } from '../disk.ts'
import type { Account } from '../embedded-postgres/account.ts'
import type { Binaries } from '../embedded-postgres/binaries.ts'
import { urlOf } from '../embedded-postgres/cluster.ts'
import { chooseEndpoint, type Endpoint } from '../embedded-postgres/endpoint.ts'
import { flagsOf } from '../embedded-postgres/flags.ts'
import { linesOf, readPidFile } from '../embedded-postgres/pid-file.ts'
import { StartFailure } from '../start-failure.ts'
import { placesIn } from './backup-dir.ts'
import type { Span } from './restorable.ts'
import { unpackDatabase } from './unpack-database.ts'
import { listWalFiles, namesIn, placeOf } from './wal-files.ts'

export interface Recovery {
  backupDir: string
  span: Span
  moment: Date
  timeline: string
  /** Where the restored database is made; nothing is there yet. */
  directory: string
  /** Pieces that no archive has: of the database that was in use. */
  besideWal: string | null
  logFile: string
  password: string
  binaries: Binaries
  account: Account
  tell: (line: string) => void
}

export interface SideServer {
  url: string
  stop(): Promise<void>
}

/** A copy of the database as it was at the moment, on a server of its own that nobody else knows. */
export async function recover(recovery: Recovery): Promise<SideServer> {
  const { directory, account } = recovery
  mkdirSync(directory, { mode: 0o700 })
  if (account.ids) chownSync(directory, account.ids.uid, account.ids.gid)
  await unpackDatabase({ ...recovery, backup: recovery.span.backup })
  bringPiecesAlong(recovery)
  own(recovery, 'postgresql.auto.conf', '')
  own(recovery, 'recovery.signal', '')
  // The other log is of another attempt.
  rmSync(recovery.logFile, { force: true })
  return startToMoment(recovery)
}

/** On the restored database as it was left: looked at again, or before it is switched to. */
export async function startSide(side: SideRun): Promise<SideServer> {
  const endpoint = await chooseEndpoint(side.directory)
  return serve(side, endpoint, [])
}

export type SideRun = Pick<
  Recovery,
  'directory' | 'logFile' | 'password' | 'binaries' | 'account' | 'tell'
>

async function startToMoment(recovery: Recovery): Promise<SideServer> {
  const endpoint = await chooseEndpoint(recovery.directory)
  try {
    return await serve(recovery, endpoint, recoveryFlags(recovery, true))
  } catch (error) {
    // Nothing was written after the moment: then the end of the log is what there was.
    if (recovery.span.isCut || !endedBefore(recovery.logFile)) throw error
    return serve(recovery, endpoint, recoveryFlags(recovery, false))
  }
}

function endedBefore(logFile: string): boolean {
  return linesOf(logFile).some((line) =>
    line.includes('recovery ended before configured recovery target was reached'),
  )
}

function recoveryFlags(
  { backupDir, moment, timeline }: Recovery,
  toMoment: boolean,
): [string, string][] {
  const { wal } = placesIn(backupDir)
  const from = wal.replaceAll('%', '%%').replaceAll("'", `'\\''`)
  return [
    [
      'restore_command',
      `if [ -f '${from}/%f' ]; then cp '${from}/%f' "%p"; elif [ -f '${from}/%f.gz' ]; then gzip -dc '${from}/%f.gz' > "%p"; else exit 1; fi`,
    ],
    ['recovery_target_timeline', timeline],
    // Told as they come; nothing but names of pieces is in these lines.
    ['log_min_messages', 'log'],
    ...(toMoment
      ? ([
          ['recovery_target_time', moment.toISOString().replace('T', ' ').replace('Z', '+00')],
          // What was committed by then is there, and nothing that was later.
          ['recovery_target_inclusive', 'on'],
          ['recovery_target_action', 'promote'],
        ] satisfies [string, string][])
      : []),
  ]
}

/** The last minute lies only in the database that was in use; PostgreSQL looks there when the archive has nothing. */
function bringPiecesAlong({ backupDir, besideWal, directory, account }: Recovery): void {
  if (besideWal === null) return
  const archived = new Set(listWalFiles(placesIn(backupDir).wal).map(({ name }) => name))
  for (const name of namesIn(besideWal)) {
    const isPiece = placeOf(name) && !archived.has(name)
    if (!isPiece && !/^[0-9A-F]{8}\.history$/.test(name)) continue
    const path = join(directory, 'pg_wal', name)
    copyFileSync(join(besideWal, name), path)
    if (account.ids) chownSync(path, account.ids.uid, account.ids.gid)
  }
}

function own({ directory, account }: Recovery, name: string, text: string): void {
  const path = join(directory, name)
  writeFileSync(path, text, { mode: 0o600 })
  if (account.ids) chownSync(path, account.ids.uid, account.ids.gid)
}

async function serve(
  run: SideRun,
  endpoint: Endpoint,
  settings: [string, string][],
): Promise<SideServer> {
  const { directory, account, binaries, logFile } = run
  const flags = [...flagsOf(directory, endpoint), ...settings.flatMap(flagOf)]
  const { program, args } = account.command(binaries.postgres, flags)
  const output = openSync(logFile, 'a', 0o600)
  const child = spawn(program, args, {
    ...account.spawnIds,
    cwd: '/',
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin:/usr/local/bin' },
    stdio: ['ignore', output, output],
    // Ctrl-C reaches us alone, and we stop it.
    detached: true,
  })
  closeSync(output)
  const interrupt = () => void child.kill('SIGINT')
  process.on('exit', interrupt)
  const stop = async () => {
    process.off('exit', interrupt)
    await end(child)
  }
  try {
    await untilServing(child, run)
  } catch (error) {
    await stop()
    throw error
  }
  const cluster = { directory, password: run.password }
  return { url: urlOf(cluster, endpoint), stop }
}

function flagOf([name, value]: [string, string]): string[] {
  return ['-c', `${name}=${value}`]
}

/** Ready for writes: hours of log may have to be read first. */
async function untilServing(child: ChildProcess, run: SideRun): Promise<void> {
  let failure: unknown
  child.once('error', (error) => (failure = error))
  let toldAt = performance.now()
  for (;;) {
    const file = readPidFile(run.directory)
    if (file?.ready && file.pid === child.pid) return
    if (failure || child.exitCode !== null || child.signalCode !== null) {
      throw new StartFailure(`The database could not be restored: ${reasonOf(run)}`, {
        cause: failure,
      })
    }
    if (performance.now() - toldAt > seconds(2)) {
      toldAt = performance.now()
      const last = linesOf(run.logFile).findLast((line) => line.includes('restored log file'))
      if (last) run.tell(`reading the log: ${/"([0-9A-F]+)"/.exec(last)?.[1]}`)
    }
    await wait(50)
  }
}

function reasonOf({ directory, logFile }: SideRun): string {
  if (isDiskFull(directory)) return 'the disk is full.'
  const fatal = existsSync(logFile)
    ? readFileSync(logFile, 'utf8')
        .match(/(?:FATAL|PANIC): .*/g)
        ?.at(-1)
    : undefined
  return `${fatal ?? 'PostgreSQL ended'} (see ${logFile})`
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  await ended
}
