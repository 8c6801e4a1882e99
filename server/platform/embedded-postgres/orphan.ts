import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seconds } from '#domain/kernel/durations.ts'
import type { Log } from '../log.ts'
import { StartFailure } from '../start-failure.ts'
import { socketIn } from './endpoint.ts'
import { linesOf, pidFileOf, readPidFile } from './pid-file.ts'

/**
 * A server that outlived the process that started it is stopped. PostgreSQL refuses to start while
 * the number in its pid file exists, so one that belongs to another program by now, or to a server
 * that is dead but still listed (both common in containers), is declared stale.
 */
export async function stopOrphan(directory: string, log: Log): Promise<void> {
  const pid = readPidFile(directory)?.pid
  if (pid === undefined || !isListed(pid)) return
  const program = isZombie(pid) ? [] : commandOf(pid)
  if (basename(program[0] ?? '') !== 'postgres') return declareStale(directory)
  if (!program.includes(directory) && workingDirectoryOf(pid) !== directory) {
    throw new StartFailure(
      `Another PostgreSQL (process ${pid}) may be using ${directory}; stop it.`,
    )
  }
  log.warn('Stopping the database that an earlier run left behind (process %d)', pid)
  await end(pid)
  if (isListed(pid)) declareStale(directory)
}

/**
 * A pid file that names its parent is one that PostgreSQL knows to be old. The rest of the file
 * stays: with it PostgreSQL makes sure that no process of the old server still uses its memory.
 */
function declareStale(directory: string): void {
  for (const path of [pidFileOf(directory), `${socketIn(directory)}.lock`]) {
    const [, ...rest] = linesOf(path)
    if (rest.length > 0) writeFileSync(path, [process.pid, ...rest].join('\n'))
  }
}

/** Asked ever less politely; data survives each of them. */
async function end(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal)
    if (await isGone(pid, seconds(10))) return
  }
  throw new StartFailure(`The database of an earlier run (process ${pid}) cannot be stopped.`)
}

async function isGone(pid: number, timeout: number): Promise<boolean> {
  const step = 20
  for (let waited = 0; waited < timeout; waited += step) {
    if (!isAlive(pid)) return true
    await wait(step)
  }
  return false
}

function isAlive(pid: number): boolean {
  return isListed(pid) && !isZombie(pid)
}

function isListed(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A dead child of a container's first process may stay listed for ever. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return true
  }
}

function commandOf(pid: number): string[] {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
      .toString()
      .trim()
      .split(' ')
  } catch {
    return []
  }
}

function workingDirectoryOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}
