import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect } from 'vitest'
import { waitFor } from './wait-for.ts'

const root = resolve(import.meta.dirname, '../..')

export interface StartedShop {
  /** Resolves with the printed address; rejects with what was printed when it ended instead. */
  ready: Promise<string>
  /** The exit code, and the lines on standard error. */
  ended: Promise<{ exitCode: number | null; errors: string[] }>
  /** Once this stands on standard error. */
  said(words: RegExp): Promise<void>
  /** To everything that runs, as Ctrl-C in a terminal does. */
  signal(signal: NodeJS.Signals): void
}

/** The shop as a person starts it, with nothing of this process's environment but the PATH. */
export function startShop(env: Record<string, string>): StartedShop {
  return startProgram(['bin/start.mjs'], env)
}

/** One of the two entries by itself, without who supervises it. */
export function startEntry(path: string, env: Record<string, string>): StartedShop {
  return startProgram([path], env)
}

/** Another program under the supervisor of `npm start`, which waits so many milliseconds for its end and says when it tidies up. */
export function startSupervised(program: string, timeout = 20_000): StartedShop {
  const options = JSON.stringify({ tidyUp: ['-e', 'console.error("tidied up")'], timeout })
  const child = JSON.stringify(['-e', program])
  const supervise = `import('./bin/supervise.mjs').then(({ supervise }) =>
    supervise(process.execPath, ${child}, ${options}))`
  return startProgram(['-e', supervise], {})
}

function startProgram(args: readonly string[], env: Record<string, string>): StartedShop {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const output = collect(child.stdout)
  const errors = collect(child.stderr)
  const ended = once(child, 'close').then(([exitCode]) => ({ exitCode, errors: linesOf(errors()) }))
  const ready = new Promise<string>((resolveReady, reject) => {
    child.stdout.on('data', () => {
      const address = /An Lành: (\S+)/.exec(output())?.[1]
      if (address) resolveReady(address)
    })
    void ended.then(() => reject(new Error(`It ended: ${output()}${errors()}`)))
  })
  // A test that expects a refusal never waits for this.
  ready.catch(() => {})
  const said = (words: RegExp) => waitFor(() => expect(errors()).toMatch(words))
  return { ready, ended, said, signal: (signal) => signalGroup(child, signal) }
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  return () => text
}

function linesOf(text: string): string[] {
  return text.trim().split('\n').filter(Boolean)
}

/** Nothing once it has ended. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, signal)
}
