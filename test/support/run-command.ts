import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export interface CommandRun {
  child: ChildProcess
  /** What it said on both streams, and its exit code; null when it was killed. */
  ended: Promise<{ code: number | null; said: string }>
}

/** A command of `bin/` as a person runs it. */
export function runCommand(args: readonly string[], env: Record<string, string>): CommandRun {
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }))
  return { child, ended }
}
