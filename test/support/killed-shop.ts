import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findRunningEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { freePort } from './free-port.ts'

const entry = resolve(import.meta.dirname, '../../bin/demo.ts')

/** The shop as its own process on its own data, to be killed in the middle of its work. */
export interface KilledShop {
  origin(): string
  databaseUrl(): string
  dataDir: string
  /** Starts it, or starts it again on what the last one left. */
  start(): Promise<void>
  /** kill -9: no word of farewell. */
  kill(): void
  /** Whether the process that was started last still lives. */
  isAlive(): boolean
  /** Another process of this shop on the same database. */
  beside(role: 'web' | 'worker'): KilledShop
  end(): Promise<void>
}

export function killedShop(env: Record<string, string> = {}): KilledShop {
  const dataDir = mkdtempSync(join(tmpdir(), 'anlanh-kill-'))
  const databaseUrl = () => findRunningEmbeddedPostgres(dataDir)!
  let server: ChildProcess | null = null
  let origin = ''
  const isAlive = () => server?.exitCode === null && server.signalCode === null
  return {
    dataDir,
    origin: () => origin,
    databaseUrl,
    isAlive,
    start: async () => {
      const port = await freePort()
      origin = `http://127.0.0.1:${port}`
      const own = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' }
      server = spawn(process.execPath, [entry], {
        env: { ...process.env, ...own, ...env },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      await isReady(server)
    },
    kill: () => void server!.kill('SIGKILL'),
    beside: (role) => killedShop({ ...env, ROLE: role, DATABASE_URL: databaseUrl() }),
    end: async () => {
      if (isAlive()) {
        server!.kill('SIGTERM')
        await once(server!, 'exit')
      }
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The server says so to whoever started it with a channel. */
async function isReady(server: ChildProcess): Promise<void> {
  await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${String(code)}`)
    }),
  ])
}

/** What a request of somebody ended with; null when the server was killed under it. */
export async function ask(
  url: string,
  options: { body?: unknown; token?: string; form?: URLSearchParams } = {},
): Promise<{ status: number; data: unknown } | null> {
  const { body, token, form } = options
  try {
    const response = await fetch(url, {
      method: body || form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(form ? { origin: new URL(url).origin } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        'idempotency-key': crypto.randomUUID(),
      },
      ...(form ? { body: form } : body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const data: unknown = isJson ? (JSON.parse(text) as { data: unknown }).data : undefined
    return { status: response.status, data }
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
