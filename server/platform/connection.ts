import type { Socket } from 'node:net'
import { Client, Pool, type ClientConfig, type PoolConfig } from 'pg'

/**
 * A connection to PostgreSQL. When it is lost, the query that needed it is told; pg also emits an
 * `error` event, which nobody hears while a transaction holds the client, and an `error` that
 * nobody hears ends the process.
 */
export class Connection extends Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }

  /** Ends without a goodbye, for which a link that hangs would keep us waiting. */
  cut(): void {
    const { connection } = this as unknown as { connection: { stream: Socket } }
    connection.stream.destroy()
  }
}

/** A pool of such connections: a lost one is replaced, whether it was idle or at work. */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool({ ...config, Client: Connection })
  pool.on('error', () => undefined)
  return pool
}
