import { Pool } from 'pg'
import type { Endpoint, Input, Output } from '#domain/contract.ts'
import { fillPath } from '#domain/contract.ts'
import { minutes } from '#domain/kernel/durations.ts'
import { sandboxRoutes } from '#sandbox/routes.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { demoShop } from '#seed/settings/demo-shop.ts'
import { addSetting } from '#server/settings/index.ts'
import { buildApp } from '#server/app.ts'
import type { Context } from '#server/context.ts'
import { fixedClock, type FixedClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/db.ts'
import type { Config } from '#server/platform/env.ts'
import type { DatabasePulse } from '#server/platform/database-pulse.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Patience } from '#server/platform/http/patience.ts'
import { LoadGate } from '#server/platform/http/shed-load.ts'
import { LiveHub } from '#server/platform/live.ts'
import { silentLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { openChangeBus } from '#server/platform/change-bus.ts'
import { PublicCache } from '#server/platform/answers/public-cache.ts'
import { createRateLimits } from '#server/platform/rate-limit.ts'
import { openStandbys, type StandbyOptions } from '#server/platform/standbys/standbys.ts'
import { createTestDatabase } from './database.ts'
import { testConfig } from './test-config.ts'

export interface TestShop {
  app: App
  ctx: Context & { clock: FixedClock }
  databaseUrl: string
  /** Open unless a story tells it of a pressure. */
  gate: LoadGate
  /** Calls an endpoint through HTTP as the browser does; a refusal is thrown as `CallRefused`. */
  call<E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Output<E>>
  /** Takes the database away while the shop runs. */
  drop(): Promise<void>
  close(): Promise<void>
}

export interface CallOptions {
  headers?: Record<string, string>
  /** The network address the request comes from. */
  from?: string
}

export class CallRefused extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  /** The one value it is about. */
  readonly field: string | undefined
  readonly current: unknown
  readonly headers: Record<string, unknown>

  constructor(status: number, body: string, headers: Record<string, unknown>) {
    const { errors } = JSON.parse(body) as { errors: { code: string; message: string } }
    super(`${status} ${errors.code}: ${errors.message}`)
    this.status = status
    this.code = errors.code
    this.fields = (errors as { fields?: Record<string, string> }).fields ?? {}
    this.field = (errors as { field?: string }).field
    this.current = (errors as { current?: unknown }).current
    this.headers = headers
  }
}

/** The whole shop's API on a database of its own, with a clock that stands still. */
export async function openTestShop(
  options: {
    config?: Partial<Config>
    now?: string
    withPages?: boolean
    template?: string
    /** `new`: nobody has said yet whose shop it is. */
    identity?: 'new'
    /** How long requests wait for the database; on a busy machine longer than any visitor would. */
    patience?: Patience
    pulse?: DatabasePulse
    /** Another process at the database of this shop. */
    beside?: Pick<TestShop, 'databaseUrl'>
    /** Of the standbys that the configuration names. */
    standbys?: Pick<StandbyOptions, 'limits' | 'everyMs'>
  } = {},
): Promise<TestShop> {
  const database = options.beside
    ? { url: options.beside.databaseUrl, drop: async () => undefined }
    : await createTestDatabase(options.template)
  // Years of rows are written by one statement, on a machine that may be busy.
  const patience = { statementTimeout: minutes(5), connectTimeout: minutes(1) }
  const opened = openDatabase(database.url, patience)
  const aside = openDatabase(database.url, { ...patience, maxConnections: 2 })
  const limitsPool = new Pool({ connectionString: database.url, max: 2 })
  limitsPool.on('error', () => undefined)
  const config = { ...testConfig, ...options.config }
  const clock = fixedClock(options.now ?? '2026-11-21T09:00:00+07:00')
  const cache = new PublicCache({ clock })
  const live = new LiveHub()
  const { databaseReadUrls: readUrls } = config
  const standbys =
    readUrls && openStandbys(database.url, readUrls, { log: silentLog, ...options.standbys })
  const onNews = standbys && (() => standbys.heard())
  const changeBus = openChangeBus(database.url, { cache, live, log: silentLog, onNews })
  const ctx = {
    db: opened.db,
    asideDb: aside.db,
    pool: opened.pool,
    standbys,
    clock,
    config,
    log: silentLog,
    cache,
    changeBus,
    live,
    limits: createRateLimits(limitsPool, config.rateLimits),
    metrics: createMetrics(cache),
    outbox: { wake: () => undefined },
  }
  // The demo's, as most stories tell of it; a new shop has none yet.
  if (!options.beside && options.identity !== 'new') {
    await addSetting(opened.db, 'shop', demoShop, clock.now())
  }
  const gate = new LoadGate()
  const forever = { read: minutes(5), write: minutes(5), desk: minutes(5) }
  const app = await buildApp(ctx, {
    gate,
    patience: options.patience ?? forever,
    ...(options.pulse ? { pulse: options.pulse } : {}),
    checkAnswers: true,
    withPages: options.withPages ?? false,
    addRoutes: (into) => sandboxRoutes(into, demoLogins),
  })
  await app.fastify.ready()
  return {
    app,
    ctx,
    gate,
    databaseUrl: database.url,
    call: (endpoint, input, callOptions) => callApi(app, endpoint, input, callOptions),
    drop: () => database.drop(),
    close: async () => {
      await app.fastify.close()
      await changeBus.close()
      await standbys?.close()
      await limitsPool.end()
      await aside.close()
      await opened.close()
      await database.drop().catch(ignoreMissing)
      if (app.undeclared.length > 0) throw new Error(app.undeclared.join('\n'))
    },
  }
}

/** A test may have dropped it already. */
function ignoreMissing(error: { code?: string }): void {
  const undefinedDatabase = '3D000'
  if (error.code !== undefinedDatabase) throw error
}

async function callApi<E extends Endpoint>(
  app: App,
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Output<E>> {
  const { path, rest } = fillPath(endpoint.path, input as Record<string, unknown>)
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const response = await app.fastify.inject({
    method: endpoint.method,
    url: `/api${path}`,
    remoteAddress: options.from ?? '10.0.0.1',
    headers: {
      ...(endpoint.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}),
      ...options.headers,
    },
    ...(inQuery ? { query: stringValues(rest) } : { payload: rest }),
  })
  if (response.statusCode !== 200) {
    throw new CallRefused(response.statusCode, response.body, response.headers)
  }
  return response.json<{ data: Output<E> }>().data
}

function stringValues(values: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value as string | number)]))
}
