import { sql } from 'kysely'
import type { Notification } from 'pg'
import type { CacheTag } from '#domain/cache-tags.ts'
import { Connection } from './connection.ts'
import type { Db } from './db.ts'
import type { LiveHub } from './live.ts'
import { nameOfProcess } from './migrations/processes.ts'
import type { Log } from './log.ts'
import type { PublicCache } from './answers/public-cache.ts'
import { askWhoListens, OtherProcesses, type WhoListens } from './other-processes.ts'
import { everything, UntoldNames } from './untold-names.ts'

const channel = 'public_cache'
const liveChannel = 'live'
/** Said last by a process that stops: it leaves nothing untold. */
const goodbye = '!'
const collectMs = 150
const reconnectMs = 1000
/** A link that was cut without a word is found out within twice this time. */
const heartbeatMs = 3000

/** Tells every process of this shop that public answers have changed. */
export interface ChangeBus {
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

/** Which tags the database told of in this transaction: for the process that must show it at once. */
export async function listToldTags(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ told: string | null }>`
    select current_setting('anlanh.told', true) as told`.execute(trx)
  return rows[0]!.told?.split(',') ?? []
}

/**
 * Listens on a connection of its own. Tags are collected for a moment before they are sent:
 * NOTIFY takes a lock at commit, so it must not ride on every order.
 */
export function openChangeBus(databaseUrl: string, options: ChangeBusOptions): ChangeBus {
  const link = new NoticeLink(databaseUrl, options)
  void link.connect()
  return link
}

interface ChangeBusOptions {
  cache: PublicCache
  live: LiveHub
  log: Log
  /** Before anybody is told of a change, of this process or of others. */
  onNews?: (() => void) | undefined
}

class NoticeLink implements ChangeBus {
  readonly #url: string
  readonly #cache: PublicCache
  readonly #live: LiveHub
  readonly #log: Log
  readonly #onNews: () => void
  readonly #untold = { [channel]: new UntoldNames(), [liveChannel]: new UntoldNames() }
  readonly #others = new OtherProcesses()
  readonly #heartbeat = setInterval(() => void this.#feel(), heartbeatMs).unref()
  #client: Connection | null = null
  #timer: NodeJS.Timeout | null = null
  #retry: NodeJS.Timeout | null = null
  #turn: Promise<unknown> = Promise.resolve()
  #wasDeaf = false
  #closed = false

  constructor(url: string, { cache, live, log, onNews = () => undefined }: ChangeBusOptions) {
    this.#url = url
    this.#cache = cache
    this.#live = live
    this.#log = log
    this.#onNews = onNews
  }

  changed(tags: readonly CacheTag[]): void {
    this.#onNews()
    this.#cache.drop(tags)
    this.#untold[channel].add(tags)
    this.#sendSoon()
  }

  tell(keys: readonly string[]): void {
    this.#onNews()
    this.#live.emit(keys)
    this.#untold[liveChannel].add(keys)
    this.#sendSoon()
  }

  async connect(): Promise<void> {
    if (this.#closed) return
    const client = new Connection({
      connectionString: this.#url,
      application_name: nameOfProcess(),
      connectionTimeoutMillis: 5000,
      query_timeout: heartbeatMs,
    })
    client.on('notification', (notice) => this.#hear(client, notice))
    client.on('end', () => this.#reconnect(client))
    try {
      await client.connect()
      await client.query(`listen ${channel}; listen ${liveChannel}`)
      this.#client = client
      this.#others.forget()
      this.#onNews()
      // What was announced while nobody listened is unknown: start clean.
      this.#cache.clear()
      if (this.#wasDeaf) this.#live.emitAll()
      this.#sendSoon()
    } catch (error) {
      this.#log.warn({ err: error }, 'notice connection failed')
      client.cut()
      this.#reconnect(client)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#heartbeat)
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#retry) clearTimeout(this.#retry)
    await this.#send()
    if (this.#client) await this.#notify(channel, goodbye)
    await this.#client?.end().catch(() => undefined)
  }

  #reconnect(client: Connection): void {
    if (this.#closed || (this.#client !== null && this.#client !== client)) return
    this.#client = null
    this.#wasDeaf = true
    this.#cache.clear()
    // A failed try is told twice, by its end and by its error: each with a try of its own, an outage of
    // ten seconds had a thousand of them and used up PostgreSQL's connections.
    this.#retry ??= setTimeout(() => {
      this.#retry = null
      void this.connect()
    }, reconnectMs).unref()
  }

  #hear(client: Connection, { channel: from, payload = '', processId }: Notification): void {
    // What this process told has been heard here already.
    if (processId === (client as Connection & { processID: number }).processID) return
    if (payload === goodbye) return this.#others.leaves(processId)
    this.#onNews()
    const names = payload.split(',')
    const isAll = names.includes(everything)
    if (from === liveChannel) return isAll ? this.#live.emitAll() : this.#live.emit(names)
    return isAll ? this.#cache.clear() : this.#cache.dropHeard(names)
  }

  /** Whether PostgreSQL still answers on this connection, and who else is there. */
  async #feel(): Promise<void> {
    const client = this.#client
    if (!client) return
    try {
      const { rows } = await this.#ask(client, askWhoListens)
      const [{ channels, links }] = rows as [WhoListens]
      if (this.#others.areLost(links)) this.#startClean()
      if (channels === 2) return
      this.#log.warn({}, 'notice connection listens no longer')
    } catch (error) {
      this.#log.warn({ err: error }, 'notice connection does not answer')
    }
    client.cut()
    this.#reconnect(client)
  }

  #startClean(): void {
    this.#log.warn({}, 'a process ended without a word: what it changed last may be untold')
    this.#onNews()
    this.#cache.clear()
    this.#live.emitAll()
  }

  #sendSoon(after = collectMs): void {
    this.#timer ??= setTimeout(() => void this.#send(), after).unref()
  }

  async #send(): Promise<void> {
    this.#timer = null
    // With the next connection.
    if (!this.#client) return
    for (const to of [channel, liveChannel] as const) {
      for (const payload of this.#untold[to].take()) await this.#notify(to, payload)
    }
  }

  /** Told twice, when it is not known whether it was told, harms nobody. */
  async #notify(to: typeof channel | typeof liveChannel, payload: string): Promise<void> {
    try {
      if (!this.#client) throw new Error('the notice connection was lost')
      await this.#ask(this.#client, 'select pg_notify($1, $2)', [to, payload])
    } catch (error) {
      this.#log.warn({ err: error }, 'notice not sent, it will be again')
      this.#untold[to].add(payload.split(','))
      if (!this.#closed) this.#sendSoon(reconnectMs)
    }
  }

  /** One question at a time: a connection takes the next one only after its answer. */
  #ask(client: Connection, text: string, values: readonly string[] = []) {
    const answer = this.#turn.then(() => client.query(text, [...values]))
    this.#turn = answer.catch(() => undefined)
    return answer
  }
}
