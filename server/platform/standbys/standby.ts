import { setTimeout as wait } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { seconds } from '#domain/kernel/durations.ts'
import { Connection } from '../connection.ts'
import { openDatabase, type DatabaseOptions, type OpenDatabase } from '../db.ts'
import type { Doubt, Judged, StandbyAnswer } from './judge.ts'
import { readPosition, type Position } from './position.ts'
import type { Readable } from './standbys.ts'

const maxConnections = 6
/** Longer than a busy server takes to say where it is, and short enough for those who wait for one that is frozen. */
const patience = seconds(2)
const stepMs = 4

/** One standby: how far it is, and connections that can only read. */
export class Standby {
  /** Address and port, as they are configured. */
  readonly name: string
  judged: Judged = { state: 'away', behindMs: 0, behindBytes: 0 }
  doubt: Doubt | null = null
  /** Of the last look, or of somebody who asked since. */
  replayed: Position = 0n
  readonly #url: string
  readonly #database: OpenDatabase
  readonly #clients = new Set<PoolClient>()
  readonly #contexts = new WeakMap<Readable, Readable>()
  #watch: Connection | null = null
  #server: string | null = null

  constructor(url: string, onSlow: DatabaseOptions['onSlow']) {
    this.#url = url
    this.name = nameOf(url)
    this.#database = openDatabase(url, {
      maxConnections,
      connectTimeout: patience,
      name: 'anlanh-reads',
      readOnly: true,
      verify: (client, done) => void this.#verify(client, done),
      ...(onSlow ? { onSlow } : {}),
    })
    const { pool } = this.#database
    pool.on('connect', (client) => this.#clients.add(client))
    pool.on('remove', (client) => this.#clients.delete(client))
  }

  get busy(): number {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return totalCount - idleCount + waitingCount
  }

  /** The same context, reading here. */
  contextOf<C extends Readable>(ctx: C): C {
    const known = this.#contexts.get(ctx)
    if (known) return known as C
    const { db, pool } = this.#database
    const reading = { ...ctx, db, asideDb: db, pool, standbys: undefined }
    this.#contexts.set(ctx, reading)
    return reading
  }

  /** What it says of itself; null when it does not. Whoever waits for one that is dead is told. */
  async look(): Promise<StandbyAnswer | null> {
    try {
      const answer = await this.#ask()
      if (answer.server !== this.#server) this.#cutReaders()
      this.#server = answer.server
      this.replayed = answer.replayed
      return answer
    } catch {
      this.#watch?.cut()
      this.#watch = null
      this.#server = null
      this.#cutReaders()
      return null
    }
  }

  /** Whether it has this within so many milliseconds. */
  async reaches(position: Position, withinMs: number): Promise<boolean> {
    const until = performance.now() + withinMs
    for (;;) {
      const { rows } = await this.#pool.query<{ replayed: string }>(replayedNow)
      this.replayed = readPosition(rows[0]!.replayed)
      if (this.replayed >= position) return true
      if (performance.now() >= until) return false
      await wait(stepMs)
    }
  }

  async close(): Promise<void> {
    this.#watch?.cut()
    await this.#database.close()
  }

  get #pool(): Pool {
    return this.#database.pool
  }

  async #ask(): Promise<StandbyAnswer> {
    const { rows } = await (await this.#watching()).query<Told>(asked)
    const { server, follows, replayed } = rows[0]!
    return { server, follows, replayed: readPosition(replayed ?? '0/0') }
  }

  async #watching(): Promise<Connection> {
    if (this.#watch) return this.#watch
    const watch = new Connection({
      connectionString: this.#url,
      application_name: 'anlanh-watch',
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    })
    watch.on('end', () => {
      if (this.#watch === watch) this.#watch = null
    })
    await watch.connect()
    this.#watch = watch
    return watch
  }

  async #verify(client: PoolClient, done: (fault?: Error) => void): Promise<void> {
    done(await this.#findFault(client))
  }

  /** A proxy may lead each connection elsewhere: only the server that is watched is read. */
  async #findFault(client: PoolClient): Promise<Error | undefined> {
    try {
      const { rows } = await client.query<Told>(asked)
      if (rows[0]!.server === this.#server) return undefined
      return new Error('another server than the one watched')
    } catch (error) {
      return error as Error
    }
  }

  #cutReaders(): void {
    for (const client of this.#clients) (client as unknown as Connection).cut()
  }
}

interface Told {
  server: string
  follows: boolean
  replayed: string | null
}

const asked = `
  select concat_ws(' ', pg_postmaster_start_time(), inet_server_addr(), current_setting('port')) as server,
    pg_is_in_recovery() as follows, pg_last_wal_replay_lsn()::text as replayed`

const replayedNow = `select coalesce(pg_last_wal_replay_lsn()::text, '0/0') as replayed`

function nameOf(url: string): string {
  const { host, searchParams } = new URL(url)
  const socket = searchParams.get('host')
  return socket ? `${socket} ${host}` : host
}
