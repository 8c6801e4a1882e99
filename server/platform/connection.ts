import type { Socket } from 'node:net'
import { seconds } from '#domain/kernel/durations.ts'
import { Client, Pool, type ClientConfig, type PoolConfig } from 'pg'

/** What a server says that has become, or always was, a standby: also of LISTEN. */
export const readOnlyState = '25006'

/**
 * A connection to PostgreSQL. When it is lost, the query that needed it is told; pg also emits an
 * `error` event, which nobody hears while a transaction holds the client, and an `error` that
 * nobody hears ends the process. One to a server that takes no writes is given up: the next one is made
 * to whoever leads now.
 */
export class Connection extends Client {
  constructor(config?: string | ClientConfig) {
    const given = typeof config === 'string' ? { connectionString: config } : config
    // A server that vanished without a word is noticed by an idle connection too.
    super({ keepAlive: true, keepAliveInitialDelayMillis: seconds(10), ...given })
    this.on('error', () => undefined)
    this.#wire.on('errorMessage', ({ code }) => code === readOnlyState && this.cut())
  }

  /** Ends without a goodbye, for which a link that hangs would keep us waiting. */
  cut(): void {
    this.#wire.stream.destroy()
  }

  get #wire(): Wire {
    return (this as unknown as { connection: Wire }).connection
  }
}

/** Below pg's client; its types leave it out. */
interface Wire {
  stream: Socket
  on(event: 'errorMessage', hear: (message: { code?: string }) => void): void
}

/** A pool of such connections: a lost one is replaced, whether it was idle or at work. */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool({ ...config, Client: Connection })
  pool.on('error', () => undefined)
  return pool
}
