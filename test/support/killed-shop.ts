import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { findRunningEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { runDemo, stopDemo } from './demo-process.ts'
import { freePort } from './free-port.ts'
import { demoDataDir, newDataDir } from './new-data-dir.ts'

/** The demo as its own process on its own data, to be killed in the middle of its work. */
export interface KilledShop {
  origin(): string
  databaseUrl(): string
  dataDir: string
  /** Starts it, or starts it again on what the last one left. */
  start(): Promise<void>
  /** kill -9: no word of farewell. */
  kill(): void
  /** Asked to stop, and waited for. */
  stop(): Promise<void>
  /** Whether the process that was started last still lives. */
  isAlive(): boolean
  /** Another process of this shop on the same database. */
  beside(role: 'web' | 'worker'): KilledShop
  end(): Promise<void>
}

export function killedShop(env: Record<string, string> = {}): KilledShop {
  const dataDir = env['DATABASE_URL'] ? newDataDir('kill') : demoDataDir('kill')
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
      server = await runDemo({ PORT: String(port), DATA_DIR: dataDir, ...env })
    },
    kill: () => void server!.kill('SIGKILL'),
    stop: () => stopDemo(server!),
    beside: (role) => killedShop({ ...env, ROLE: role, DATABASE_URL: databaseUrl() }),
    end: async () => {
      if (isAlive()) await stopDemo(server!)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
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
