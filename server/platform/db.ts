import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import { TypeOverrides, type Pool, type PoolClient, type PoolConfig } from 'pg'
import { seconds } from '#domain/kernel/durations.ts'
import { boundByRequest } from './bound-by-request.ts'
import { openPool } from './connection.ts'
import type { Database } from './database.ts'
import type { DatabasePulse } from './database-pulse.ts'

/** The database, or a transaction on it: stores take either without knowing which. */
export type Db = Kysely<Database>

export interface OpenDatabase {
  db: Db
  pool: Pool
  close(): Promise<void>
}

export interface DatabaseOptions {
  maxConnections?: number
  statementTimeout?: number
  connectTimeout?: number
  /** What PostgreSQL calls its connections. */
  name?: string
  /** Of a standby: should it lead one day, nothing is written there all the same. */
  readOnly?: boolean
  /** Looks at a new connection before anybody gets it. */
  verify?: PoolConfig['verify']
  /** Hears of statements that took a second and more: their text, which has no values in it. */
  onSlow?: (ms: number, text: string) => void
  /** Hears of each question and each answer. */
  pulse?: DatabasePulse
}

/** Opens the pool. Nothing is sent until the first query. Timeouts are in milliseconds. */
export function openDatabase(
  url: string,
  {
    maxConnections = 12,
    statementTimeout = seconds(15),
    connectTimeout = seconds(5),
    name = 'anlanh',
    readOnly = false,
    verify,
    onSlow,
    pulse,
  }: DatabaseOptions = {},
): OpenDatabase {
  const pool = openPool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    // The server enforces the former; when it hangs, only our own clock helps.
    query_timeout: statementTimeout + seconds(5),
    idle_in_transaction_session_timeout: statementTimeout + seconds(5),
    application_name: name,
    options: optionsOf(readOnly),
    types: typeOverrides(),
    ...(verify ? { verify } : {}),
  })
  pool.on('connect', (client) => nameStatements(client, onSlow))
  boundByRequest(pool, pulse)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy().then(() => (pool.ended ? undefined : pool.end())) }
}

function optionsOf(readOnly: boolean): string {
  // A statement whose request has given up ends, with its locks, instead of running on for nobody.
  const checks = '-c client_connection_check_interval=1000'
  return readOnly ? `${checks} -c default_transaction_read_only=on` : checks
}

const bigintType = 20
const numericType = 1700
const dateType = 1082

/** Amounts fit a number, days stay the text they are. */
function typeOverrides(): TypeOverrides {
  const types = new TypeOverrides()
  types.setTypeParser(bigintType, Number)
  types.setTypeParser(numericType, Number)
  types.setTypeParser(dateType, (text) => text)
  return types
}

const statementNames = new Map<string, string>()
const maxStatements = 500

/**
 * Gives every statement a name, so that PostgreSQL parses and plans it once a connection
 * (measured: doubles reads). Past the cap they go unnamed: then something builds SQL without end.
 */
function nameStatements(client: PoolClient, onSlow: DatabaseOptions['onSlow']): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const named = (text: unknown, values?: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' && Array.isArray(values) && nameOf(text)
    const answer = name ? query({ name, text, values }, ...rest) : query(text, values, ...rest)
    if (onSlow && name && answer instanceof Promise) tellSlow(answer, text, onSlow)
    return answer
  }
  client.query = named as typeof client.query
}

function tellSlow(
  answer: Promise<unknown>,
  text: string,
  onSlow: NonNullable<DatabaseOptions['onSlow']>,
): void {
  const began = performance.now()
  const tell = () => {
    const ms = performance.now() - began
    if (ms >= slow) onSlow(Math.round(ms), text)
  }
  answer.then(tell, tell)
}

const slow = seconds(1)

function nameOf(text: string): string | undefined {
  const known = statementNames.get(text)
  if (known || statementNames.size >= maxStatements) return known
  const name = createHash('sha1').update(text).digest('base64url')
  statementNames.set(text, name)
  return name
}
