import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const entry = resolve(import.meta.dirname, '../../bin/demo.ts')

/** The shop as a process of its own; once it serves. */
export async function runDemo(env: Record<string, string>): Promise<ChildProcess> {
  const server = spawn(process.execPath, [entry], {
    env: { ...process.env, RATE_LIMITS: 'off', SHEDDING: 'off', LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await Promise.race([
    // It says so to whoever started it with a channel.
    once(server, 'message'),
    once(server, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${String(code)}`)
    }),
  ])
  return server
}

/** Asks it to stop, and waits. */
export async function stopDemo(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM')
  await once(server, 'exit')
}
