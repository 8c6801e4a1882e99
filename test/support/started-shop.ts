import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export interface StartedShop {
  /** Resolves with the printed address; rejects with what was printed when it ended instead. */
  ready: Promise<string>
  /** The exit code, and the lines on standard error. */
  ended: Promise<{ exitCode: number | null; errors: string[] }>
  /** To everything that runs, as Ctrl-C in a terminal does. */
  signal(signal: NodeJS.Signals): void
}

/** The shop as a person starts it, with nothing of this process's environment but the PATH. */
export function startShop(env: Record<string, string>): StartedShop {
  const child = spawn(process.execPath, ['bin/start.mjs'], {
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
  return { ready, ended, signal: (signal) => signalGroup(child, signal) }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  return () => text
}

function linesOf(text: string): string[] {
  return text.trim().split('\n').filter(Boolean)
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined) process.kill(-child.pid, signal)
}
