import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findRunningEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'

const main = resolve(import.meta.dirname, '../../server/main.ts')

/** The shop as its own process on its own data, to be killed in the middle of its work. */
export interface KilledShop {
  origin(): string
  databaseUrl(): string
  /** Starts it, or starts it again on what the last one left. */
  start(): Promise<void>
  /** kill -9: no word of farewell. */
  kill(): void
  end(): Promise<void>
}

export function killedShop(env: Record<string, string> = {}): KilledShop {
  const dataDir = mkdtempSync(join(tmpdir(), 'anlanh-kill-'))
  let server: ChildProcess | null = null
  let origin = ''
  return {
    origin: () => origin,
    databaseUrl: () => findRunningEmbeddedPostgres(dataDir)!,
    start: async () => {
      const port = await freePort()
      origin = `http://127.0.0.1:${port}`
      const own = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' }
      server = spawn(process.execPath, [main], {
        env: { ...process.env, ...own, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await isListening(server)
    },
    kill: () => void server!.kill('SIGKILL'),
    end: async () => {
      if (server?.exitCode === null && server.signalCode === null) {
        server.kill('SIGTERM')
        await once(server, 'exit')
      }
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function isListening(server: ChildProcess): Promise<void> {
  await Promise.race([
    once(server.stdout!, 'data'),
    once(server, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${String(code)}`)
    }),
  ])
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
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
