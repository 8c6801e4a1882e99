import { sql } from 'kysely'
import { Client, type Notification } from 'pg'
import type { CacheTag } from '#domain/contract.ts'
import type { Db } from './db.ts'
import type { LiveHub } from './live.ts'
import type { Log } from './log.ts'
import type { PublicCache } from './public-cache.ts'

const channel = 'public_cache'
const liveChannel = 'live'
/** PostgreSQL takes notices of less than 8000 bytes. */
const keysAtOnce = 100
const collectMs = 150
const reconnectMs = 1000

/** Tells every process of this shop that public answers have changed. */
export interface Notices {
  /** Drops the tags here at once and elsewhere within a blink. Call after commit. */
  changed(tags: readonly CacheTag[]): void
  /** Tells whoever listens to these keys (`LiveHub`), here at once and elsewhere soon. Call after commit. */
  tell(keys: readonly string[]): void
  close(): Promise<void>
}

/** Tells the processes of a running shop from outside of them: for commands. */
export async function tellOnce(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await sql`select pg_notify(${liveChannel}, ${keys.join(',')})`.execute(db)
}

/**
 * Listens on a connection of its own. Tags are collected for a moment before they are sent:
 * NOTIFY takes a lock at commit, so it must not ride on every order.
 */
export function openNotices(databaseUrl: string, { cache, live, log }: NoticeEars): Notices {
  const link = new NoticeLink(databaseUrl, { cache, live, log })
  void link.connect()
  return link
}

interface NoticeEars {
  cache: PublicCache
  live: LiveHub
  log: Log
}

class NoticeLink implements Notices {
  readonly #url: string
  readonly #cache: PublicCache
  readonly #live: LiveHub
  readonly #log: Log
  readonly #waiting = new Set<string>()
  readonly #waitingKeys = new Set<string>()
  #client: Client | null = null
  #timer: NodeJS.Timeout | null = null
  #closed = false

  constructor(url: string, { cache, live, log }: NoticeEars) {
    this.#url = url
    this.#cache = cache
    this.#live = live
    this.#log = log
  }

  changed(tags: readonly CacheTag[]): void {
    this.#cache.drop(tags)
    for (const tag of tags) this.#waiting.add(tag)
    this.#sendSoon()
  }

  tell(keys: readonly string[]): void {
    this.#live.emit(keys)
    for (const key of keys) this.#waitingKeys.add(key)
    this.#sendSoon()
  }

  async connect(): Promise<void> {
    if (this.#closed) return
    const client = new Client({
      connectionString: this.#url,
      application_name: 'anlanh-notices',
      keepAlive: true,
    })
    client.on('notification', (notice) => this.#hear(client, notice))
    client.on('error', () => undefined)
    client.on('end', () => this.#reconnect(client))
    try {
      await client.connect()
      await client.query(`listen ${channel}; listen ${liveChannel}`)
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

  #hear(client: Client, { channel: from, payload = '', processId }: Notification): void {
    const names = payload.split(',')
    if (from === channel) this.#cache.drop(names)
    // What this process told has been heard here already.
    else if (processId !== (client as Client & { processID: number }).processID) {
      this.#live.emit(names)
    }
  }

  #sendSoon(): void {
    this.#timer ??= setTimeout(() => void this.#send(), collectMs).unref()
  }

  async #send(): Promise<void> {
    this.#timer = null
    const tags = [...this.#waiting]
    const keys = [...this.#waitingKeys]
    this.#waiting.clear()
    this.#waitingKeys.clear()
    if (tags.length > 0) await this.#notify(channel, tags)
    for (let at = 0; at < keys.length; at += keysAtOnce) {
      await this.#notify(liveChannel, keys.slice(at, at + keysAtOnce))
    }
  }

  async #notify(to: string, names: readonly string[]): Promise<void> {
    await this.#client
      ?.query('select pg_notify($1, $2)', [to, names.join(',')])
      .catch((error: unknown) => this.#log.warn({ err: error }, 'notice not sent'))
  }
}
