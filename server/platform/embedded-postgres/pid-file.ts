import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface PidFile {
  pid: number
  port: number
  /** Empty when the server listens on TCP only. */
  socketDir: string
  ready: boolean
}

/** What `postmaster.pid` says; the process it names may be long gone. */
export function readPidFile(directory: string): PidFile | null {
  const lines = linesOf(pidFileOf(directory))
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  return {
    pid,
    port: Number(lines[3]),
    socketDir: lines[4]?.trim() ?? '',
    ready: lines[7]?.trim() === 'ready',
  }
}

export function pidFileOf(directory: string): string {
  return join(directory, 'postmaster.pid')
}

/** None when there is no such file. */
export function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}
