import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import type { EmbeddedPostgresOptions } from '../embedded-postgres.ts'
import { StartFailure } from '../start-failure.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { type Cluster, urlOf } from './cluster.ts'
import { readPidFile } from './pid-file.ts'

export interface RunningPostgres {
  url: string
  stop(): Promise<void>
}

interface PostgresRun extends EmbeddedPostgresOptions {
  binaries: Binaries
  account: Account
  cluster: Cluster
}

/** Runs the server until `stop`; when it dies by itself it is started again on the same endpoint. */
export async function runPostgres(run: PostgresRun): Promise<RunningPostgres> {
  const endpoint = await chooseEndpoint(run.cluster.directory)
  const flags = flagsOf(run, endpoint)
  let child = await startUntilFree(run, flags)
  let stopping = false

  const watch = () =>
    child.once('exit', () => {
      if (stopping) return
      run.log.error('The database ended by itself; starting it again')
      startUntilFree(run, flags).then(
        (again) => {
          child = again
          if (stopping) child.kill('SIGINT')
          else watch()
        },
        (error) => run.log.fatal(error, 'The database did not start again'),
      )
    })
  watch()
  const endWithProcess = () => child.kill('SIGINT')
  process.once('exit', endWithProcess)

  return {
    url: urlOf(run.cluster, endpoint),
    async stop() {
      stopping = true
      process.off('exit', endWithProcess)
      await endChild(child)
    },
  }
}

interface PostgresEndpoint {
  port: number
  socketDir: string
}

/** A socket inside the data directory needs no port; where its path would be too long, a free port. */
async function chooseEndpoint(directory: string): Promise<PostgresEndpoint> {
  const longestSocketPath = 100
  const socket = join(directory, '.s.PGSQL.5432')
  if (Buffer.byteLength(socket) <= longestSocketPath) return { port: 5432, socketDir: directory }
  return { port: await freePort(), socketDir: '' }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}

function flagsOf({ cluster, unsafeFast }: PostgresRun, endpoint: PostgresEndpoint): string[] {
  const settings = {
    port: endpoint.port,
    listen_addresses: endpoint.socketDir ? '' : '127.0.0.1',
    unix_socket_directories: endpoint.socketDir,
    unix_socket_permissions: '0700',
    max_connections: 100,
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    random_page_cost: 1.1,
    max_wal_size: '2GB',
    // Containers give little /dev/shm, and a shop's queries are short: no parallel plans, no JIT.
    max_parallel_workers_per_gather: 0,
    jit: 'off',
    log_min_messages: 'warning',
    log_line_prefix: '%m [%p] ',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(unsafeFast ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  }
  const pairs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', cluster.directory, ...pairs]
}

/** After a crash, processes of the old server may need a moment to notice and let go of its memory. */
async function startUntilFree(run: PostgresRun, flags: string[]): Promise<ChildProcess> {
  const attempts = 30
  for (let attempt = 1; ; attempt++) {
    const child = spawnPostgres(run, flags)
    if (await isReady(child, run.cluster.directory)) return child
    const reason = lastFatalLine(logPath(run))
    if (attempt === attempts || !/still in use|Address already in use/.test(reason)) {
      throw new StartFailure(`The database did not start: ${reason} (see ${logPath(run)})`)
    }
    await wait(seconds(0.5))
  }
}

function spawnPostgres(run: PostgresRun, flags: string[]): ChildProcess {
  const { program, args } = run.account.command(run.binaries.postgres, flags)
  const logFile = openLog(logPath(run))
  try {
    return spawn(program, args, {
      ...run.account.spawnIds,
      cwd: '/',
      env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
      stdio: ['ignore', logFile, logFile],
      // Its own process group: Ctrl-C reaches us alone, and we stop it after the last request.
      detached: true,
    })
  } finally {
    closeSync(logFile)
  }
}

/** As `pg_ctl` does it: the pid file says "ready" once connections are accepted. */
async function isReady(child: ChildProcess, directory: string): Promise<boolean> {
  let failed = false
  child.once('error', () => (failed = true))
  const patience = minutes(10)
  const step = 20
  for (let waited = 0; waited < patience; waited += step) {
    if (failed || child.exitCode !== null || child.signalCode !== null) return false
    const file = readPidFile(directory)
    if (file?.ready && file.pid === child.pid) return true
    await wait(step)
  }
  child.kill('SIGKILL')
  return false
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  const impatience = setTimeout(() => child.kill('SIGQUIT'), seconds(20))
  await ended
  clearTimeout(impatience)
}

function logPath({ dataDir }: PostgresRun): string {
  return join(dataDir, 'postgres.log')
}

function openLog(path: string): number {
  const largest = 10 * 1024 * 1024
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largest)
    renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}

function lastFatalLine(path: string): string {
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  const fatal = lines.findLast((line) => line.includes('FATAL:')) ?? lines.at(-1) ?? ''
  return fatal.replace(/^.*FATAL:\s*/, '')
}
