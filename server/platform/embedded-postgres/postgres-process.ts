import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import type { EmbeddedPostgresOptions } from '../embedded-postgres.ts'
import { isDiskFull } from '../disk.ts'
import { StartFailure } from '../start-failure.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { type Cluster, urlOf } from './cluster.ts'
import { chooseEndpoint } from './endpoint.ts'
import { flagsOf } from './flags.ts'
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
  const { directory } = run.cluster
  const endpoint = await chooseEndpoint(directory)
  const postgres = new SupervisedPostgres(run, flagsOf(directory, endpoint, run.unsafeFast))
  try {
    await postgres.start()
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return { url: urlOf(run.cluster, endpoint), stop: () => postgres.stop() }
}

class SupervisedPostgres {
  readonly #run: PostgresRun
  readonly #flags: string[]
  #child: ChildProcess | undefined
  #stopping = false
  /** Deaths and failed starts since it last lived long. */
  #failures = 0
  #readyAt = 0
  readonly #halt = new AbortController()

  constructor(run: PostgresRun, flags: string[]) {
    this.#run = run
    this.#flags = flags
  }

  async start(): Promise<void> {
    this.#endWithThisProcess()
    await this.#startUntilFree()
  }

  async stop(): Promise<void> {
    this.#stopping = true
    this.#halt.abort()
    if (this.#child) await endChild(this.#child)
    process.off('exit', this.#interrupt)
    for (const signal of endingSignals) process.off(signal, this.#exitOn)
  }

  /** After a crash, processes of the old server may need a moment to notice and let go of its memory. */
  async #startUntilFree(): Promise<void> {
    const attempts = 30
    for (let attempt = 1; !this.#stopping; attempt++) {
      const child = spawnPostgres(this.#run, this.#flags)
      this.#child = child
      if (await isReady(child, this.#run.cluster.directory)) {
        this.#readyAt = performance.now()
        child.once('exit', () => void this.#startAgain())
        return
      }
      if (this.#stopping) return
      const reason = reasonOf(this.#run)
      if (attempt === attempts || !/still in use|Address already in use/.test(reason)) {
        const told = `The database did not start: ${reason} (see ${logPath(this.#run)})`
        throw new StartFailure(told, { passes: true })
      }
      await wait(seconds(0.5))
    }
  }

  /** At once; after pauses that grow when it dies again soon, or does not start: a full disk may be cleared. */
  async #startAgain(): Promise<void> {
    if (this.#stopping) return
    const { log } = this.#run
    if (performance.now() - this.#readyAt > maxPause) this.#failures = 0
    log.error('The database ended by itself; starting it again')
    while (!this.#stopping) {
      const pause = pauseAfter(this.#failures++)
      if (pause > 0) await wait(pause, undefined, { signal: this.#halt.signal }).catch(() => {})
      try {
        return await this.#startUntilFree()
      } catch (error) {
        log.fatal({ err: error }, 'The database did not start again; it is tried again')
      }
    }
  }

  /** Also when this process ends without `stop`, as by an uncaught error or Ctrl-C while starting. */
  #endWithThisProcess(): void {
    process.on('exit', this.#interrupt)
    for (const signal of endingSignals) process.on(signal, this.#exitOn)
  }

  readonly #interrupt = () => {
    this.#stopping = true
    this.#child?.kill('SIGINT')
  }

  readonly #exitOn = (signal: NodeJS.Signals) => {
    // Once the program has a handler of its own, that one stops everything in order.
    if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal])
  }
}

const maxPause = seconds(30)

/** None the first time: it was killed, and whoever waits for it waits now. */
function pauseAfter(failures: number): number {
  return failures === 0 ? 0 : Math.min(maxPause, seconds(0.5) * 2 ** failures)
}

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

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
  const timeout = minutes(10)
  const step = 20
  for (let waited = 0; waited < timeout; waited += step) {
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

/** On a full disk its log's last line is of another day. */
function reasonOf(run: PostgresRun): string {
  return isDiskFull(run.dataDir) ? 'the disk is full' : lastFatalLine(logPath(run))
}

function lastFatalLine(path: string): string {
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  const fatal = lines.findLast((line) => line.includes('FATAL:')) ?? lines.at(-1) ?? ''
  return fatal.replace(/^.*FATAL:\s*/, '')
}
