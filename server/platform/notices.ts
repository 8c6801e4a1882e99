import { Client } from 'pg'
import type { CacheTag } from '#domain/contract.ts'
import type { Log } from './log.ts'
import type { PublicCache } from './public-cache.ts'

const channel = 'public_cache'
const collectMs = 150
const reconnectMs = 1000

/** Tells every process of this shop that public answers have changed. */
export interface Notices {
  /** Drops the tags here at once and elsewhere within a blink. Call after commit. */
  changed(tags: readonly CacheTag[]): void
  close(): Promise<void>
}

/**
 * Listens on a connection of its own. Tags are collected for a moment before they are sent:
 * NOTIFY takes a lock at commit, so it must not ride on every order.
 */
export function openNotices(databaseUrl: string, cache: PublicCache, log: Log): Notices {
  const link = new NoticeLink(databaseUrl, cache, log)
  void link.connect()
  return link
}

class NoticeLink implements Notices {
  readonly #url: string
  readonly #cache: PublicCache
  readonly #log: Log
  readonly #waiting = new Set<string>()
  #client: Client | null = null
  #timer: NodeJS.Timeout | null = null
  #closed = false

  constructor(url: string, cache: PublicCache, log: Log) {
    this.#url = url
    this.#cache = cache
    this.#log = log
  }

  changed(tags: readonly CacheTag[]): void {
    this.#cache.drop(tags)
    for (const tag of tags) this.#waiting.add(tag)
    this.#timer ??= setTimeout(() => void this.#send(), collectMs).unref()
  }

  async connect(): Promise<void> {
    if (this.#closed) return
    const client = new Client({
      connectionString: this.#url,
      application_name: 'anlanh-notices',
      keepAlive: true,
    })
    client.on('notification', (notice) => this.#cache.drop(notice.payload?.split(',') ?? []))
    client.on('error', () => undefined)
    client.on('end', () => this.#reconnect(client))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      this.#client = client
      // What was announced while nobody listened is unknown: start clean.
      this.#cache.clear()
    } catch (error) {
      this.#log.warn({ err: error }, 'notice connection failed')
      await client.end().catch(() => undefined)
      this.#reconnect(client)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
    await this.#client?.end().catch(() => undefined)
  }

  #reconnect(client: Client): void {
    if (this.#closed || (this.#client !== null && this.#client !== client)) return
    this.#client = null
    this.#cache.clear()
    setTimeout(() => void this.connect(), reconnectMs).unref()
  }

  async #send(): Promise<void> {
    this.#timer = null
    const tags = [...this.#waiting]
    this.#waiting.clear()
    await this.#client
      ?.query('select pg_notify($1, $2)', [channel, tags.join(',')])
      .catch((error: unknown) => this.#log.warn({ err: error }, 'notice not sent'))
  }
}
