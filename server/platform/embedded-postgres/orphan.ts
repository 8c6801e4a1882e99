import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seconds } from '#domain/kernel/durations.ts'
import type { Log } from '../log.ts'
import { StartFailure } from '../start-failure.ts'
import { readPidFile } from './pid-file.ts'

/**
 * A server that outlived the process that started it is stopped. A pid file whose number belongs
 * to some other program by now (common in containers) is removed, else PostgreSQL would not start.
 */
export async function stopOrphan(directory: string, log: Log): Promise<void> {
  const pid = readPidFile(directory)?.pid
  if (pid === undefined || !isAlive(pid)) return
  const program = commandOf(pid)
  if (basename(program[0] ?? '') !== 'postgres') {
    rmSync(join(directory, 'postmaster.pid'), { force: true })
    return
  }
  if (!program.includes(directory) && workingDirectoryOf(pid) !== directory) {
    throw new StartFailure(
      `Another PostgreSQL (process ${pid}) may be using ${directory}; stop it.`,
    )
  }
  log.warn('Stopping the database that an earlier run left behind (process %d)', pid)
  await end(pid)
}

/** Asked ever less politely; data survives each of them. */
async function end(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal)
    if (await isGone(pid, seconds(10))) return
  }
  throw new StartFailure(`The database of an earlier run (process ${pid}) cannot be stopped.`)
}

async function isGone(pid: number, patience: number): Promise<boolean> {
  const step = 20
  for (let waited = 0; waited < patience; waited += step) {
    if (!isAlive(pid)) return true
    await wait(step)
  }
  return false
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return !isZombie(pid)
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
